import { vars } from "../../tokens/contract.css.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import type { LayeredRule } from "../../style/layerStyle.ts";
import { filled, focusOn, type } from "../../style/rules.ts";

export const hero = patternStyle({ position: "relative" });

export const slide = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    backgroundColor: vars.color.hero,
    color: vars.color.onHero,
    borderBlockEnd: vars.ornament.foot,
    borderEndStartRadius: vars.ornament.footRadius,
    borderEndEndRadius: vars.ornament.footRadius,
    overflow: "hidden",
  },
  at("sm", {
    gridTemplateRows: "auto",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  }),
  at("md", { minBlockSize: 420 }),
  at("xl", { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", minBlockSize: 470 }),
  at("xxl", { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4.6fr)", minBlockSize: 540 }),
);

export const picture = patternStyle(
  {
    position: "relative",
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr) auto",
    backgroundColor: vars.color.imageBg,
    overflow: "hidden",
    // A line separates picture and block.
    borderBlockEnd: `${vars.borderWidth.join} solid ${vars.color.zari}`,
  },
  at("sm", {
    borderBlockEnd: 0,
    borderInlineEnd: `${vars.borderWidth.join} solid ${vars.color.zari}`,
  }),
);

export const frame = patternStyle(
  { position: "relative", aspectRatio: "4 / 3.6" },
  at("sm", { aspectRatio: "auto" }),
);

/** The slide has corners, its picture has none. */
export const image = patternStyle(filled, { vars: { [vars.radius.surface]: "0px" } });

/** Keeps the height of a callout that is not known yet. */
export const calloutRow = patternStyle({ minBlockSize: 80 }, at("xl", { display: "contents" }));

export const words = patternStyle(
  {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: vars.space.s16,
    paddingBlock: `${vars.space.s32} ${vars.space.s80}`,
    paddingInline: `calc(${vars.space.pageMargin} + ${vars.ornament.mat})`,
    backgroundImage: vars.ornament.image,
    backgroundSize: vars.ornament.size,
    backgroundPosition: "center",
    selectors: {
      "&::before": {
        content: "''",
        position: "absolute",
        inset: 12,
        border: vars.ornament.frame,
        pointerEvents: "none",
      },
    },
  },
  at("md", { paddingBlock: vars.space.s64 }),
  at("xl", { paddingInline: vars.space.s64 }),
);

export const kicker = patternStyle({
  ...type.h3,
  display: "flex",
  alignItems: "center",
  gap: vars.space.s12,
  selectors: {
    "&::after": { content: "''", inlineSize: 40, borderBlockEnd: `2px solid ${vars.color.zari}` },
  },
});

export const headline = patternStyle(
  // Not in `ch`: a late font would change the width and rewrap the text.
  // Large text stays within the block, whose width depends on the window.
  { ...type.h1, maxInlineSize: "9em", fontSize: `min(${vars.text.h1}, 15vw)` },
  at("md", { fontSize: `min(${vars.text.h1}, 7vw)` }),
  at("xl", {
    fontSize: `min(${vars.text.hero}, 5vw)`,
    lineHeight: vars.leading.display,
    // A long word reaches into the block's padding before it is broken.
    maxInlineSize: `min(9em, 100% + ${vars.space.s48})`,
    overflowWrap: "break-word",
  }),
);

export const action = patternStyle(
  {
    ...type.button,
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.size.control,
    marginBlockStart: vars.space.s8,
    padding: `${vars.space.s8} ${vars.space.s32}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.onHero,
    color: vars.color.hero,
    textDecoration: "none",
    border: `1px solid ${vars.color.onHero}`,
    transitionProperty: "background-color, color",
    transitionDuration: vars.duration.hover,
  },
  hover({ backgroundColor: "transparent", color: vars.color.onHero }),
  focusOn(vars.color.onHero),
);

export const callout = patternStyle(
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "1fr auto",
    alignItems: "center",
    gap: `${vars.space.s2} ${vars.space.s20}`,
    padding: `${vars.space.s16} ${vars.space.pageMargin}`,
    backgroundColor: vars.color.canvas,
    color: vars.color.text,
  },
  // Only a wide picture has room for it.
  at("xl", {
    position: "absolute",
    insetBlockEnd: 0,
    gridTemplateColumns: "auto auto",
    paddingBlock: vars.space.s20,
  }),
);

/** Pictures are not mirrored, so a callout stays on the same side of them in both directions. */
const mirrored = (inset: object): LayeredRule => ({
  selectors: { "[dir='rtl'] &": { insetInline: "auto", ...inset } },
});

export const calloutSide = {
  start: patternStyle({ insetInlineStart: 0 }, mirrored({ insetInlineEnd: 0 })),
  end: patternStyle({ insetInlineEnd: 0 }, mirrored({ insetInlineStart: 0 })),
};

export const calloutName = patternStyle({ ...type.small, color: vars.color.textMuted });
export const calloutPrice = patternStyle({
  ...type.pricePage,
  fontSize: vars.text.h3,
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.s8,
});
export const calloutList = patternStyle({ ...type.small, color: vars.color.textSubtle });

export const buy = patternStyle(
  {
    ...type.label,
    gridColumn: 2,
    gridRow: "1 / span 2",
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: 44,
    color: vars.color.action,
    textDecorationLine: "underline",
    textUnderlineOffset: "0.3em",
  },
  hover({ textDecorationThickness: 2 }),
);

export const badge = patternStyle({
  position: "absolute",
  insetBlockEnd: "100%",
  insetInlineStart: 0,
  ...type.caption,
  fontWeight: vars.font.weightStrong,
  padding: `${vars.space.s4} ${vars.space.s12}`,
  backgroundColor: vars.color.tagOff,
  color: vars.color.onTag,
});

export const banner = patternStyle({
  position: "relative",
  display: "block",
  inlineSize: "100%",
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
  color: "inherit",
  selectors: { "&:focus-visible": { outlineOffset: -6 } },
});

export const shape = {
  hero: patternStyle(
    // Fills a carousel with a higher slide.
    { aspectRatio: "4 / 3", blockSize: "100%" },
    at("sm", { aspectRatio: "16 / 9" }),
    at("xl", { aspectRatio: "auto", blockSize: 470 }),
    at("xxl", { blockSize: 540 }),
  ),
  collection: patternStyle({ aspectRatio: "1" }, at("sm", { aspectRatio: "21 / 9" })),
};

export const panel = patternStyle(
  {
    position: "absolute",
    insetInlineStart: 0,
    insetBlockEnd: 0,
    display: "grid",
    justifyItems: "start",
    gap: vars.space.s12,
    maxInlineSize: "min(100%, 26rem)",
    padding: vars.space.s24,
    backgroundColor: vars.color.canvas,
    color: vars.color.text,
  },
  at("lg", { padding: vars.space.s40 }),
);
export const panelTitle = patternStyle({ ...type.h2 });
export const panelText = patternStyle({ ...type.body, color: vars.color.textMuted });
