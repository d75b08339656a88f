import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const name = pageStyle({
  fontWeight: vars.font.weightStrong,
  overflowWrap: "anywhere",
});
