import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { spaceAbove, type } from "../../style/rules.ts";

export const hero = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    backgroundColor: vars.color.hero,
    color: vars.color.onHero,
    overflow: "hidden",
  },
  at("lg", { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", minBlockSize: 560 }),
);
export const words = patternStyle(
  {
    display: "grid",
    alignContent: "start",
    gap: vars.space.s24,
    padding: `${vars.space.s48} ${vars.space.pageMargin}`,
    "@media": { [forcedColors]: { borderBlockEnd: `${vars.borderWidth.thin} solid` } },
  },
  at("lg", { paddingBlockStart: spaceAbove }),
  at("xl", { paddingInline: vars.space.s96 }),
);
export const title = patternStyle({ ...type.display, maxInlineSize: "14ch" });
export const text = patternStyle({ ...type.bodyLarge, maxInlineSize: "24em" });

/** A drawing of a loom: warp, reed and woven fabric. */
export const loom = patternStyle(
  {
    position: "relative",
    display: "grid",
    gridTemplateRows: "1fr 18px 150px",
    minBlockSize: 240,
    "@media": { [forcedColors]: { display: "none" } },
  },
  at("lg", { marginInlineEnd: vars.space.s96 }),
);
export const warp = patternStyle({
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.zari} 0 1px, transparent 1px 9px)`,
});
export const reed = patternStyle({
  backgroundColor: vars.color.onHero,
  borderBlock: `3px solid ${vars.color.zari}`,
  marginInline: "-10px",
  position: "relative",
});
export const woven = patternStyle({
  backgroundColor: vars.color.brand,
  backgroundImage: `linear-gradient(${vars.color.zari}, ${vars.color.zari}), linear-gradient(${vars.color.zari}, ${vars.color.zari}), radial-gradient(${vars.color.zari} 2.4px, transparent 3px), radial-gradient(${vars.color.zari} 2.4px, transparent 3px)`,
  backgroundRepeat: "no-repeat, no-repeat, repeat, repeat",
  backgroundSize: "100% 3px, 100% 1px, 28px 28px, 28px 28px",
  backgroundPosition: "0 18px, 0 26px, 0 34px, 14px 48px",
});
