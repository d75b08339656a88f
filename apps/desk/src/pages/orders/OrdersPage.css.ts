import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const filters = pageStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: vars.space.s12,
});

export const more = pageStyle({ inlineSize: "100%" });

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

export const muted = pageStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightRegular,
});

export const pills = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });

export const stacked = pageStyle({
  display: "flex",
  flexDirection: "column",
  /* Where the cell begins, whatever the direction of a name. */
  alignItems: "start",
  gap: vars.space.s2,
});
