/**
 * Windows' high contrast without Windows: rules for `forced-colors: active` are switched on and win, everything else
 * gets the system's few colours, unless it says `forced-color-adjust: none`.
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
      // A sheet of another origin keeps its rules to itself.
      return [];
    }
  });

const paint = (spared: readonly string[]): string => {
  const free = spared.length > 0 ? `:not(${spared.join(", ")})` : "";
  return `
:root { color-scheme: dark !important; forced-color-adjust: none; }
*${free}, ::before, ::after {
  color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important;
  outline-color: Highlight !important; text-decoration-color: currentColor !important;
  background-image: none !important; box-shadow: none !important; text-shadow: none !important;
}
a:any-link, a:any-link *:not(img) { color: LinkText !important; }
button, button * { color: ButtonText !important; }
:disabled, :disabled * { color: GrayText !important; }`;
};

const raise = (rule: CSSRule): void => {
  if (!(rule instanceof CSSStyleRule)) return;
  for (const name of rule.style) {
    rule.style.setProperty(name, rule.style.getPropertyValue(name), "important");
  }
};

/** Paints the page in forced colours and returns how to give it its own back. */
export const forceColours = (): (() => void) => {
  const rules = allRules();
  const spared = rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => rule.style.getPropertyValue("forced-color-adjust") === "none")
    .map((rule) => rule.selectorText)
    .filter((selector) => !selector.includes("::"));
  const answers = rules
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => query.test(rule.media.mediaText))
    .map((rule) => ({ rule, media: rule.media.mediaText }));

  for (const { rule, media } of answers) {
    rule.media.mediaText = media.replace(query, "(min-width: 0px)");
    for (const inner of rule.cssRules) raise(inner);
  }
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = paint(spared);
  return () => {
    sheet.remove();
    for (const { rule, media } of answers) rule.media.mediaText = media;
  };
};
