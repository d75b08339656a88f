import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { filled, type } from "../../style/rules.ts";

const columns = "repeat(12, minmax(0, 1fr))";

export const tag = patternStyle({ ...type.label, color: vars.color.zariInk });
export const name = patternStyle({ ...type.display });
export const words = patternStyle({ display: "grid", gap: vars.space.s12, alignContent: "start" });
export const facts = patternStyle({ display: "grid", gap: vars.space.s24, alignContent: "start" });

/* Plate: pictures first, text and facts side by side below. */
export const plate = patternStyle(
  { display: "grid", gap: vars.space.s32, paddingBlock: `${vars.space.s24} ${vars.space.s64}` },
  at("lg", { gridTemplateColumns: columns, columnGap: vars.space.gutter }),
);
export const platePictures = patternStyle({ minInlineSize: 0 }, at("lg", { gridColumn: "1 / -1" }));
export const plateStory = patternStyle(
  at("lg", { gridColumn: "1 / 8", paddingBlockStart: vars.space.s16 }),
);
export const plateFacts = patternStyle(
  {
    borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.text}`,
    paddingBlockStart: vars.space.s16,
  },
  at("lg", { gridColumn: "9 / 13" }),
);

export const head = { plate: patternStyle(at("lg", { gridColumn: "1 / -1" })), split: "" };

/* Split: sticky text beside the pictures. */
export const split = patternStyle(
  { display: "grid", gap: vars.space.s32 },
  at("lg", { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: 0 }),
);
export const splitWords = patternStyle(
  {
    display: "grid",
    gap: vars.space.s32,
    alignContent: "start",
    paddingInline: vars.space.pageMargin,
    paddingBlock: `${vars.space.s24} ${vars.space.s48}`,
  },
  at("lg", { paddingInlineEnd: vars.space.s64 }),
  at("xxl", {
    paddingInlineStart: `max(${vars.space.pageMargin}, calc((100vw - ${vars.size.page}) / 2))`,
  }),
);
export const splitPictures = patternStyle({ minInlineSize: 0 });

/* The pictures of a project. */
export const gallery = {
  plate: patternStyle({
    display: "grid",
    gap: vars.space.gutter,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  }),
  split: patternStyle({ display: "grid", gap: vars.space.s4 }),
};
/** Crops pictures to the same aspect ratio. */
export const place = patternStyle({ position: "relative", aspectRatio: "4 / 3" });
export const fill = patternStyle(filled);
export const first = {
  plate: patternStyle({ gridColumn: "1 / -1" }, at("md", { aspectRatio: "16 / 9" })),
  split: patternStyle({}),
};
