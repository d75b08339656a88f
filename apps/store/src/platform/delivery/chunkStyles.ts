import { hydrated } from "./hydration.ts";

/** URL of the style sheet of all chunks in scripts. Browsers load the file of the document instead. */
export const chunkStylesUrl = "/chunks.css";

/** Id of the element with that URL. Its `data-file` is the URL of the file. */
export const chunkStylesId = "chunk-styles";

let isHydrated = false;
let loading: Promise<void> | undefined;

if (typeof document !== "undefined")
  document.addEventListener(hydrated, () => (isHydrated = true), { once: true });

const loadOnce = (): Promise<void> => {
  const file = document.getElementById(chunkStylesId)?.dataset["file"];
  if (!file) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = file;
    link.onload = () => resolve();
    link.onerror = () => {
      loading = undefined;
      link.remove();
      reject(new Error(`${file} could not be loaded.`));
    };
    document.head.append(link);
  });
};

/**
 * Returns a function that loads a chunk and the style sheet of all chunks, which is loaded once and again after a failure.
 * Before hydration it loads the chunk only: the document has the styles of its page. In development Vite adds the styles.
 */
export const withStyles =
  <Chunk, Options extends unknown[]>(load: (...options: Options) => Promise<Chunk>) =>
  async (...options: Options): Promise<Chunk> => {
    if (!isHydrated) return load(...options);
    loading ??= loadOnce();
    const [chunk] = await Promise.all([load(...options), loading]);
    return chunk;
  };
