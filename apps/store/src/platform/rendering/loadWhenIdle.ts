import { savesData } from "@pallu/ui";

type Load = () => Promise<unknown>;

const untilIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** Loads at a time: on a slow line most of a load is waiting for the server. */
const MAX_RUNNING = 3;

let queue: Load[] = [];
let running = 0;

const run = async (): Promise<void> => {
  running += 1;
  await untilIdle();
  for (let load = queue.shift(); load; load = queue.shift()) {
    // A failed load is repeated by the touch that needs it.
    await load().catch(() => undefined);
    await untilIdle();
  }
  running -= 1;
};

const begin = (): void => {
  while (running < MAX_RUNNING) void run();
};

/**
 * Loads the code that a first touch needs, three chunks at a time in idle time after the `load` event. Call it in an
 * effect, the likeliest first. Returns a function that removes what has not begun.
 *
 * When the visitor asks for less data, it loads only what `isContent`: what no touch would load. Default false.
 */
export const loadWhenIdle = (loads: readonly Load[], isContent = false): (() => void) => {
  if (!isContent && savesData()) return () => undefined;
  queue.push(...loads);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => {
    queue = queue.filter((load) => !loads.includes(load));
  };
};
