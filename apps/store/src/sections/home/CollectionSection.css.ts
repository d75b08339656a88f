import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** Reserves the height of a loading banner. */
export const room: string = pageStyle({
  aspectRatio: "1",
  borderRadius: vars.radius.surface,
  backgroundColor: vars.color.imageBg,
  "@media": { [from("sm")]: { aspectRatio: "21 / 9" } },
});
