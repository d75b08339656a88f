import { textTransformOf, languageOf } from "./pseudoLocales.ts";
import { forceColours } from "./forcedColours.ts";
import type { StoryGlobals } from "./globals.ts";
import { reduceMotion } from "./reducedMotion.ts";
import { rewriteTexts } from "./rewriteTexts.ts";

/** The document's own theme: a template theme and the split view stand in regions of a light document. */
export const documentTheme = ({ theme }: StoryGlobals): "light" | "dark" =>
  theme === "dark" ? "dark" : "light";

export const directionOf = ({ dir, text }: StoryGlobals): "ltr" | "rtl" =>
  text === "bidi" ? "rtl" : dir;

/** Tells the whole document what the toolbar says. */
export const applyGlobals = (globals: StoryGlobals): void => {
  const root = document.documentElement;
  root.dataset["theme"] = documentTheme(globals);
  root.dataset["motion"] = globals.motion;
  root.dataset["guide"] = globals.guide;
  root.dir = directionOf(globals);
  root.lang = languageOf(globals);
  reduceMotion(globals.motion === "reduced");
};

/** What is done to a page that is already there; returns how to undo it. */
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
