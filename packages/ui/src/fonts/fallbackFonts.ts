import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import boldArial from "@capsizecss/metrics/arial/700";
import notoSerif from "@capsizecss/metrics/notoSerif";
import roboto from "@capsizecss/metrics/roboto";
import boldRoboto from "@capsizecss/metrics/roboto/700";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { tokenLayer } from "../tokens/layers.css.ts";
import { fallbackName, fallbacksOf } from "./systemFonts.ts";
import type { SystemFont } from "./systemFonts.ts";

type Metrics = Parameters<typeof createFontStack>[0][number];

/** A system font: its metrics and the names by which the systems know it. */
interface Source {
  system: SystemFont;
  metrics: Metrics;
  names: readonly string[];
}

/** The metrics of a DejaVu font, which @capsizecss/metrics does not have, read with @capsizecss/unpack. */
const dejaVu = (fullName: string, xWidthAvg: number): Metrics => ({
  familyName: fullName.replace(" Bold", ""),
  fullName,
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg,
});

/* Liberation, Arimo and Tinos have the widths of Arial and Times New Roman. */
const sources: Record<"sans" | "boldSans" | "serif", readonly Source[]> = {
  sans: [
    {
      system: "Arial",
      metrics: arial,
      names: ["Arial", "Liberation Sans", "Arimo", "Arimo Regular"],
    },
    { system: "Roboto", metrics: roboto, names: ["Roboto", "Roboto Regular"] },
    { system: "DejaVu Sans", metrics: dejaVu("DejaVu Sans", 1041), names: ["DejaVu Sans"] },
  ],
  boldSans: [
    {
      system: "Arial",
      metrics: boldArial,
      names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
    },
    { system: "Roboto", metrics: boldRoboto, names: ["Roboto Bold", "Roboto-Bold"] },
    {
      system: "DejaVu Sans",
      metrics: dejaVu("DejaVu Sans Bold", 1176),
      names: ["DejaVu Sans Bold"],
    },
  ],
  serif: [
    {
      system: "Times New Roman",
      metrics: timesNewRoman,
      names: ["Times New Roman", "Liberation Serif", "Tinos", "Tinos Regular"],
    },
    { system: "Noto Serif", metrics: notoSerif, names: ["Noto Serif", "Noto Serif Regular"] },
    { system: "DejaVu Serif", metrics: dejaVu("DejaVu Serif", 1058), names: ["DejaVu Serif"] },
  ],
};

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;
const factorOf = (percentage = "100%"): number => Number.parseFloat(percentage) / 100;

/** Pseudo-elements that no style of the library uses. */
type Unused = `${"html" | "body"}::${"before" | "after"}`;

/**
 * Declares system fonts with the metrics of a web font, so that text hardly moves when the web font replaces them.
 *
 * Firefox loads no other face of a text's family list while the first one is on its way, and would paint the text in a font
 * without these metrics. So a letter that nobody sees uses the system fonts alone.
 * @param letter pseudo-element that holds this letter. Each declaration of a page has its own
 * @param metrics of the web font, from @capsizecss/metrics
 * @param widths of the web font ÷ those of a system font, for texts in capitals. Default: those of the usual letters
 */
export const declareFallbacks = (
  family: string,
  metrics: Metrics,
  kind: keyof typeof sources,
  {
    letter,
    weight = 400,
    widths = {},
  }: { letter: Unused; weight?: number; widths?: Partial<Record<SystemFont, number>> },
): void => {
  globalStyle(letter, {
    "@layer": {
      [tokenLayer]: {
        content: "'a'",
        position: "fixed",
        top: 0,
        visibility: "hidden",
        fontFamily: fallbacksOf(family, kind === "serif" ? "serif" : "sans"),
        fontWeight: weight,
      },
    },
  });
  for (const { system, metrics: ofSystem, names } of sources[kind]) {
    const { fontFaces } = createFontStack([metrics, ofSystem], { fontFaceFormat: "styleObject" });
    const face = fontFaces[0]?.["@font-face"];
    const usual = factorOf(face?.sizeAdjust);
    const size = widths[system] ?? usual;
    globalFontFace(fallbackName(family, system), {
      src: names.map((name) => `local("${name}")`).join(", "),
      fontWeight: weight,
      sizeAdjust: percent(size),
      ascentOverride: percent((factorOf(face?.ascentOverride) * usual) / size),
      descentOverride: percent((factorOf(face?.descentOverride) * usual) / size),
      lineGapOverride: "0%",
    });
  }
};
