import { vars } from "../../tokens/contract.css.ts";
import { hover, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const header = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${vars.space.s8} ${vars.space.s24}`,
});

export const spaced = patternStyle({ marginBlockEnd: vars.space.s24 });

export const title = patternStyle({ ...type.h2 });

export const text = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  maxInlineSize: "28em",
  marginBlockStart: vars.space.s8,
});

export const link = patternStyle(
  {
    ...type.label,
    color: vars.color.action,
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.s4,
    minBlockSize: 44,
    marginBlock: -10,
    textDecoration: "none",
  },
  hover({ textDecoration: "underline", textUnderlineOffset: "0.25em" }),
);
