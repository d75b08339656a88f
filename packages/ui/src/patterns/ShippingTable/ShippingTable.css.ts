import { createVar } from "@vanilla-extract/css";
import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { hairline, hidden, type } from "../../style/rules.ts";

/** Share of the longest delivery time, from 0 to 1. */
export const length = createVar();

const strongLine = `${vars.borderWidth.strong} solid ${vars.color.text}`;

/** Columns that no font moves. */
export const table = patternStyle({
  ...type.body,
  tableLayout: "fixed",
  inlineSize: "100%",
  color: vars.color.text,
});
export const th = patternStyle({
  ...type.label,
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s12,
  color: vars.color.textMuted,
  borderBlockEnd: strongLine,
  selectors: { "&:first-child": { inlineSize: "50%" } },
});
export const name = patternStyle(
  {
    ...type.h4,
    overflowWrap: "anywhere",
    paddingBlock: vars.space.s20,
    paddingInlineEnd: vars.space.s12,
    borderBlockEnd: hairline,
    verticalAlign: "middle",
  },
  at("md", { ...type.h3, paddingBlock: vars.space.s24 }),
);
/** A line whose length shows the delivery time. */
export const thread = patternStyle({
  display: "block",
  position: "relative",
  blockSize: 8,
  inlineSize: `calc(100% * ${length})`,
  maxInlineSize: 420,
  marginBlockStart: vars.space.s12,
  selectors: {
    "&::before": {
      content: "''",
      position: "absolute",
      insetInline: 0,
      insetBlockStart: 3,
      borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.zari}`,
    },
    "&::after": {
      content: "''",
      position: "absolute",
      insetInlineEnd: 0,
      insetBlockStart: 0,
      inlineSize: 20,
      blockSize: 8,
      borderRadius: "50%",
      backgroundColor: vars.color.action,
    },
  },
  "@media": { [forcedColors]: { display: "none" } },
});
export const cell = patternStyle(
  {
    paddingBlock: vars.space.s20,
    paddingInlineEnd: vars.space.s12,
    borderBlockEnd: hairline,
    verticalAlign: "middle",
  },
  at("md", { whiteSpace: "nowrap" }),
);
export const price = patternStyle({ ...type.pricePage, fontSize: vars.text.h3, textAlign: "end" });
export const end = patternStyle({ textAlign: "end", paddingInlineEnd: 0 });
export const caption = patternStyle(hidden);
