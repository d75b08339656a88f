import halantRupee from "./halant-400-rupee.woff2?url&no-inline";
import halant from "./halant-400.woff2?url";
import regularRupee from "./hind-madurai-400-rupee.woff2?url&no-inline";
import regular from "./hind-madurai-400.woff2?url";
import strongRupee from "./hind-madurai-600-rupee.woff2?url&no-inline";
import strong from "./hind-madurai-600.woff2?url";

/**
 * The faces that the first view needs, for `<link rel="preload" as="font" crossorigin>`; the last three hold the
 * rupee sign alone.
 */
export const fontUrls: readonly string[] = [
  regular,
  strong,
  halant,
  regularRupee,
  strongRupee,
  halantRupee,
];
