import type { StyleRule } from "@vanilla-extract/css";

/** Block size of a `Picture` that does not use its own aspect ratio. */
export const pictureBlockSize = "--picture-block-size";

/** Part of a `Picture` that stays when it is cropped, unless it has a position of its own. Default the middle. */
export const picturePosition = "--picture-position";

/** Frame of fixed height whose `Picture` is cropped to fill it. */
export const cropped: Pick<StyleRule, "display" | "gridTemplate" | "vars"> = {
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  // Browsers differ in whether they stretch elements with an aspect ratio.
  vars: { [pictureBlockSize]: "100%" },
};

/** As `cropped`. Keeps the top of a picture that is higher than the frame, because heads are there. */
export const croppedBelow: typeof cropped = {
  ...cropped,
  vars: { ...cropped.vars, [picturePosition]: "50% 0" },
};
