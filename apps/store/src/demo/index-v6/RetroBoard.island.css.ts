import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** The categories are beside the poster. */
export const front: string = pageStyle({
  display: "grid",
  gap: vars.space.s24,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: vars.space.s24,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "264px minmax(0, 1fr)",
      alignItems: "start",
      gap: vars.space.s32,
    },
  },
});
export const poster: string = pageStyle({
  display: "grid",
  border: `${vars.borderWidth.frame} solid ${vars.color.frame}`,
  boxShadow: vars.shadow.card,
  "@media": { [from("lg")]: { gridColumn: 2, gridRow: 1 } },
});

/** A line of repeated text. */
export const ribbon: string = pageStyle({
  overflow: "hidden",
  marginBlockStart: vars.space.s40,
  paddingBlock: vars.space.s12,
  borderBlock: `6px solid ${vars.color.frame}`,
  // Fixed colours: the same in the light and the dark theme.
  backgroundColor: vars.color.tagLow,
  color: vars.color.onTagLow,
  fontFamily: vars.font.display,
  fontSize: vars.text.h3,
  whiteSpace: "nowrap",
});

/** The featured post has the full width, the columns are below it. */
export const paper: string = pageStyle({
  display: "grid",
  gap: `${vars.space.s32} ${vars.space.gutter}`,
  "@media": {
    [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const lead: string = pageStyle({ gridColumn: "1 / -1" });
