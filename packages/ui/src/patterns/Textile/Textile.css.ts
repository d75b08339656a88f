import { createVar } from "@vanilla-extract/css";
import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";

export const ground = createVar();

const decorative = { "@media": { [forcedColors]: { display: "none" } } } as const;

export const selvedge = patternStyle(
  {
    display: vars.ornament.selvedge,
    blockSize: 14,
    borderBlock: `2px solid ${vars.color.zari}`,
    backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.brand} 0 2px, transparent 2px 6px)`,
    backgroundOrigin: "padding-box",
  },
  decorative,
);

const corners = (degrees: number) => ({
  blockSize: 9,
  backgroundImage: `linear-gradient(${degrees}deg, ${ground} 6.4px, transparent 6.9px), linear-gradient(-${degrees}deg, ${ground} 6.4px, transparent 6.9px)`,
  backgroundSize: "18px 9px",
  backgroundRepeat: "repeat-x",
});

/** Triangles of 18 px that point away from the block. */
export const temple = {
  start: patternStyle({ ...corners(45), marginBlockEnd: -0.5 }, decorative),
  end: patternStyle({ ...corners(135), marginBlockStart: -0.5 }, decorative),
};

export const zari = patternStyle(
  {
    blockSize: 7,
    borderBlockStart: `2px solid ${vars.color.zari}`,
    position: "relative",
    selectors: {
      "&::after": {
        content: "''",
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `1px solid ${vars.color.zari}`,
        opacity: 0.5,
      },
    },
  },
  decorative,
);

export const butti = patternStyle(
  {
    position: "absolute",
    inset: 0,
    pointerEvents: "none",
    backgroundImage: `radial-gradient(${vars.color.zari} 1.6px, transparent 2.1px), radial-gradient(${vars.color.zari} 1.6px, transparent 2.1px)`,
    backgroundSize: "28px 28px",
    backgroundPosition: "0 0, 14px 14px",
  },
  decorative,
);

/** Leaves the area behind the text empty. */
export const buttiClear = patternStyle({
  maskImage: "radial-gradient(ellipse 58% 70% at 50% 50%, transparent 62%, currentColor 100%)",
});

/** Colour of the block that the triangles belong to. */
export const block = {
  brand: patternStyle({ vars: { [ground]: vars.color.brand } }),
  hero: patternStyle({ vars: { [ground]: vars.color.hero } }),
  surface: patternStyle({ vars: { [ground]: vars.color.surface } }),
};
