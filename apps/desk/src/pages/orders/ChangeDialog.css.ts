import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const list = pageStyle({
  margin: 0,
  paddingInlineStart: vars.space.s20,
  overflowWrap: "anywhere",
});

export const tracking = pageStyle({
  display: "grid",
  gap: vars.space.s12,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
