import { breakpoints, from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { autoBidiText, hairline, hidden, stackedLabel, type } from "../../style/rules.ts";

const stacked = `screen and (max-width: ${breakpoints.sm - 0.02}px)`;

export const table: string = componentStyle({
  ...type.body,
  inlineSize: "100%",
  color: vars.color.text,
});
export const caption: string = componentStyle(
  { ...type.h4, paddingBlockEnd: vars.space.s12, textAlign: "start" },
  autoBidiText,
);
export const captionHidden: string = componentStyle(hidden);
export const head: string = componentStyle({ "@media": { [stacked]: hidden } });
export const body: string = componentStyle({ "@media": { [stacked]: { display: "block" } } });
export const row: string = componentStyle({
  borderBlockEnd: hairline,
  "@media": {
    [stacked]: { display: "grid", rowGap: vars.space.s8, paddingBlock: vars.space.s16 },
  },
});
export const columnHeader: string = componentStyle({
  ...type.label,
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s16,
  borderBlockEnd: `${vars.borderWidth.strong} solid ${vars.color.text}`,
  color: vars.color.textMuted,
  verticalAlign: "bottom",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
});
export const cell: string = componentStyle({
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
export const rowHeader: string = componentStyle({ fontWeight: vars.font.weightStrong });
export const align: Record<"start" | "end", string> = componentVariants({
  start: { textAlign: "start" },
  end: { "@media": { [from("sm")]: { textAlign: "end" } } },
});
