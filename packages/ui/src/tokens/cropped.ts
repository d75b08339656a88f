import type { StyleRule } from "@vanilla-extract/css";

/** How high a `Picture` is where that is not for its own ratio to say. */
export const pictureBlockSize = "--picture-block-size";

/** A frame with a height of its own: the `Picture` in it fills it, whatever ratio that has, and is cropped. */
export const cropped: Pick<StyleRule, "display" | "gridTemplate" | "vars"> = {
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  // Engines differ in whether what has a ratio is stretched.
  vars: { [pictureBlockSize]: "100%" },
};
