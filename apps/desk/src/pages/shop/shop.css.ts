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

export const summary = pageStyle({ overflowWrap: "anywhere", fontWeight: 600 });

export const inside = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
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

const frame = pageStyle({
  blockSize: "min(80vh, 50rem)",
  border: `1px solid ${vars.color.border}`,
  background: vars.color.canvas,
});

export const preview = {
  wide: `${frame} ${pageStyle({ inlineSize: "100%" })}`,
  phone: `${frame} ${pageStyle({ boxSizing: "content-box", inlineSize: "min(360px, 100% - 2px)" })}`,
};

export const color = pageStyle({
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  paddingBlock: "6px",
  paddingInline: 0,
  border: "none",
  background: "none",
});

export const samples = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  gap: vars.space.s16,
  maxInlineSize: "44rem",
});

export const sampleFigure = pageStyle({ display: "grid", gap: vars.space.s8, margin: 0 });

export const sample = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.s12,
  padding: vars.space.s16,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.canvas,
  color: vars.color.text,
});

export const sampleHero = pageStyle({
  inlineSize: "100%",
  padding: vars.space.s12,
  background: vars.color.hero,
  color: vars.color.onHero,
});

export const version = pageStyle({
  display: "grid",
  gap: vars.space.s8,
  paddingBlock: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const list = pageStyle({ margin: 0, paddingInlineStart: vars.space.s24 });

export const finding = pageStyle({ paddingBlock: vars.space.s4, overflowWrap: "anywhere" });

/* A column of its own width would be as wide as the widest row of colours. */
export const page = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s24,
});
