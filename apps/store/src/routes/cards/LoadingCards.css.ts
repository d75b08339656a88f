import { pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Words and cards share one place: nothing moves when the words go. */
export const stage: string = style({
  "@layer": { [pageLayer]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const cards: string = style({ "@layer": { [pageLayer]: { gridArea: "1 / 1" } } });

export const words: string = style({
  "@layer": {
    [pageLayer]: {
      gridArea: "1 / 1",
      // Over the cards, whose parts are placed as well.
      position: "relative",
      zIndex: 1,
      placeSelf: "start center",
      marginBlockStart: vars.space.s48,
      paddingInline: vars.space.s24,
      borderRadius: vars.radius.cloth,
      backgroundColor: vars.color.canvas,
    },
  },
});
