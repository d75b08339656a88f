import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const page = pageStyle({ display: "grid", gap: vars.space.s32 });

export const section = pageStyle({ display: "grid", justifyItems: "start", gap: vars.space.s12 });

export const list = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  gap: vars.space.s16,
  inlineSize: "100%",
  margin: 0,
  padding: 0,
});

export const card = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.s8,
  padding: vars.space.s12,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
});

export const picture = pageStyle({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: vars.radius.surface,
  background: vars.color.imageBg,
});

export const words = pageStyle({ margin: 0, overflowWrap: "anywhere" });

export const minor = pageStyle({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  overflowWrap: "anywhere",
});
