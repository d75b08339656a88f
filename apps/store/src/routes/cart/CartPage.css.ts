import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** The amounts are below the table (CART-08), aligned with the column of totals. */
export const end: string = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s48,
  marginBlockStart: vars.space.s32,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 1fr) 440px",
      columnGap: vars.space.s64,
      alignItems: "start",
    },
  },
});
export const amounts: string = pageStyle({ "@media": { [from("lg")]: { gridArea: "1 / 2" } } });
