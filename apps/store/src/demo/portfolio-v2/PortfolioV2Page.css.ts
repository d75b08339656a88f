import { pageStyle } from "@pallu/ui/style";
import { cropped, from, vars } from "@pallu/ui/tokens";

/** One slide: a room and its caption. */
export const slide: string = pageStyle({
  // Contains visually hidden content inside the clipped track.
  position: "relative",
  display: "grid",
  // The slide has its own rows; the carousel shares five.
  gridRow: "1 / -1",
  // A slide that is higher than this one does not move its caption.
  gridTemplateRows: "auto 1fr",
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)",
      gridTemplateRows: "auto",
    },
  },
});
export const picture: string = pageStyle({
  position: "relative",
  aspectRatio: "4 / 3",
  "@media": { [from("lg")]: { aspectRatio: "16 / 9" } },
});
/** The picture fills its area, whose ratio depends on the screen. */
export const fill: string = pageStyle({
  ...cropped,
  position: "absolute",
  inset: 0,
});
export const plate: string = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.s12,
  padding: vars.space.s24,
  backgroundColor: vars.color.hero,
  color: vars.color.onHero,
  borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.zari}`,
  "@media": {
    [from("lg")]: {
      padding: vars.space.s40,
      borderBlockStart: 0,
      borderInlineStart: `${vars.borderWidth.strong} solid ${vars.color.zari}`,
    },
  },
});
export const link: string = pageStyle({
  color: vars.color.onHero,
  paddingBlock: vars.space.s8,
  justifySelf: "start",
  selectors: {
    "&:focus-visible": { outline: `${vars.borderWidth.focus} solid ${vars.color.onHero}` },
  },
});
