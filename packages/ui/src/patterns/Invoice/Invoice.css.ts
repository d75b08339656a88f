import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { croppedBelow } from "../../tokens/cropped.ts";
import { patternLayer } from "../../tokens/layers.css.ts";
import { ink, paper } from "../../tokens/print.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { printOnPaper } from "../../style/printOnPaper.ts";
import { type } from "../../style/rules.ts";

/** A4 when printed, black on white in every theme. */
export const sheet = patternStyle(
  {
    ...type.body,
    display: "grid",
    gap: vars.space.s32,
    maxInlineSize: 820,
    marginInline: "auto",
    padding: vars.space.s20,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    border: `1px solid ${vars.color.border}`,
  },
  at("md", { padding: vars.space.s48 }),
  {
    "@media": {
      print: {
        maxInlineSize: "none",
        padding: 0,
        border: 0,
        backgroundColor: paper,
        color: ink,
        // Behind pictures on a transparent ground.
        vars: { [vars.color.imageBg]: paper },
      },
    },
  },
);
printOnPaper(sheet);
globalStyle("@page", { size: "A4", margin: "16mm" } as never);
globalStyle(`${sheet} *`, {
  "@layer": { [patternLayer]: { "@media": { print: { color: ink, borderColor: ink } } } },
});

export const head = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "start",
  gap: vars.space.s24,
});
export const shop = patternStyle({ ...type.small, color: vars.color.textMuted });
export const title = patternStyle({ ...type.h2 });
export const facts = patternStyle({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "auto auto",
  gap: `${vars.space.s4} ${vars.space.s16}`,
});
export const term = patternStyle({ color: vars.color.textMuted });
export const parties = patternStyle({
  display: "grid",
  gap: vars.space.s24,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
});
export const partyTitle = patternStyle({
  ...type.caption,
  color: vars.color.textSubtle,
  marginBlockEnd: vars.space.s4,
});
export const table = patternStyle({
  inlineSize: "100%",
  "@media": { print: { breakInside: "auto" } },
});
export const th = patternStyle({
  ...type.caption,
  color: vars.color.textSubtle,
  paddingBlock: vars.space.s8,
  paddingInlineEnd: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.text}`,
  verticalAlign: "bottom",
});
export const td = patternStyle({
  ...type.body,
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  verticalAlign: "top",
  "@media": { print: { breakInside: "avoid" } },
});
/* Picture beside the text; wraps if there is no space. */
export const product = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.s4} ${vars.space.s12}`,
});
export const picture = patternStyle({ ...croppedBelow, flex: "0 0 40px", blockSize: 50 });
export const words = patternStyle({ flex: "1 1 7em", minInlineSize: 0, overflowWrap: "anywhere" });
export const end = patternStyle({
  textAlign: "end",
  whiteSpace: "nowrap",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
});
export const variant = patternStyle({
  ...type.small,
  color: vars.color.textMuted,
  display: "block",
});
export const totals = patternStyle({
  display: "grid",
  gap: vars.space.s8,
  marginInlineStart: "auto",
  inlineSize: "min(100%, 20rem)",
  "@media": { print: { breakInside: "avoid" } },
});
export const row = patternStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s16,
});
/** Keeps currency symbol and amount on one line. */
export const figure = patternStyle({ whiteSpace: "nowrap" });
export const grand = patternStyle({
  ...type.h4,
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s16,
  paddingBlockStart: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.text}`,
});
