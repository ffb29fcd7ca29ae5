// The one notice that the page shows over the app: a sentence that passes, or a question that stays until it is answered.

/** How long a sentence stays, in milliseconds. */
const PASSING = 6000;

const place = document.getElementById("notice");
let passing;

function show(text, buttons) {
    clearTimeout(passing);
    const sentence = document.createElement("p");
    sentence.textContent = text;
    place.replaceChildren(sentence, ...buttons);
    place.classList.toggle("passing", buttons.length === 0);
    place.hidden = false;
}

/** Says something that needs no answer. */
export function tell(text) {
    // A question that is open is more important.
    if (!place.hidden && !place.classList.contains("passing")) return;
    show(text, []);
    passing = setTimeout(() => (place.hidden = true), PASSING);
}

/** Asks something: `answers` are the words on the buttons with what each does; the last one is the thing to do next. */
export function ask(text, answers) {
    show(
        text,
        answers.map(([word, act], index) => {
            const button = document.createElement("button");
            button.textContent = word;
            button.classList.toggle("next", index === answers.length - 1);
            button.onclick = () => {
                place.hidden = true;
                act();
            };
            return button;
        }),
    );
}
