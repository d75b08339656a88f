import { globalStyle } from "@vanilla-extract/css";
import { patternLayer } from "../tokens/layers.css.ts";
import { paper } from "../tokens/print.ts";

/**
 * Makes what is around a sheet paper in print: a dark theme colours the rest of each page where backgrounds are printed, and
 * the height of the body can add an empty page.
 */
export const printOnPaper = (sheet: string): void => {
  globalStyle(`:root:has(${sheet}), :root:has(${sheet}) > body`, {
    "@layer": {
      [patternLayer]: {
        "@media": { print: { minBlockSize: 0, background: paper, colorScheme: "light" } },
      },
    },
  });
};
