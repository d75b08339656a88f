import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** The name of a group is sticky beside its products. */
export const group: string = pageStyle({
  display: "grid",
  gap: vars.space.s24,
  paddingBlock: vars.space.s40,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 9fr)",
      columnGap: vars.space.s40,
    },
  },
});
export const name: string = pageStyle({
  "@media": { [from("lg")]: { position: "sticky", insetBlockStart: 96, alignSelf: "start" } },
});
