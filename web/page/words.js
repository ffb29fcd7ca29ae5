// What the page itself has to say, in the language of the player. The build fills in the texts of assets/lang.
import { texts } from "./texts.js";

// The app sets the language of the document when the player chooses one; until then it is the browser's.
document.documentElement.lang =
    navigator.languages.map((tag) => tag.split("-")[0].toLowerCase()).find((tag) => texts[tag]) ?? "en";

/** The text of a message. */
export function say(id) {
    return (texts[document.documentElement.lang] ?? texts.en)[id];
}
