import { canHover } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentVariants } from "../../style/layerStyle.ts";

export const layouts = componentVariants({
  stacked: {
    display: "grid",
    rowGap: vars.space.s4,
    "@media": { [canHover]: { rowGap: 0 } },
  },
  inline: { display: "flex", flexWrap: "wrap", columnGap: vars.space.s24 },
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
    gap: vars.space.s12,
  },
});
