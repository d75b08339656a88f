import { vars } from "../tokens/contract.css.ts";
import { componentStyle, componentVariants, hover } from "../style/layerStyle.ts";
import { hairline, type } from "../style/rules.ts";

export const tokenDocs = componentStyle({
  ...type.small,
  paddingBlockEnd: vars.space.s32,
  background: vars.color.canvas,
  color: vars.color.text,
});
export const scroller = componentStyle({ overflowX: "auto" });
export const table = componentStyle({
  ...type.small,
  inlineSize: "100%",
  borderCollapse: "collapse",
});
/** For tables with many narrow columns. */
export const narrow = componentStyle({});
const inNarrow = { selectors: { [`${narrow} &`]: { paddingInline: vars.space.s4 } } };
export const head = componentStyle({
  ...type.label,
  ...inNarrow,
  padding: `${vars.space.s8} ${vars.space.s12}`,
  textAlign: "start",
  verticalAlign: "bottom",
  borderBlockEnd: `${vars.borderWidth.strong} solid ${vars.color.text}`,
});
export const cell = componentStyle({
  ...inNarrow,
  padding: `${vars.space.s8} ${vars.space.s12}`,
  textAlign: "start",
  verticalAlign: "middle",
  borderBlockEnd: hairline,
});
export const rowHead = componentStyle({ ...type.label, whiteSpace: "nowrap" });
export const code = componentStyle({
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace",
  fontSize: vars.text.caption,
  color: vars.color.textMuted,
  direction: "ltr",
  unicodeBidi: "isolate",
});
export const muted = componentStyle({ ...type.caption, color: vars.color.textMuted });

export const ratio = componentStyle({
  ...type.caption,
  minInlineSize: 40,
  paddingBlock: vars.space.s4,
  textAlign: "center",
  whiteSpace: "nowrap",
  fontWeight: vars.font.weightStrong,
});
/** Shows a non-text colour as the border of the cell. */
export const sign = componentStyle({
  border: `${vars.borderWidth.focus} solid transparent`,
});
export const failed = componentStyle({
  outline: `${vars.borderWidth.focus} dashed ${vars.color.danger}`,
  outlineOffset: -3,
});

export const swatches = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 208px), 1fr))",
  gap: `${vars.space.s24} ${vars.space.s16}`,
});
/** A value that is copied when it is pressed. */
export const copy = componentStyle({
  display: "block",
  maxInlineSize: "100%",
  minBlockSize: 24,
  overflow: "hidden",
  padding: 0,
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace",
  fontSize: vars.text.caption,
  color: vars.color.textMuted,
  textAlign: "start",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  direction: "ltr",
  cursor: "copy",
  ...hover({ color: vars.color.action, textDecoration: "underline" }),
});
export const search = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space.s16,
  maxInlineSize: 480,
  marginBlockEnd: vars.space.s24,
});
export const iconGrid = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 168px), 1fr))",
  gap: vars.space.s12,
});
export const iconTile = componentStyle({
  display: "grid",
  gap: vars.space.s8,
  justifyItems: "center",
  padding: vars.space.s12,
  border: hairline,
});
export const iconSizes = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s16,
});
export const chip = componentStyle({ blockSize: 72, border: hairline });

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 11rem) minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.s24,
  paddingBlock: vars.space.s12,
  borderBlockEnd: hairline,
});
export const roles = componentVariants(type);

export const bar = componentStyle({
  blockSize: 16,
  background: vars.color.action,
});
export const columns = componentStyle({
  display: "grid",
  gap: vars.space.gutter,
  blockSize: 64,
  inlineSize: "100%",
});
export const column = componentStyle({
  background: vars.color.actionSoft,
  borderInline: `1px solid ${vars.color.action}`,
});

export const tiles = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 200px), 1fr))",
  gap: vars.space.s32,
});
export const tile = componentStyle({
  display: "grid",
  placeItems: "center",
  blockSize: 120,
  background: vars.color.raised,
  border: `${vars.borderWidth.thin} solid ${vars.color.borderControl}`,
});

export const motionControls = componentStyle({ paddingBlockEnd: vars.space.s24 });
export const track = componentStyle({
  position: "relative",
  blockSize: 24,
  background: `repeating-linear-gradient(${vars.color.border} 0 1px, transparent 1px 6px)`,
});
export const motionBar = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 32,
  background: vars.color.action,
  transitionProperty: "inset-inline-start",
  selectors: { "[data-moved] &": { insetInlineStart: "calc(100% - 32px)" } },
});

export const board = componentStyle({
  overflow: "hidden",
  border: hairline,
});
export const boards = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 560px), 1fr))",
  gap: vars.space.s32,
});
/** Shows a page at half its size. */
export const small = componentStyle({ zoom: 0.5, inlineSize: "100%" });
export const body = componentStyle({
  display: "grid",
  gap: vars.space.s40,
  paddingBlock: vars.space.s48,
});
export const pair = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
  gap: vars.space.s40,
  alignItems: "start",
});
export const caption = componentStyle({
  ...type.h4,
  paddingBlockStart: vars.space.s24,
  marginBlockEnd: vars.space.s8,
});
export const block = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  blockSize: 220,
  backgroundColor: vars.color.hero,
  backgroundImage: vars.ornament.image,
  backgroundSize: vars.ornament.size,
  backgroundPosition: "center",
  color: vars.color.onHero,
  borderBlockEnd: vars.ornament.foot,
  borderEndStartRadius: vars.ornament.footRadius,
  borderEndEndRadius: vars.ornament.footRadius,
  selectors: {
    "&::before": {
      content: "''",
      position: "absolute",
      inset: 12,
      border: vars.ornament.frame,
      pointerEvents: "none",
    },
  },
});
