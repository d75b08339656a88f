import { autoBidiText } from "../../style/componentStyle.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle, type } from "../patternStyle.ts";

/**
 * On phones the wrappers use `display: contents`, so that the actions stick within the whole layout instead of within
 * the box.
 */
export const layout = patternStyle(
  { display: "flex", flexDirection: "column", gap: vars.space.s20 },
  at("md", {
    display: "grid",
    gap: vars.space.s32,
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: vars.space.s40,
    alignItems: "start",
  }),
  at("xl", { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: vars.space.s64 }),
);
export const aside = patternStyle(
  { display: "contents" },
  at("md", { display: "block", position: "sticky", insetBlockStart: 96 }),
);
export const box = patternStyle(
  { display: "contents" },
  at("md", { display: "grid", gap: vars.space.s20, justifyItems: "stretch" }),
);
export const kicker = patternStyle({ ...type.small, color: vars.color.textSubtle });
export const title = patternStyle({ ...type.h1 });
export const head = patternStyle({ display: "grid", gap: vars.space.s8 });
export const description = patternStyle(autoBidiText, {
  ...type.body,
  color: vars.color.textMuted,
  maxInlineSize: "60ch",
});
export const actions = patternStyle(
  {
    display: "flex",
    alignItems: "flex-start",
    gap: vars.space.s12,
    position: "sticky",
    zIndex: 1,
    insetBlockEnd: 0,
    marginInline: `calc(-1 * ${vars.space.pageMargin})`,
    paddingInline: vars.space.pageMargin,
    paddingBlock: `${vars.space.s8} calc(${vars.space.s8} + env(safe-area-inset-bottom))`,
    backgroundColor: vars.color.canvas,
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
  at("md", { position: "static", margin: 0, padding: 0, border: 0 }),
);
export const facts = patternStyle({
  ...type.body,
  display: "grid",
  gridTemplateColumns: "minmax(6rem, auto) minmax(0, 1fr)",
  gap: `${vars.space.s8} ${vars.space.s24}`,
  paddingBlock: vars.space.s20,
  borderBlock: `1px solid ${vars.color.border}`,
});
export const term = patternStyle({ color: vars.color.textMuted });
