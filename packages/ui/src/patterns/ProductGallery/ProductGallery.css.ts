import { vars } from "../../tokens/contract.css.ts";
import { cropped, croppedBelow } from "../../tokens/cropped.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";

export const gallery = patternStyle({
  display: "grid",
  gap: vars.space.s8,
  gridTemplateColumns: "minmax(0, 1fr)",
});
/** A single picture has no column for thumbnails. */
export const withThumbs = patternStyle(
  at("xl", {
    gridTemplateColumns: "88px minmax(0, 1fr)",
    gap: vars.space.s20,
    alignItems: "start",
  }),
);
export const main = patternStyle(
  {
    ...cropped,
    position: "relative",
    aspectRatio: "25 / 28",
    overflow: "hidden",
    // Edge to edge on phones.
    marginInline: `calc(-1 * ${vars.space.pageMargin})`,
    backgroundColor: vars.color.imageBg,
  },
  at("md", { aspectRatio: "4 / 5", marginInline: 0, borderRadius: vars.radius.surface }),
  at("xl", { gridColumn: "-2", gridRow: 1 }),
);
export const view = patternStyle({
  ...cropped,
  selectors: { "&[hidden]": { display: "none" } },
});
export const zoom = patternStyle({ position: "absolute", insetBlockEnd: 12, insetInlineEnd: 12 });
export const thumbs = patternStyle(
  {
    display: "flex",
    gap: vars.space.s8,
    overflowX: "auto",
    scrollbarWidth: "thin",
    padding: 4,
    margin: -4,
  },
  at("xl", { gridColumn: 1, gridRow: 1, flexDirection: "column", overflow: "visible" }),
);
export const thumb = patternStyle(
  {
    ...croppedBelow,
    position: "relative",
    flex: "0 0 auto",
    inlineSize: 56,
    aspectRatio: "4 / 5",
    overflow: "hidden",
    backgroundColor: vars.color.imageBg,
    selectors: {
      "&[aria-current=true]::after": {
        content: "''",
        position: "absolute",
        inset: 0,
        border: `2px solid ${vars.color.text}`,
        boxShadow: `inset 0 0 0 2px ${vars.color.canvas}`,
      },
    },
  },
  at("xl", { inlineSize: 88 }),
);
