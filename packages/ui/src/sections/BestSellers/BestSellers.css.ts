import { vars } from "../../tokens/contract.css.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { filled, stretchedLink, type, underlined } from "../../style/rules.ts";

export const layout = patternStyle(
  { display: "grid", gap: vars.space.gutter, gridTemplateColumns: "minmax(0, 1fr)" },
  at("md", { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }),
  at("lg", { columnGap: vars.space.s40 }),
);

export const tile = patternStyle({
  position: "relative",
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  minBlockSize: "100%",
  paddingBlockEnd: vars.space.s32,
});

export const frame = patternStyle(
  {
    position: "relative",
    overflow: "hidden",
    aspectRatio: "4 / 5",
    borderRadius: vars.radius.surface,
    backgroundColor: vars.color.imageBg,
  },
  at("md", { aspectRatio: "auto", minBlockSize: 420 }),
);

export const picture = patternStyle(at("md", filled));

const beside = {
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  columnGap: vars.space.s24,
} as const;

export const caption = patternStyle(
  { display: "grid", gap: vars.space.s12, paddingBlockStart: vars.space.s16 },
  at("sm", beside),
  at("md", { gridTemplateColumns: "minmax(0, 1fr)" }),
  at("lg", beside),
);

export const name = patternStyle({ ...type.h3, marginBlockEnd: vars.space.s4 });

/** Skeletons of picture and name. */
export const skeletonFrame = patternStyle(
  { position: "relative" },
  at("md", { minBlockSize: 420 }),
);
export const skeletonName = patternStyle({
  ...type.h3,
  display: "grid",
  alignContent: "center",
  inlineSize: "60%",
  blockSize: "1lh",
  marginBlockEnd: vars.space.s4,
});

export const link = patternStyle(stretchedLink, hover(underlined));

export const actions = patternStyle({
  position: "relative",
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
});
