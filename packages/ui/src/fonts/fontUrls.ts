import halant from "./halant-400.woff2?url";
import regular from "./hind-madurai-400.woff2?url";
import strong from "./hind-madurai-600.woff2?url";

/** URLs of the fonts above the fold, for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrls: readonly string[] = [regular, strong, halant];
