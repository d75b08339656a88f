import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** Space around the banner. */
export const banner: string = pageStyle({
  "@media": {
    [from("md")]: {
      paddingBlockStart: vars.space.s24,
      paddingInline: `max(${vars.space.pageMargin}, calc((100% - ${vars.size.page}) / 2))`,
    },
  },
});
