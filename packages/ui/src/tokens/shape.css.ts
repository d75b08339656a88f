import { assignVars, globalStyle } from "@vanilla-extract/css";
import { from } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";
import { tokenLayer } from "./layers.css.ts";
import {
  card,
  ornament,
  duration,
  easing,
  font,
  layer,
  leading,
  borderWidth,
  radius,
  size,
  space,
  spaceSteps,
  text,
} from "./scale.ts";

const step = (name: keyof typeof spaceSteps): Record<string, string> => ({
  [vars.space.section]: spaceSteps[name].section,
  [vars.space.pageMargin]: spaceSteps[name].pageMargin,
  [vars.space.gutter]: spaceSteps[name].gutter,
});

/** Tokens other than colours and shadows. The same in light and dark; template themes may override them. */
globalStyle(":where(:root)", {
  "@layer": {
    [tokenLayer]: {
      vars: {
        ...assignVars(vars.font, font),
        ...assignVars(vars.text, text),
        ...assignVars(vars.leading, leading),
        ...assignVars(vars.space, space),
        ...assignVars(vars.size, size),
        ...assignVars(vars.radius, radius),
        ...assignVars(vars.borderWidth, borderWidth),
        ...assignVars(vars.card, card),
        ...assignVars(vars.ornament, ornament),
        ...assignVars(vars.layer, layer),
        ...assignVars(vars.duration, duration),
        ...assignVars(vars.easing, easing),
      },
      "@media": {
        [from("md")]: { vars: step("md") },
        [from("xl")]: { vars: step("xl") },
        [from("xxl")]: { vars: step("xxl") },
      },
    },
  },
});
