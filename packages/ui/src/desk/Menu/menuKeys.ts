import { useRef } from "react";

/** Returns the index of the item that a key focuses, or `undefined` if it moves nothing. */
export const indexAfterKey = (key: string, current: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (current + 1) % count;
    case "ArrowUp":
      return (current <= 0 ? count : current) - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
};

/** Returns the index of the next label that begins with what was typed. The same letter again goes to the next one. */
export const indexOfTyped = (
  typed: string,
  labels: readonly string[],
  current: number,
): number | undefined => {
  const isRepeated = typed.replaceAll(typed[0] ?? "", "") === "";
  const start = isRepeated ? (typed[0] ?? "") : typed;
  // More letters may still be about the current item.
  const first = isRepeated ? current + 1 : current;
  const order = labels.map((_label, offset) => (Math.max(first, 0) + offset) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(start.toLowerCase()));
};

/** Time in ms after which typing starts anew. */
const TYPING_MS = 700;

/** Returns a function that adds a letter to what was typed and returns the index of the label that it finds. */
export const useTypeahead = (): ((
  letter: string,
  labels: readonly string[],
  current: number,
) => number | undefined) => {
  const typed = useRef({ text: "", at: 0 });
  return (letter, labels, current) => {
    const now = Date.now();
    const before = now - typed.current.at < TYPING_MS ? typed.current.text : "";
    typed.current = { text: before + letter, at: now };
    return indexOfTyped(typed.current.text, labels, current);
  };
};
