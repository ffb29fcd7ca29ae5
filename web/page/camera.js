// The camera: its picture lies behind the canvas, where the app leaves a hole for it. Nothing of it is kept here.

/** Enough for the app, and little for a battery; as the camera takes it, with nothing cut away. */
const WANTED = {
    facingMode: { ideal: "environment" },
    width: { ideal: 1280 },
    height: { ideal: 720 },
    resizeMode: { ideal: "none" },
};
/** The longer side of the small grey pictures by which the app sees what moves. */
const SMALL = 64;

const video = document.getElementById("camera");
const canvas = document.createElement("canvas");
const paper = canvas.getContext("2d", { willReadFrequently: true });
let place = { width: 0, height: 0 };

function isOn() {
    return Boolean(video.srcObject?.active) && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
}

/** The part of the picture that is seen: it covers its place. */
function seen() {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(videoWidth / place.width, videoHeight / place.height);
    const [width, height] = [Math.round(place.width * scale), Math.round(place.height * scale)];
    return { x: Math.round((videoWidth - width) / 2), y: Math.round((videoHeight - height) / 2), width, height };
}

function close() {
    for (const track of video.srcObject?.getTracks() ?? []) track.stop();
    video.srcObject = null;
    video.hidden = true;
}

// Nobody can see the picture: the camera goes off.
document.addEventListener("visibilitychange", () => document.hidden && close());

export const camera = {
    isThere: () => Boolean(navigator.mediaDevices?.getUserMedia) || !isSecureContext,

    /** Asks for the camera, and waits for its first picture. */
    async open() {
        if (!navigator.mediaDevices?.getUserMedia) throw new DOMException("", "SecurityError");
        close();
        const stream = await navigator.mediaDevices.getUserMedia({ video: WANTED, audio: false });
        if (document.hidden) {
            for (const track of stream.getTracks()) track.stop();
            throw new DOMException("the page is out of sight", "AbortError");
        }
        video.srcObject = stream;
        video.hidden = false;
        await video.play();
    },

    close,
    isOn,

    /** Puts the picture at a place of the page, in its pixels. */
    show(left, top, width, height) {
        if (place.left === left && place.top === top && place.width === width && place.height === height) return;
        place = { left, top, width, height };
        for (const [side, figure] of Object.entries(place)) video.style[side] = `${figure}px`;
    },

    /** What is seen now, to be read elsewhere. */
    picture() {
        const { x, y, width, height } = seen();
        return createImageBitmap(video, x, y, width, height);
    },

    /** What is seen now, small and grey, row by row; nothing before the first picture. */
    small() {
        if (!isOn() || !place.width || !place.height) return undefined;
        const { x, y, width, height } = seen();
        const scale = SMALL / Math.max(width, height);
        const size = [Math.max(Math.round(width * scale), 1), Math.max(Math.round(height * scale), 1)];
        if (canvas.width !== size[0] || canvas.height !== size[1]) [canvas.width, canvas.height] = size;
        paper.drawImage(video, x, y, width, height, 0, 0, ...size);
        const pixels = paper.getImageData(0, 0, ...size).data;
        const grey = new Uint8Array(size[0] * size[1]);
        for (let i = 0; i < grey.length; i++) {
            grey[i] = (pixels[4 * i] + 2 * pixels[4 * i + 1] + pixels[4 * i + 2]) >> 2;
        }
        return grey;
    },

    /** How many small pixels a row has. */
    smallWidth: () => canvas.width,

    /** A kingdom was taken. */
    hum: () => navigator.vibrate?.(30),
};
