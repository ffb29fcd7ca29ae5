//! Learning from a gradient. In: parameters, the gradient of their loss and a step size. Out: better parameters.

/// How much of the running mean of the gradient is kept at each step.
const MEAN: f32 = 0.9;

/// `AdamW`: steps along the gradient's running mean, divided by its running size.
#[derive(Debug)]
pub struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    decays: Vec<f32>,
    memory: f32,
    steps: i32,
}

impl Adam {
    /// Keeps the share `memory` of the running size at each step, and lets every parameter fade by its decay, both times
    /// the step size.
    pub fn new(decays: Vec<f32>, memory: f32) -> Self {
        let zeros = vec![0.0; decays.len()];
        Self { means: zeros.clone(), squares: zeros, decays, memory, steps: 0 }
    }

    /// One step.
    pub fn step(&mut self, parameters: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps += 1;
        let (mean_bias, square_bias) = (1.0 - MEAN.powi(self.steps), 1.0 - self.memory.powi(self.steps));
        for (place, (parameter, &slope)) in parameters.iter_mut().zip(gradient).enumerate() {
            let (mean, square) = (&mut self.means[place], &mut self.squares[place]);
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = self.memory * *square + (1.0 - self.memory) * slope * slope;
            let direction = (*mean / mean_bias) / ((*square / square_bias).sqrt() + 1e-8);
            *parameter -= rate * (direction + self.decays[place] * *parameter);
        }
    }
}

/// The share of the greatest step size when so much is done, from 0 to 1: up in a line until `warm_up`, then down along
/// a cosine.
pub fn fading(done: f32, warm_up: f32) -> f32 {
    if done < warm_up {
        done / warm_up
    } else {
        0.5 * (1.0 + (std::f32::consts::PI * (done - warm_up) / (1.0 - warm_up)).cos())
    }
}

#[cfg(test)]
mod tests {
    use super::{Adam, fading};

    #[test]
    fn a_bowl_is_rolled_down_to_its_bottom() {
        let mut adam = Adam::new(vec![0.0; 2], 0.999);
        let mut at = vec![3.0, -2.0];
        for step in 0..2000_u16 {
            let gradient = [2.0 * (at[0] - 1.0), 20.0 * (at[1] - 0.5)];
            adam.step(&mut at, &gradient, 0.05 * fading(f32::from(step) / 2000.0, 0.05));
        }
        assert!((at[0] - 1.0).abs() < 1e-2 && (at[1] - 0.5).abs() < 1e-2, "{at:?}");
    }

    #[test]
    fn without_a_slope_only_what_decays_fades() {
        let mut adam = Adam::new(vec![0.1, 0.0], 0.99);
        let mut at = vec![1.0, 1.0];
        adam.step(&mut at, &[0.0, 0.0], 0.5);
        assert_eq!(at, [0.95, 1.0]);
    }

    #[test]
    fn the_step_size_rises_and_fades() {
        assert!(fading(0.0, 0.1) == 0.0 && (fading(0.1, 0.1) - 1.0).abs() < 1e-6 && fading(1.0, 0.1) < 1e-6);
    }
}
