import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { canHover } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";
import { resetLayer } from "./layers.css.ts";
import { supportsMatchParent, autoBidi } from "./autoBidi.ts";

const base = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { "@layer": { [resetLayer]: rule } });

/**
 * Elements that hold a text of their own. Cells are not, which lay their contents out by `text-align`, nor items with a
 * marker, which WebKit sets at the side where the text begins: theirs stands in a `bdi`.
 */
const texts =
  "h1, h2, h3, h4, h5, h6, p, blockquote, figcaption, [role='list'] > li, dt, dd, label, legend, caption, summary, a";

base("html", { background: vars.color.canvas });
/*
 * The sticky header must not hide what an anchor or the focus has brought into view. Said of the content and not
 * of the whole page: the header's own controls would then count as out of view, and a focus there move the page.
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
base("[dir='rtl'] :is(a, button) > span", { unicodeBidi: "plaintext" });
/* A themed region inside the page paints its own ground and ink. */
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
/* Focus moved by script to a heading or a region is for readers, not a control to be ringed. */
base("h1[tabindex='-1']:focus, main[tabindex='-1']:focus", { outline: "none" });
base("::selection", { background: vars.color.actionSoft, color: vars.color.onActionSoft });
base("::placeholder", { color: vars.color.textSubtle, opacity: 1 });
