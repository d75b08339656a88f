import { pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** A note over the upper edge of the cards, which it does not move. */
export const note: string = style({
  "@layer": {
    [pageLayer]: {
      gridArea: "1 / 1",
      position: "relative",
      zIndex: 1,
      placeSelf: "start center",
      display: "flex",
      alignItems: "center",
      gap: vars.space.s8,
      marginBlockStart: vars.space.s12,
      paddingBlock: vars.space.s8,
      paddingInline: vars.space.s16,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.card,
      fontSize: vars.text.small,
      color: vars.color.textMuted,
    },
  },
});
