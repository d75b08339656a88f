import { breakpoints, from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { autoBidiText, hairline, hidden, stackedLabel, type } from "../../style/rules.ts";

const stacked = `screen and (max-width: ${breakpoints.sm - 0.02}px)`;

export const table = componentStyle({
  ...type.body,
  inlineSize: "100%",
  color: vars.color.text,
});
export const caption = componentStyle(
  { ...type.h4, paddingBlockEnd: vars.space.s12, textAlign: "start" },
  autoBidiText,
);
export const captionHidden = componentStyle(hidden);
export const head = componentStyle({ "@media": { [stacked]: hidden } });
export const body = componentStyle({ "@media": { [stacked]: { display: "block" } } });
export const row = componentStyle({
  borderBlockEnd: hairline,
  "@media": {
    [stacked]: { display: "grid", rowGap: vars.space.s8, paddingBlock: vars.space.s16 },
  },
});
export const columnHeader = componentStyle({
  ...type.label,
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s16,
  borderBlockEnd: `${vars.borderWidth.strong} solid ${vars.color.text}`,
  color: vars.color.textMuted,
  verticalAlign: "bottom",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
});
export const cell = componentStyle({
  paddingBlock: vars.space.s16,
  paddingInlineEnd: vars.space.s16,
  verticalAlign: "top",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  "@media": {
    [stacked]: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "baseline",
      gap: vars.space.s16,
      padding: 0,
      minInlineSize: 0,
      ...stackedLabel,
    },
  },
});
export const rowHeader = componentStyle({ fontWeight: vars.font.weightStrong });
export const align = componentVariants({
  start: { textAlign: "start" },
  end: { "@media": { [from("sm")]: { textAlign: "end" } } },
});
