import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

/** The background of a theme covers the whole page. */
export const frame: string = pageStyle({
  position: "relative",
  minBlockSize: "100svh",
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
});
