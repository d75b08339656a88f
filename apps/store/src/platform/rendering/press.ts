/** Time after a press in ms in which nothing is rendered ahead, so that the answer to the press comes first. */
export const PRESS_MS = 300;

declare global {
  interface Window {
    /** Time of the last press (pointer down or up, key down) on the clock of `performance.now()`, set in the head. */
    pressedAt?: number;
  }
}

/** Returns how long in ms nothing may be rendered ahead. Zero or less: it may. */
export const waitAfterPress = (): number =>
  (window.pressedAt ?? -PRESS_MS) + PRESS_MS - performance.now();
