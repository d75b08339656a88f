import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const form = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
  alignItems: "end",
  gap: vars.space.s12,
  inlineSize: "100%",
});
