import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const groups = pageStyle({ display: "grid", gap: vars.space.s24 });

export const group = pageStyle({ display: "grid", gap: vars.space.s12 });

export const links = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.6rem), 1fr))",
  gap: vars.space.s12,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const link = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.s8,
  blockSize: "100%",
  padding: vars.space.s16,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: vars.color.borderControl } },
});

export const number = pageStyle({
  overflowWrap: "normal",
  fontSize: vars.text.h2,
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
});
