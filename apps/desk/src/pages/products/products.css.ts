import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const product = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s12,
});

export const thumb = pageStyle({
  flexShrink: 0,
  inlineSize: "48px",
  blockSize: "60px",
  objectFit: "cover",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});

export const minor = pageStyle({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightRegular,
});

export const tags = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s4 });

/** The form: sections below each other. The bar at the lower edge covers nothing at its end. */
export const form = pageStyle({
  display: "grid",
  gap: vars.space.s32,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.s32,
});

export const section = pageStyle({ display: "grid", gap: vars.space.s16, minInlineSize: 0 });

export const card = pageStyle({
  display: "grid",
  gap: vars.space.s16,
  minInlineSize: 0,
  padding: vars.space.s16,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
});

export const row = pageStyle({
  display: "grid",
  gap: vars.space.s12,
  minInlineSize: 0,
  paddingBlock: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const actions = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s8,
});

export const head = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s8,
});

export const checks = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s16 });

export const shade = pageStyle({
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  paddingBlock: "6px",
  paddingInline: 0,
  border: "none",
  background: "none",
});

export const more = pageStyle({ display: "grid", gap: vars.space.s12 });
