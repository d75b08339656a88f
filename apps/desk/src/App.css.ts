import { vars } from "@pallu/ui/tokens";
import { globalStyle, keyframes } from "@vanilla-extract/css";

/** The order of a date's parts is that of its language, also in a page from right to left. */
globalStyle("time", { unicodeBidi: "plaintext" });

/**
 * The heading of what opens. Its mark is our own: the browser's touches the words where their direction is not that of the page.
 */
globalStyle("summary", {
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.s8,
  inlineSize: "fit-content",
  paddingBlock: 10,
  cursor: "pointer",
});
globalStyle("summary::before", {
  content: "''",
  flexShrink: 0,
  inlineSize: "0.65em",
  blockSize: "0.65em",
  background: "currentColor",
  clipPath: "polygon(0 0, 100% 50%, 0 100%)",
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});
globalStyle("[dir='rtl'] summary::before", { clipPath: "polygon(100% 0, 0 50%, 100% 100%)" });
globalStyle("details[open] > summary::before", { clipPath: "polygon(0 0, 100% 0, 50% 100%)" });

/** Messages are not printed: after the sheets they would begin one more page. */
globalStyle("#notices", { "@media": { print: { display: "none" } } });

/** Messages are behind an open dialog: they would cover its buttons. */
globalStyle("body:has([role='dialog'][aria-modal='true']) #notices > *", {
  zIndex: `calc(${vars.layer.scrim} - 1)`,
});

const appear = keyframes({ from: { opacity: 0 } });

/** What the document says until its scripts have come. It shows after three seconds. */
globalStyle("#root > p:only-child", {
  margin: vars.space.s24,
  animation: `${appear} 3s step-end`,
  "@media": { "(scripting: none)": { display: "none" } },
});
