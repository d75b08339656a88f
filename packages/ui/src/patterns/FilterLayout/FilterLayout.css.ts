import { vars } from "../../tokens/contract.css.ts";
import { at, onHover, patternStyle, type } from "../patternStyle.ts";

export const layout = patternStyle(
  { display: "grid", gap: vars.space.s24, gridTemplateColumns: "minmax(0, 1fr)" },
  at("xl", {
    gridTemplateColumns: "256px minmax(0, 1fr)",
    columnGap: vars.space.s24,
    alignItems: "start",
  }),
  at("xxl", { gridTemplateColumns: "280px minmax(0, 1fr)" }),
);
export const rail = patternStyle(
  // Without JavaScript the filters cannot open in a sheet.
  { display: "none", "@media": { "(scripting: none)": { display: "block" } } },
  at("xl", {
    display: "block",
    position: "sticky",
    insetBlockStart: 80,
    maxBlockSize: "calc(100dvh - 96px)",
    overflowY: "auto",
    scrollbarWidth: "thin",
    paddingInlineEnd: vars.space.s8,
  }),
);
export const panel = patternStyle({ display: "grid" });
export const group = patternStyle({
  paddingBlock: vars.space.s20,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const first = patternStyle({
  selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
});
export const title = patternStyle({ ...type.h4, marginBlockEnd: vars.space.s12 });
export const collapsible = patternStyle({
  paddingBlock: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const head = patternStyle({ fontSize: "inherit", fontWeight: "inherit" });
export const toggle = patternStyle(
  {
    ...type.label,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s8,
    inlineSize: "100%",
    minBlockSize: 44,
    padding: 0,
    border: 0,
    background: "none",
    color: vars.color.text,
    textAlign: "start",
    cursor: "pointer",
  },
  onHover({ selectors: { "&:hover": { color: vars.color.action } } }),
);
export const content = patternStyle({ paddingBlockEnd: vars.space.s8 });
