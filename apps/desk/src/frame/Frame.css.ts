import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const name = pageStyle({
  fontWeight: vars.font.weightStrong,
  overflowWrap: "anywhere",
});

/** Not where fingers are the only pointer: there is hardly a keyboard. */
export const withKeyboard = pageStyle({
  display: "contents",
  "@media": { "not all and (any-hover: hover)": { display: "none" } },
});
