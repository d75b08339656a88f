import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const list = pageStyle({
  display: "grid",
  gap: vars.space.s8,
  margin: 0,
  paddingInlineStart: vars.space.s16,
  overflowWrap: "anywhere",
});

export const plain = pageStyle({
  display: "grid",
  gap: vars.space.s12,
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});

export const form = pageStyle({
  display: "grid",
  gap: vars.space.s12,
  justifyItems: "start",
  maxInlineSize: "480px",
});

export const change = pageStyle({
  display: "grid",
  gap: vars.space.s4,
  paddingBlockEnd: vars.space.s8,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
