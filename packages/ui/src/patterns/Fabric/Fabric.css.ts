import { createVar } from "@vanilla-extract/css";
import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";

const figure = createVar();

export const fabric = patternStyle({
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radius.surface,
  "@media": {
    [forcedColors]: { backgroundImage: "none", border: `${vars.borderWidth.thin} solid` },
  },
});

const dyed = (ground: string, ink: string, thread: string): string =>
  patternStyle({
    vars: { [figure]: `color-mix(in oklab, ${thread} 42%, transparent)` },
    backgroundColor: ground,
    color: ink,
  });

/** Background, text and pattern colours. */
export const dye = {
  mayil: dyed(vars.color.hero, vars.color.onHero, vars.color.zari),
  arakku: dyed(vars.color.brand, vars.color.onBrand, vars.color.zari),
  manjal: dyed(vars.color.warningSoft, vars.color.onWarningSoft, vars.color.onWarningSoft),
  neelam: dyed(vars.color.infoSoft, vars.color.onInfoSoft, vars.color.onInfoSoft),
  tulsi: dyed(vars.color.successSoft, vars.color.onSuccessSoft, vars.color.onSuccessSoft),
  kora: dyed(vars.color.imageBg, vars.color.text, vars.color.zariInk),
};

/** Patterns. Each is symmetrical, so that it needs no mirroring. */
export const weave = {
  stripe: patternStyle({
    backgroundImage: `repeating-linear-gradient(90deg, ${figure} 0 2px, transparent 2px 7px, ${figure} 7px 8px, transparent 8px 22px)`,
  }),
  check: patternStyle({
    backgroundImage: `repeating-linear-gradient(90deg, ${figure} 0 9px, transparent 9px 30px), repeating-linear-gradient(0deg, ${figure} 0 9px, transparent 9px 30px)`,
  }),
  butti: patternStyle({
    backgroundImage: `radial-gradient(${figure} 3px, transparent 3.6px), radial-gradient(${figure} 3px, transparent 3.6px)`,
    backgroundSize: "26px 26px",
    backgroundPosition: "0 0, 13px 13px",
  }),
  temple: patternStyle({
    backgroundImage: `linear-gradient(45deg, ${figure} 25%, transparent 25.5%), linear-gradient(-45deg, ${figure} 25%, transparent 25.5%)`,
    backgroundSize: "24px 24px",
  }),
  jaal: patternStyle({
    backgroundImage: `repeating-linear-gradient(45deg, ${figure} 0 2px, transparent 2px 20px), repeating-linear-gradient(-45deg, ${figure} 0 2px, transparent 2px 20px)`,
  }),
  ikat: patternStyle({
    backgroundImage: `linear-gradient(135deg, ${figure} 25%, transparent 25.5%), linear-gradient(225deg, ${figure} 25%, transparent 25.5%), linear-gradient(315deg, ${figure} 25%, transparent 25.5%), linear-gradient(45deg, ${figure} 25%, transparent 25.5%)`,
    backgroundSize: "18px 36px",
  }),
};
