// The network that reads cells, which is fetched when the first photo is to be read.
import { bytes } from "./bytes.js";

/** The bytes of its file. */
export const network = () => bytes(new URL("./reader.onnx", import.meta.url));
