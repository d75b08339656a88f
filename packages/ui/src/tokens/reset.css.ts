import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { reducedMotion } from "./breakpoints.ts";
import { resetLayer } from "./layers.css.ts";

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { "@layer": { [resetLayer]: rule } });

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("*", { margin: 0, padding: 0 });
reset("html", {
  WebkitTextSizeAdjust: "none",
  textSizeAdjust: "none",
});
reset("img, picture, svg, video", { display: "block", maxInlineSize: "100%" });
reset("img, video", { blockSize: "auto" });
reset("button, input, select, textarea", { font: "inherit", color: "inherit" });
reset("button", { background: "none", border: 0, borderRadius: 0, textAlign: "start" });
reset("button:not(:disabled), label[for], summary", { cursor: "pointer" });
/* Pressed. Needs no script, so that a control shows it also before the page is hydrated. The browser shows a touch. */
reset("a, button, label, summary", {
  WebkitTapHighlightColor: "color-mix(in srgb, currentColor 12%, transparent)",
});
reset(":is(a, button, summary):active", { opacity: 0.8 });
/* Pressed, and the result is not there yet. */
reset(":is(a, button)[aria-busy='true']", { cursor: "progress", opacity: 0.6 });
reset("textarea", { resize: "vertical" });
reset("fieldset", { border: 0, minInlineSize: 0 });
reset("legend", { paddingInline: 0 });
/* VoiceOver drops list semantics without markers, so markers are removed only from `role=list`. */
reset("ul[role='list'], ol[role='list']", { listStyle: "none" });
reset("table", { borderCollapse: "collapse", borderSpacing: 0 });
reset("th", { textAlign: "start", fontWeight: "inherit" });
reset("hr", { border: 0 });
reset("del, ins", { textDecoration: "none" });
reset("address, em, i, cite", { fontStyle: "normal" });
reset("h1, h2, h3, h4, h5, h6", { font: "inherit" });
/* `anywhere` also counts for the smallest width of a grid or flex item, so that no word widens its layout. */
reset("p, h1, h2, h3, h4, h5, h6, li, dt, dd, figcaption, address, label, legend", {
  overflowWrap: "anywhere",
});
/* A table would break short words, too. */
reset("td, th", { overflowWrap: "break-word" });
reset("[hidden]:not([hidden='until-found'])", { display: "none !important" });

/* `!important` in the first layer overrides every later layer, so that no component can miss it. */
globalStyle("*, *::before, *::after", {
  "@layer": {
    [resetLayer]: {
      "@media": {
        [reducedMotion]: {
          // 0 s instead of 1 ms: with a duration, the first frame shows where an animation begins, and every property
          // would transition, so that a theme change would pass from parent to child, one frame each.
          animationDuration: "0s !important",
          animationDelay: "0s !important",
          animationIterationCount: "1 !important",
          transitionDuration: "0s !important",
          transitionDelay: "0s !important",
          scrollBehavior: "auto !important" as "auto",
        },
      },
    },
  },
});
