import { reducedMotion } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { pass } from "../../style/pass.css.ts";

/* A grid of 6 px with a highlight that moves in the direction of the text. */
export const skeleton = componentStyle({
  position: "relative",
  display: "block",
  overflow: "hidden",
  backgroundColor: vars.color.skeleton,
  backgroundImage: `repeating-linear-gradient(${vars.color.skeletonHigh} 0 1px, transparent 1px 6px), repeating-linear-gradient(90deg, ${vars.color.skeletonHigh} 0 1px, transparent 1px 6px)`,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: "0 30%",
      background: vars.color.skeletonHigh,
      opacity: 0.7,
      animation: `${pass} ${vars.duration.shuttle} linear infinite`,
    },
    "[dir=rtl] &::after": { animationDirection: "reverse" },
  },
  "@media": { [reducedMotion]: { selectors: { "&::after": { display: "none" } } } },
});
export const shape = componentVariants({
  text: { blockSize: "1em" },
  heading: { blockSize: vars.text.h3, inlineSize: "60%" },
  picture: { aspectRatio: vars.card.ratio, inlineSize: "100%" },
  square: { aspectRatio: "1", inlineSize: "100%" },
  control: { blockSize: vars.size.control, inlineSize: "100%" },
});
export const lines = componentStyle({ display: "grid", gap: vars.space.s12 });
export const last = componentStyle({ inlineSize: "60%" });
