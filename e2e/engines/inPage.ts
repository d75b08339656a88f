/** Functions that run in the page. They use nothing from outside. */
import type { Shown } from "./engine.ts";

/** A target as a driver transmits it: regular expressions are no JSON. */
export interface SentTarget {
  role?: string;
  words?: { text: string } | { source: string; flags: string };
  within?: SentTarget;
}

/** Returns the shown elements that match, or null if Testing Library is not in the page yet. */
export const findShown = (wanted: SentTarget): Element[] | null => {
  const { TestingLibraryDom: library } = window as unknown as {
    TestingLibraryDom?: typeof import("@testing-library/dom");
  };
  if (!library) return null;
  const find = ({ role, words, within }: SentTarget): Element[] => {
    const name = words && ("text" in words ? words.text : new RegExp(words.source, words.flags));
    const roots = within ? find(within) : [document.body];
    const found = roots.flatMap((root) =>
      role === undefined
        ? library.queryAllByText(root as HTMLElement, name ?? "")
        : library.queryAllByRole(root as HTMLElement, role, name === undefined ? {} : { name }),
    );
    return [...new Set(found)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    });
  };
  return find(wanted);
};

/** Returns the label of a checkbox or radio button, which is drawn in its place. Returns other elements as they are. */
export const drawnFor = (element: Element): Element =>
  element.matches("[type=checkbox], [type=radio]")
    ? (element.closest("label") ?? element)
    : element;

/** Scrolls an element into view. Returns its middle, and whether nothing covers it there. */
export const aim = (element: Element): { x: number; y: number; isFree: boolean } => {
  const look = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, isFree: hit !== null && (element.contains(hit) || hit.contains(element)) };
  };
  const first = look();
  if (first.isFree) return first;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return look();
};

/** Returns the text, value and position of an element. */
export const describeElement = (element: Element): Shown => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return {
    text: (element.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
    value: "value" in element ? String(element.value) : "",
    box: { left, right, top, bottom },
  };
};
