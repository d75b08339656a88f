import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const name = pageStyle({
  /* Where the page begins, whatever the direction of the name. */
  alignSelf: "start",
  fontWeight: vars.font.weightStrong,
  overflowWrap: "anywhere",
});

/** Not where fingers are the only pointer: there is hardly a keyboard. */
export const withKeyboard = pageStyle({
  display: "contents",
  "@media": { "not all and (any-hover: hover)": { display: "none" } },
});
