import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** The popular products overlap the check pattern. */
export const popular: string = pageStyle({
  position: "relative",
  padding: `${vars.space.s24} ${vars.space.s16}`,
  border: `${vars.borderWidth.strong} solid ${vars.color.text}`,
  backgroundColor: vars.color.surface,
  "@media": {
    [from("md")]: {
      marginBlockStart: `calc(-1 * (${vars.space.section} + ${vars.space.s64}))`,
      padding: `${vars.space.s40} ${vars.space.s40} ${vars.space.s24}`,
    },
  },
});

/** Two offers, the second one set lower. */
export const promos: string = pageStyle({
  display: "grid",
  gap: vars.space.gutter,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      alignItems: "start",
    },
  },
});
export const lower: string = pageStyle({
  "@media": { [from("lg")]: { marginBlockStart: vars.space.s80 } },
});
