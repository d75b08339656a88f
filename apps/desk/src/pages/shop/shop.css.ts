import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const fields = pageStyle({
  display: "grid",
  gap: vars.space.s16,
  maxInlineSize: "44rem",
});

/** Twelve colours. */
export const palette = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  gap: vars.space.s16,
  maxInlineSize: "44rem",
});

export const entry = pageStyle({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  paddingInline: vars.space.s12,
});

export const summary = pageStyle({
  paddingBlock: vars.space.s12,
  cursor: "pointer",
  overflowWrap: "anywhere",
  fontWeight: 600,
});

export const inside = pageStyle({
  display: "grid",
  gap: vars.space.s16,
  paddingBlockEnd: vars.space.s16,
});

export const actions = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space.s8,
});

export const picture = pageStyle({
  maxInlineSize: "10rem",
  maxBlockSize: "6rem",
  objectFit: "contain",
});

export const color = pageStyle({
  inlineSize: "3rem",
  blockSize: "2rem",
  padding: 0,
  border: "none",
  background: "none",
});

export const version = pageStyle({
  display: "grid",
  gap: vars.space.s8,
  paddingBlock: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const list = pageStyle({ margin: 0, paddingInlineStart: vars.space.s24 });

export const finding = pageStyle({ paddingBlock: vars.space.s4, overflowWrap: "anywhere" });

export const page = pageStyle({ display: "grid", gap: vars.space.s24 });
