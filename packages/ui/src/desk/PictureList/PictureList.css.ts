import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { hairline, type } from "../../style/rules.ts";

export const list = patternStyle(
  { display: "grid", gap: vars.space.s12 },
  at("sm", { gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))" }),
);
/* In narrow viewports the picture is beside its facts, so that several are in view. */
export const item = patternStyle(
  {
    ...type.small,
    display: "grid",
    gridTemplateColumns: "72px minmax(0, 1fr)",
    gridTemplateAreas: "'frame position' 'frame facts' 'actions actions'",
    gridTemplateRows: "auto 1fr auto",
    columnGap: vars.space.s12,
    rowGap: vars.space.s4,
    padding: vars.space.s12,
    border: hairline,
    borderRadius: vars.radius.panel,
    background: vars.color.surface,
    color: vars.color.text,
  },
  at("sm", {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateAreas: "'frame' 'position' 'facts' 'actions'",
    gridTemplateRows: "auto auto 1fr auto",
    rowGap: vars.space.s8,
  }),
);
export const dragged = patternStyle({ opacity: 0.5 });
export const target = patternStyle({
  outline: `${vars.borderWidth.strong} dashed ${vars.color.action}`,
  outlineOffset: 2,
});
export const frame = patternStyle({
  gridArea: "frame",
  alignSelf: "start",
  aspectRatio: vars.card.ratio,
  background: vars.color.imageBg,
});
export const movable = patternStyle({ cursor: "grab" });
export const image = patternStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
/* The arrows point along the list: a row, or in narrow viewports a column. */
export const inRow = patternStyle({ display: "none" }, at("sm", { display: "flex" }));
export const inColumn = patternStyle({ display: "flex" }, at("sm", { display: "none" }));
export const position = patternStyle({ gridArea: "position", color: vars.color.textMuted });
export const facts = patternStyle({
  gridArea: "facts",
  display: "grid",
  alignContent: "start",
  gap: vars.space.s8,
  minInlineSize: 0,
});
export const actions = patternStyle({
  gridArea: "actions",
  display: "flex",
  alignItems: "center",
  marginInline: -10,
});
