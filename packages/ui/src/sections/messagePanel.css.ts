import { vars } from "../tokens/contract.css.ts";
import { at, patternStyle } from "../style/layerStyle.ts";
import { buttonsOn, filled, spaceAbove, type } from "../style/rules.ts";

export const panel = patternStyle({
  position: "relative",
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space.s20,
  minBlockSize: 420,
  // Aligns the texts with the content of other pages and of the footer.
  padding: `${vars.space.s64} max(${vars.space.pageMargin}, calc((100% - ${vars.size.page}) / 2))`,
  overflow: "hidden",
});
export const notFound = patternStyle({ justifyItems: "center", textAlign: "center" });
export const thankYou = patternStyle(buttonsOn(vars.color.brand, vars.color.onBrand), {
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
});
/** Continues in the footer: lies below the space above it and below its edge of triangles. */
export const endsPage = patternStyle({
  // At least down to the footer, where the page is shorter than the viewport.
  minBlockSize: `max(420px, calc(100svh - ${vars.space.s96} + ${vars.space.section} + ${vars.space.s12}))`,
  paddingBlockEnd: `calc(${vars.space.section} + ${vars.space.s64})`,
  marginBlockEnd: `calc(-1 * ${vars.space.section} - ${vars.space.s12})`,
});
/** A panel with a picture. On wide screens its texts keep to the first half. */
export const withPicture = patternStyle(
  { paddingBlockStart: 0 },
  at("lg", {
    paddingBlockStart: spaceAbove,
    paddingInlineEnd: `calc(50% + ${vars.space.s48})`,
  }),
);
/** The second half of the panel on wide screens, else a band above the texts. */
export const picture = patternStyle(
  {
    position: "relative",
    justifySelf: "stretch",
    blockSize: "min(48vw, 32svh)",
    marginInline: `calc(-1 * ${vars.space.pageMargin})`,
    marginBlockEnd: vars.space.s12,
    overflow: "hidden",
    borderBlockEnd: `2px solid ${vars.color.zari}`,
  },
  at("lg", {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: "50%",
    insetInlineEnd: 0,
    blockSize: "auto",
    margin: 0,
    borderBlockEnd: 0,
    borderInlineStart: `2px solid ${vars.color.zari}`,
  }),
);
export const filling = patternStyle(filled);
export const above = patternStyle({ position: "relative" });
export const title = patternStyle({ ...type.display, maxInlineSize: "16ch" });
export const text = patternStyle({ ...type.bodyLarge, maxInlineSize: "25em" });
export const actions = patternStyle({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s12,
});
