import { savesData } from "@pallu/ui";

const touches = ["pointerover", "touchstart", "keydown", "input"] as const;

/**
 * Loads code that a later press may need when the visitor first touches the page, by pointer, finger or key, or a
 * field is filled in for them: a page at rest loads nothing. Call it in an effect. Returns a function that stops waiting.
 *
 * Loads nothing for visitors who ask for less data: the press itself loads.
 */
export const loadAtFirstTouch = (loads: readonly (() => Promise<unknown>)[]): (() => void) => {
  const stop = (): void => {
    for (const touch of touches) window.removeEventListener(touch, onTouch);
  };
  const onTouch = (): void => {
    stop();
    // A failed load is repeated by the press that needs it.
    for (const load of loads) load().catch(() => undefined);
  };
  if (!savesData())
    for (const touch of touches) window.addEventListener(touch, onTouch, { passive: true });
  return stop;
};
