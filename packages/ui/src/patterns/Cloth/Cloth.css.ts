import { createVar } from "@vanilla-extract/css";
import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../patternStyle.ts";

const figure = createVar();
/** The colour of the border that a cloth of this dye is woven with: always the other one, as in a korvai. */
export const edge = createVar();

export const cloth = patternStyle({
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radius.cloth,
  "@media": {
    [forcedColors]: { backgroundImage: "none", border: `${vars.line.hair} solid` },
  },
});

const dyed = (ground: string, ink: string, thread: string, border: string): string =>
  patternStyle({
    vars: { [figure]: `color-mix(in oklab, ${thread} 42%, transparent)`, [edge]: border },
    backgroundColor: ground,
    color: ink,
  });

/** The colour of a cloth: its ground, what is written on it, and the thread of its figure. */
export const dye = {
  mayil: dyed(vars.color.hero, vars.color.onHero, vars.color.zari, vars.color.pallu),
  arakku: dyed(vars.color.pallu, vars.color.onPallu, vars.color.zari, vars.color.hero),
  manjal: dyed(
    vars.color.warningSoft,
    vars.color.onWarningSoft,
    vars.color.onWarningSoft,
    vars.color.pallu,
  ),
  neelam: dyed(vars.color.infoSoft, vars.color.onInfoSoft, vars.color.onInfoSoft, vars.color.pallu),
  tulsi: dyed(
    vars.color.successSoft,
    vars.color.onSuccessSoft,
    vars.color.onSuccessSoft,
    vars.color.hero,
  ),
  kora: dyed(vars.color.imageBg, vars.color.text, vars.color.zariInk, vars.color.hero),
};

/** How its figure is woven. Every figure is the same read from either side. */
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
