import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle, type } from "../patternStyle.ts";

export const layout = patternStyle(
  { display: "grid", gap: vars.space.s32, gridTemplateColumns: "minmax(0, 1fr)" },
  at("md", {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: vars.space.s40,
    alignItems: "start",
  }),
  at("xl", { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: vars.space.s64 }),
);
export const aside = patternStyle(at("md", { position: "sticky", insetBlockStart: 96 }));
export const box = patternStyle({ display: "grid", gap: vars.space.s20, justifyItems: "stretch" });
export const kicker = patternStyle({ ...type.small, color: vars.color.textSubtle });
export const title = patternStyle({ ...type.h1 });
export const head = patternStyle({ display: "grid", gap: vars.space.s8 });
export const description = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  maxInlineSize: "60ch",
});
export const actions = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s12,
});
export const facts = patternStyle({
  ...type.body,
  display: "grid",
  gridTemplateColumns: "minmax(6rem, auto) minmax(0, 1fr)",
  gap: `${vars.space.s8} ${vars.space.s24}`,
  paddingBlock: vars.space.s20,
  borderBlock: `1px solid ${vars.color.border}`,
});
export const term = patternStyle({ color: vars.color.textMuted });
