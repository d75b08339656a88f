import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** The options, and the rules in a panel beside them. */
export const layout: string = pageStyle({
  display: "grid",
  gap: vars.space.s48,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
      columnGap: vars.space.s80,
      alignItems: "start",
    },
  },
});
export const rules: string = pageStyle({
  padding: vars.space.s24,
  backgroundColor: vars.color.sunken,
  borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.brand}`,
});
