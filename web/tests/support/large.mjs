// A photo as large as phones take them.
import { readFileSync } from "node:fs";
import { fixture } from "./phone.mjs";

/** The sample, enlarged in a browser. */
export async function largePhoto(page, width, height) {
    const sample = readFileSync(fixture("photos/sample.jpg")).toString("base64");
    const base64 = await page.evaluate(
        async ([sample, width, height]) => {
            const bytes = Uint8Array.from(atob(sample), (c) => c.charCodeAt(0));
            const picture = await createImageBitmap(new Blob([bytes]), { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
            const canvas = new OffscreenCanvas(width, height);
            canvas.getContext("2d").drawImage(picture, 0, 0);
            const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
            return new Promise((resolve) => {
                const reader = new FileReader();
                reader.onload = () => resolve(reader.result.split(",")[1]);
                reader.readAsDataURL(blob);
            });
        },
        [sample, width, height],
    );
    return Buffer.from(base64, "base64");
}
