import halant from "./halant-400.woff2?url";
import hindMaduraiRegular from "./hind-madurai-400.woff2?url";
import hindMaduraiStrong from "./hind-madurai-600.woff2?url";

/** The three faces that the first view needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrls: readonly string[] = [hindMaduraiRegular, hindMaduraiStrong, halant];
