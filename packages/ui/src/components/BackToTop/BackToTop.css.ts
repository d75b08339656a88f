import { from } from "../../tokens/breakpoints.ts";
import { buyBarHeight } from "../../tokens/buyBar.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";

export const place = componentStyle({
  position: "fixed",
  insetBlockEnd: vars.space.s24,
  // Unset, thus 0, on pages without a buy bar.
  marginBlockEnd: `var(${buyBarHeight})`,
  insetInlineEnd: 0,
  zIndex: vars.layer.sticky,
  transition: `opacity ${vars.duration.hover}, visibility ${vars.duration.hover}`,
  selectors: { "&[data-state='hidden']": { opacity: 0, visibility: "hidden" } },
  "@media": {
    // In the middle of the page's margin, and no wider: the last column of a list has controls beside it.
    [from("md")]: {
      insetInlineEnd: `calc((${vars.space.pageMargin} - ${vars.size.iconButton}) / 2)`,
      scale: 32 / 44,
    },
    [from("xl")]: { scale: 40 / 44 },
    [from("xxl")]: { scale: 1 },
  },
});
