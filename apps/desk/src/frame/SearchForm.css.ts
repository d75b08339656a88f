import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const form = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 360px))",
  alignItems: "end",
  gap: vars.space.s12,
  inlineSize: "100%",
});
