import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const head = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.s12,
  marginBlockEnd: vars.space.s16,
});

export const back = pageStyle({ paddingBlockEnd: vars.space.s8, fontSize: vars.text.small });

export const actions = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
});

/** A form of one column. */
export const form = pageStyle({ display: "grid", gap: vars.space.s16, maxInlineSize: "32rem" });
