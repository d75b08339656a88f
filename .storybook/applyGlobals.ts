import { textTransformOf, languageOf } from "./pseudoLocales.ts";
import { forceColours } from "./forcedColours.ts";
import type { StoryGlobals } from "./globals.ts";
import { reduceMotion } from "./reducedMotion.ts";
import { rewriteTexts } from "./rewriteTexts.ts";

/** Returns the theme of the document. Template themes and the split view are regions inside a light document. */
export const documentTheme = ({ theme }: StoryGlobals): "light" | "dark" =>
  theme === "dark" ? "dark" : "light";

export const directionOf = ({ dir, text }: StoryGlobals): "ltr" | "rtl" =>
  text === "bidi" ? "rtl" : dir;

/** Applies theme, motion, guide, direction and language to the document. */
export const applyGlobals = (globals: StoryGlobals): void => {
  const root = document.documentElement;
  root.dataset["theme"] = documentTheme(globals);
  root.dataset["motion"] = globals.motion;
  root.dataset["guide"] = globals.guide;
  root.dir = directionOf(globals);
  root.lang = languageOf(globals);
  reduceMotion(globals.motion === "reduced");
};

/** Applies text transforms and forced colours to the rendered page. Returns a function that undoes both. */
export const applyTextGlobals = (
  globals: Pick<StoryGlobals, "text" | "currency" | "contrast">,
): (() => void) => {
  const rewrite = textTransformOf(globals);
  const undo = [
    ...(rewrite ? [rewriteTexts(rewrite)] : []),
    ...(globals.contrast === "forced" ? [forceColours()] : []),
  ];
  return () => {
    for (const step of undo) step();
  };
};
