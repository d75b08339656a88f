import { canHover } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";

export const options = componentStyle({
  display: "grid",
  rowGap: vars.space.s4,
  columnGap: vars.space.s16,
  "@media": { [canHover]: { rowGap: 0 } },
});
export const columns = componentStyle({
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))",
});
