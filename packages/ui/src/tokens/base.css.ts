import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { canHover } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";
import { resetLayer } from "./layers.css.ts";
import { supportsMatchParent, autoBidi } from "./autoBidi.ts";

const base = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { "@layer": { [resetLayer]: rule } });

/**
 * Elements with their own text. Not table cells, which use `text-align`, nor list items with markers, which WebKit
 * aligns to the text; their text is in a `bdi`.
 */
const texts =
  "h1, h2, h3, h4, h5, h6, p, blockquote, figcaption, [role='list'] > li, dt, dd, label, legend, caption, summary, a";

base("html", { background: vars.color.canvas });
/*
 * Keeps the sticky header from covering anchors and focused elements. Set on the content only, because on the page the
 * header's own controls would scroll it when focused.
 */
base("main, main *, footer *", { scrollMarginBlockStart: "72px" });
base("body", {
  minBlockSize: "100dvh",
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.ui,
  fontSize: vars.text.body,
  fontWeight: vars.font.weightRegular,
  lineHeight: vars.leading.body,
  fontSynthesis: "none",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
});
globalStyle(`[dir='rtl'] :is(${texts})`, {
  "@layer": { [resetLayer]: { "@supports": { [supportsMatchParent]: autoBidi } } },
});
base("[dir='rtl'] :is(a, button, summary, p, [role='status']) > span", {
  unicodeBidi: "plaintext",
});
/* A themed region paints its own background and text colour. */
base("[data-theme]:not(html)", { background: vars.color.canvas, color: vars.color.text });
base("b, strong", { fontWeight: vars.font.weightStrong });
base("a", {
  color: vars.color.action,
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
});
globalStyle("a:hover", {
  "@layer": { [resetLayer]: { "@media": { [canHover]: { color: vars.color.actionHover } } } },
});
base(":focus-visible", {
  outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
  outlineOffset: "2px",
});
/* Focus set by script on a heading or region is for screen readers and needs no ring. */
base("h1[tabindex='-1']:focus, main[tabindex='-1']:focus", { outline: "none" });
base("::selection", { background: vars.color.actionSoft, color: vars.color.onActionSoft });
base("::placeholder", { color: vars.color.textSubtle, opacity: 1 });
