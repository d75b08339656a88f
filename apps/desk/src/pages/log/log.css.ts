import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const entries = pageStyle({
  display: "grid",
  gap: vars.space.s12,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const entry = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.s8,
  padding: vars.space.s16,
  borderWidth: vars.borderWidth.thin,
  borderStyle: "solid",
  borderColor: vars.color.border,
  borderRadius: vars.radius.surface,
  overflowWrap: "anywhere",
});

export const entryHead = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space.s8,
  inlineSize: "100%",
});

export const entryTitle = pageStyle({
  flexGrow: 1,
  margin: 0,
  fontSize: vars.text.body,
  fontWeight: 600,
});

export const time = pageStyle({ fontSize: vars.text.small, color: vars.color.textMuted });
