import { startTransition, use, useEffect, useState } from "react";
import { Hydrated } from "./hydrated.ts";
import { waitAfterPress } from "./press.ts";

type Turn = () => void;

const turns: Turn[] = [];

/** Number of the current wait. Older ones do nothing. */
let latest = 0;

/**
 * Takes the first turn when the next frame has been rendered, which shows what the turn before has changed. A press
 * delays it.
 */
const takeNext = (): void => {
  latest += 1;
  const own = latest;
  const take = (): void => {
    if (own !== latest) return;
    const waitMs = waitAfterPress();
    if (waitMs > 0) {
      setTimeout(take, waitMs);
      return;
    }
    turns.shift()?.();
    if (turns.length > 0) takeNext();
  };
  requestAnimationFrame(() => setTimeout(take));
};

/**
 * Calls a function in a frame of its own, after those that wait already. Returns a function that removes it from the
 * queue.
 */
const waitForTurn = (turn: Turn): (() => void) => {
  turns.push(turn);
  if (turns.length === 1) takeNext();
  return () => {
    const place = turns.indexOf(turn);
    if (place >= 0) turns.splice(place, 1);
  };
};

/**
 * Returns how many of some parts are rendered: none on the server and during hydration, then one more per frame, over
 * all components, and at low priority. So what appears after hydration is laid out in parts. Returns all at once in a
 * component that is mounted later.
 */
export const useRenderLater = (parts = 1): number => {
  const isHydrated = use(Hydrated);
  const [rendered, setRendered] = useState(() => (isHydrated.current ? parts : 0));
  useEffect(
    () =>
      rendered >= parts
        ? undefined
        : waitForTurn(() => startTransition(() => setRendered(rendered + 1))),
    [rendered, parts],
  );
  return rendered;
};
