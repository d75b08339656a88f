export type Rewrite = (text: string) => string;

interface Change {
  readonly restore: () => void;
  readonly to: string;
}

const textAttributes = ["aria-label", "placeholder", "title", "alt"];
const excluded = "script, style, noscript, .sb-wrapper, .sbdocs-preview > :not(.sb-story)";

/** Returns the roots of the rendered stories: the page of a single story, or each preview of a documentation page. */
const storyRoots = (): readonly Element[] => {
  const previews = [...document.querySelectorAll(".sb-story")];
  return previews.length > 0 ? previews : [document.body];
};

const textsIn = (root: Element): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest(excluded)) found.push(node);
  }
  return found;
};

/**
 * Replaces every text and every text attribute with the result of `rewrite`, also after React updates. Returns a
 * function that restores the original texts.
 */
export const rewriteTexts = (rewrite: Rewrite): (() => void) => {
  const changes = new Map<Node, Map<string, Change>>();

  const change = (node: Node, name: string, from: string, write: (text: string) => void): void => {
    const known = changes.get(node) ?? new Map<string, Change>();
    if (known.get(name)?.to === from) return;
    const to = rewrite(from);
    known.set(name, { to, restore: () => write(from) });
    changes.set(node, known);
    if (to !== from) write(to);
  };

  const rewriteAll = (): void => {
    for (const root of storyRoots()) {
      for (const node of textsIn(root)) {
        change(node, "text", node.data, (text) => (node.data = text));
      }
      for (const name of textAttributes) {
        for (const element of root.querySelectorAll(`[${name}]`)) {
          const value = element.getAttribute(name) ?? "";
          change(element, name, value, (text) => element.setAttribute(name, text));
        }
      }
    }
  };

  const observer = new MutationObserver(rewriteAll);
  rewriteAll();
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: textAttributes,
  });
  return () => {
    observer.disconnect();
    for (const known of changes.values()) {
      for (const { restore } of known.values()) restore();
    }
  };
};
