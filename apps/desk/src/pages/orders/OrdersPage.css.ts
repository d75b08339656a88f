import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const views = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s4,
  margin: 0,
  marginBlockEnd: vars.space.s16,
  padding: 0,
  listStyle: "none",
});

export const view = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "44px",
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: vars.color.borderControl },
    "&[aria-current]": {
      borderColor: vars.color.action,
      background: vars.color.actionSoft,
      color: vars.color.onActionSoft,
      fontWeight: vars.font.weightStrong,
    },
  },
});

export const count = pageStyle({ fontVariantNumeric: "tabular-nums" });

export const filters = pageStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: vars.space.s12,
  marginBlockEnd: vars.space.s16,
});

export const more = pageStyle({ inlineSize: "100%" });

export const summary = pageStyle({
  inlineSize: "fit-content",
  minBlockSize: "44px",
  paddingBlock: vars.space.s12,
  cursor: "pointer",
});

export const fields = pageStyle({
  display: "grid",
  gap: vars.space.s16,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    "screen and (min-width: 900px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const days = pageStyle({ display: "grid", gap: vars.space.s12 });

export const numberCell = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s8,
});

export const number = pageStyle({ fontVariantNumeric: "tabular-nums" });

export const muted = pageStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const pills = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });

export const stacked = pageStyle({ display: "flex", flexDirection: "column", gap: vars.space.s2 });
