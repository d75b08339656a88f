import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";
import type { StyleRule } from "@vanilla-extract/css";

/** The form beside the address. */
export const layout: string = pageStyle({
  display: "grid",
  gap: vars.space.s64,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "start" },
  },
});

export const figure: string = pageStyle({ display: "grid", gap: vars.space.s24, margin: 0 });

/** Keeps its colours in forced-colors mode: land and water must differ. */
export const map: string = pageStyle({
  inlineSize: "100%",
  blockSize: "auto",
  border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.sunken,
  forcedColorAdjust: "none",
});

const stroked = (colour: string, width: number): StyleRule => ({
  fill: "none",
  stroke: colour,
  strokeWidth: width,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const river: string = pageStyle(stroked(vars.color.infoSoft, 9));
export const riverEdge: string = pageStyle(stroked(vars.color.info, 10.5));
export const lake: string = pageStyle({
  fill: vars.color.infoSoft,
  stroke: vars.color.info,
  strokeWidth: 0.75,
});
export const quarter: string = pageStyle({ fill: vars.color.actionSoft });
export const street: string = pageStyle(stroked(vars.color.border, 2));
export const road: string = pageStyle(stroked(vars.color.surface, 6));
export const roadEdge: string = pageStyle(stroked(vars.color.borderControl, 7.5));
export const rail: string = pageStyle({
  ...stroked(vars.color.textSubtle, 2),
  strokeLinecap: "butt",
  strokeDasharray: "7 4",
});
export const pin: string = pageStyle({ fill: vars.color.action });
export const pinEye: string = pageStyle({ fill: vars.color.onAction });

/** Labels are centred on their points, which is independent of the text direction. */
export const label: string = pageStyle({
  fill: vars.color.textMuted,
  fontFamily: vars.font.ui,
  fontSize: 13.5,
  "@media": { [from("md")]: { fontSize: 12 } },
  textAnchor: "middle",
  paintOrder: "stroke",
  stroke: vars.color.sunken,
  strokeWidth: 3,
  strokeLinejoin: "round",
});
export const waterLabel: string = pageStyle({
  stroke: "none",
  fill: vars.color.onInfoSoft,
  fontStyle: "italic",
});
export const placeLabel: string = pageStyle({
  fill: vars.color.text,
  fontWeight: vars.font.weightStrong,
});
