import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const list: string = pageStyle({
  paddingInlineStart: vars.space.s24,
  display: "grid",
  gap: vars.space.s8,
});
