import halant from "./halant-400.woff2?url";
import regular from "./hind-madurai-400.woff2?url";
import strong from "./hind-madurai-600.woff2?url";

/** The faces that the first view needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrls: readonly string[] = [regular, strong, halant];
