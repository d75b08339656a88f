import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../patternStyle.ts";

export const header = patternStyle({
  position: "relative",
  zIndex: vars.layer.header,
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  selectors: { "&[data-state=stuck]": { position: "sticky", insetBlockStart: 0 } },
});

export const bar = patternStyle(
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space.s4,
    minBlockSize: 56,
    maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.pageMargin})`,
    marginInline: "auto",
    paddingInline: `calc(${vars.space.pageMargin} - 10px)`,
  },
  at("md", { minBlockSize: 64 }),
  at("xl", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    minBlockSize: 72,
    paddingInline: vars.space.pageMargin,
  }),
);

export const layouts = {
  row: "",
  /** The wordmark is above the entries. */
  stack: patternStyle(at("xl", { rowGap: 0, paddingBlockStart: vars.space.s16 })),
};
const inStack = `${layouts.stack} > &`;

export const mark = patternStyle(
  { display: "inline-flex" },
  at("xl", { selectors: { [inStack]: { gridColumn: 2, gridRow: 1 } } }),
);

/** On phones the entries are in the menu, so they take no space here. */
export const nav = patternStyle(
  { display: "contents" },
  at("xl", {
    display: "block",
    minInlineSize: 0,
    selectors: { [inStack]: { gridColumn: "1 / -1", gridRow: 2, justifySelf: "center" } },
  }),
);

export const tools = patternStyle(
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    marginInlineStart: "auto",
  },
  at("md", { gap: vars.space.s4 }),
  at("xl", { selectors: { [inStack]: { gridColumn: 3, gridRow: 1 } } }),
);
