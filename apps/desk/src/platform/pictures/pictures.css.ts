import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const section = pageStyle({ display: "grid", gap: vars.space.s16, minInlineSize: 0 });

export const actions = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s8,
});

export const gallery = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
  gap: vars.space.s8,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const galleryButton = pageStyle({
  inlineSize: "100%",
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: "none",
  cursor: "pointer",
});

export const galleryPicture = pageStyle({
  display: "block",
  inlineSize: "100%",
  aspectRatio: "4 / 5",
  objectFit: "cover",
});

export const chosen = pageStyle({
  display: "block",
  maxInlineSize: "100%",
  maxBlockSize: "180px",
  objectFit: "contain",
  justifySelf: "start",
});
