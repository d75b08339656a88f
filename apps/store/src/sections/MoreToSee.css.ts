import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const search: string = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space.s8,
  maxInlineSize: "34rem",
});
export const field: string = pageStyle({ flex: "1 1 12rem" });

/** Four columns, or as many as hold the longest name at the reader's text size. */
export const tiles: string = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(8.5rem, 22%)), 1fr))",
  gap: `${vars.space.s24} ${vars.space.gutter}`,
});

export const tile: string = pageStyle({
  display: "grid",
  gap: vars.space.s12,
  color: vars.color.text,
  textUnderlineOffset: "0.2em",
  textDecorationColor: "transparent",
  ":hover": { textDecorationColor: "currentColor" },
});

export const picture: string = pageStyle({
  display: "grid",
  aspectRatio: "4 / 5",
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
});

export const promises: string = pageStyle({ display: "grid", gap: vars.space.s12 });
export const promise: string = pageStyle({
  display: "flex",
  gap: vars.space.s12,
  color: vars.color.textMuted,
});
