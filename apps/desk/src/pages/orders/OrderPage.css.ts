import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const head = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s12,
  margin: 0,
  marginBlockEnd: vars.space.s16,
});

export const muted = pageStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.s16,
  "@media": {
    "screen and (min-width: 1100px)": { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
  },
});

export const column = pageStyle({ display: "grid", gap: vars.space.s16, minInlineSize: 0 });

export const card = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.s12,
  padding: vars.space.s16,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  overflowWrap: "anywhere",
});

export const comment = pageStyle({ marginBlockEnd: vars.space.s16 });

export const lines = pageStyle({
  inlineSize: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const line = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s12,
  paddingBlock: vars.space.s8,
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.border}` } },
});

export const picture = pageStyle({
  inlineSize: "64px",
  blockSize: "80px",
  objectFit: "cover",
  background: vars.color.imageBg,
});

export const facts = pageStyle({
  display: "flex",
  flex: "1 1 7em",
  flexDirection: "column",
  gap: vars.space.s4,
  minInlineSize: 0,
});

export const amount = pageStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "end",
  marginInlineStart: "auto",
  gap: vars.space.s4,
  fontVariantNumeric: "tabular-nums",
});

export const address = pageStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  fontStyle: "normal",
});

export const contact = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s16,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const contactLink = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 44,
});

export const buttons = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });

export const long = pageStyle({ overflowWrap: "anywhere" });

export const quote = pageStyle({
  margin: 0,
  paddingInlineStart: vars.space.s12,
  borderInlineStart: `3px solid ${vars.color.borderControl}`,
  whiteSpace: "pre-line",
});

export const amounts = pageStyle({ inlineSize: "100%" });

export const list = pageStyle({
  display: "grid",
  gap: vars.space.s12,
  inlineSize: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const note = pageStyle({ whiteSpace: "pre-line", margin: 0 });

export const noteHead = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s8,
});

export const form = pageStyle({ display: "grid", gap: vars.space.s12, inlineSize: "100%" });

/** Stays within reach of the thumb, above the bottom bar of a phone. */
export const actions = pageStyle({
  position: "sticky",
  insetBlockEnd: "calc(56px + env(safe-area-inset-bottom))",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
  marginBlockStart: vars.space.s16,
  padding: vars.space.s12,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  boxShadow: vars.shadow.popover,
  "@media": { "screen and (min-width: 900px)": { insetBlockEnd: 0 } },
});

/** As wide as a phone, where the other actions are below it. */
export const main = pageStyle({
  display: "grid",
  flexGrow: 1,
  "@media": { "screen and (min-width: 900px)": { flexGrow: 0 } },
});

export const failure = pageStyle({ flexBasis: "100%" });

export const others = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
  "@media": { "screen and (min-width: 900px)": { marginInlineStart: "auto" } },
});
