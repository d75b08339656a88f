import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const foot = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s12,
});

export const links = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });
