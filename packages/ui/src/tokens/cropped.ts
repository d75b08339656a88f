import type { StyleRule } from "@vanilla-extract/css";

/** Block size of a `Picture` that does not use its own aspect ratio. */
export const pictureBlockSize = "--picture-block-size";

/** Frame of fixed height whose `Picture` is cropped to fill it. */
export const cropped: Pick<StyleRule, "display" | "gridTemplate" | "vars"> = {
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  // Browsers differ in whether they stretch elements with an aspect ratio.
  vars: { [pictureBlockSize]: "100%" },
};
