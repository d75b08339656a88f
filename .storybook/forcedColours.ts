/**
 * Emulates Windows high contrast. Enables the rules of `forced-colors: active` and sets system colours on every other
 * element, except where `forced-color-adjust` is `none`.
 */
const query = /\(forced-colors:\s*active\)/;

const rulesIn = (rules: CSSRuleList): readonly CSSRule[] =>
  [...rules].flatMap((rule) => [
    rule,
    ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : []),
  ]);

const allRules = (): readonly CSSRule[] =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return rulesIn(sheet.cssRules);
    } catch {
      // The rules of a cross-origin style sheet cannot be read.
      return [];
    }
  });

const parts = ["", "::before", "::after"] as const;

/*
 * Marks elements with an opaque background. Transparent elements stay transparent, so that a link's overlay does not
 * hide the picture below it.
 */
const markBackgrounds = (): void => {
  for (const element of document.body.querySelectorAll("*")) {
    const backgrounds = parts.filter(
      (part) =>
        !/, 0\)$|\/ 0\)$|^transparent$/.test(getComputedStyle(element, part).backgroundColor),
    );
    element.setAttribute("data-forced", backgrounds.map((part) => part || "self").join(" "));
  }
};

const forcedColourStyles = (exempt: readonly string[]): string => {
  const exclusion = exempt.length > 0 ? `:not(${exempt.join(", ")})` : "";
  return `
:root { color-scheme: dark !important; forced-color-adjust: none; }
*${exclusion}, ::before, ::after {
  color: CanvasText !important; border-color: CanvasText !important;
  outline-color: Highlight !important; text-decoration-color: currentColor !important;
  background-image: none !important; box-shadow: none !important; text-shadow: none !important;
}
html, body, [data-forced~="self"]${exclusion}, [data-forced~="::before"]::before,
[data-forced~="::after"]::after { background-color: Canvas !important; }
a:any-link, a:any-link *:not(img) { color: LinkText !important; }
button, button * { color: ButtonText !important; }
:disabled, :disabled * { color: GrayText !important; }`;
};

const makeImportant = (rule: CSSRule): void => {
  if (!(rule instanceof CSSStyleRule)) return;
  for (const name of rule.style) {
    rule.style.setProperty(name, rule.style.getPropertyValue(name), "important");
  }
};

/** Emulates forced colours on the page. Returns a function that restores the original colours. */
export const forceColours = (): (() => void) => {
  const rules = allRules();
  const exempt = rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => rule.style.getPropertyValue("forced-color-adjust") === "none")
    .map((rule) => rule.selectorText)
    .filter((selector) => !selector.includes("::"));
  const forcedRules = rules
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => query.test(rule.media.mediaText))
    .map((rule) => ({ rule, media: rule.media.mediaText }));

  for (const { rule, media } of forcedRules) {
    rule.media.mediaText = media.replace(query, "(min-width: 0px)");
    for (const inner of rule.cssRules) makeImportant(inner);
  }
  markBackgrounds();
  const observer = new MutationObserver(markBackgrounds);
  observer.observe(document.body, { childList: true, subtree: true });
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = forcedColourStyles(exempt);
  return () => {
    observer.disconnect();
    sheet.remove();
    for (const { rule, media } of forcedRules) rule.media.mediaText = media;
  };
};
