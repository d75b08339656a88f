import { createVar } from "@vanilla-extract/css";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { autoBidiText, hairline, type } from "../../style/rules.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Length of the cloth divided by its width. */
export const ratio = createVar();

const clothBlockSize = createVar();

export const root = patternStyle({ display: "grid", gap: vars.space.s8, minInlineSize: 0 });
export const scroller = patternStyle(
  {
    vars: { [clothBlockSize]: "240px" },
    overflowX: "auto",
    // A swipe at the end of the cloth must not go back in the history.
    overscrollBehaviorX: "contain",
    userSelect: "none",
    scrollbarColor: `${vars.color.borderControl} transparent`,
    selectors: {
      "&[data-drag]": { cursor: "grab" },
      "&[data-drag=active]": { cursor: "grabbing" },
    },
  },
  at("md", { vars: { [clothBlockSize]: "320px" } }),
);
export const track = patternStyle({ inlineSize: `calc(${clothBlockSize} * ${ratio})` });
export const parts = patternStyle({ display: "grid" });
export const part = patternStyle({
  ...type.small,
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s8,
  borderInlineStart: hairline,
});
/** Stays in view while its part is. */
export const label = patternStyle({
  position: "sticky",
  insetInlineStart: vars.space.s8,
  display: "inline-block",
});
export const name = patternStyle(autoBidiText, { ...type.label, display: "block" });
export const detail = patternStyle(autoBidiText, { display: "block", color: vars.color.textMuted });
/** In right-to-left pages the cloth begins at the right. Turning it keeps its figures as they are woven. */
export const cloth = patternStyle({
  pointerEvents: "none",
  selectors: { "[dir='rtl'] &": { rotate: "180deg" } },
});
export const ruler = patternStyle({ position: "relative", blockSize: "2rem", marginBlockEnd: 4 });
export const tick = patternStyle(autoBidiText, {
  ...type.caption,
  position: "absolute",
  insetBlockStart: 0,
  paddingBlockStart: vars.space.s8,
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.borderControl}`,
  color: vars.color.textMuted,
});
export const hint = patternStyle({ ...type.caption, color: vars.color.textMuted });
