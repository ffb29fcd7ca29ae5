// The words of the app in other languages than English, which is built in. The build says where they are.
import { speech } from "./texts.js";

/** The Fluent text of a language. */
export async function words(tag) {
    const response = await fetch(new URL(speech[tag], import.meta.url));
    if (!response.ok) throw new Error(`${tag}: ${response.status}`);
    return response.text();
}
