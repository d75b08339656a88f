import { globalStyle } from "@vanilla-extract/css";
import { patternLayer } from "../../tokens/layers.css.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const bar = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space.s8} ${vars.space.s16}`,
  marginBlockEnd: vars.space.s20,
});
/**
 * Has a line while it is empty, and in a wide window the height of the controls beside it, so that everything stays in its
 * place when it arrives.
 */
export const count = patternStyle(
  { ...type.small, color: vars.color.textMuted, minBlockSize: "1lh" },
  at("xl", { display: "grid", alignContent: "center", minBlockSize: vars.size.control }),
);
/** A row of its own beside the filter button: at its end the button would move when the sort field arrives. */
export const tools = patternStyle(
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.s8,
    flexBasis: "100%",
  },
  at("xl", { flexBasis: "auto" }),
);
/** The sort field takes the rest of a phone's width. */
globalStyle(`${tools} > * + *`, {
  "@layer": { [patternLayer]: { flexGrow: 1, maxInlineSize: "20rem" } },
});
export const chips = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
  flexBasis: "100%",
});
export const chip = patternStyle(
  {
    ...type.label,
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.s8,
    minBlockSize: 36,
    paddingInline: vars.space.s12,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    border: "1px solid transparent",
    textDecoration: "none",
  },
  hover({ borderColor: vars.color.onActionSoft }),
);
export const clear = patternStyle({
  ...type.label,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 36,
  paddingInline: vars.space.s8,
  color: vars.color.action,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
});
