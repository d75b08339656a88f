type Load = () => Promise<unknown>;

interface NavigatorWithConnection extends Navigator {
  /** Network Information API, which not all browsers have. */
  connection?: { saveData?: boolean };
}

const untilIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

let queue: Load[] = [];
let isRunning = false;

const run = async (): Promise<void> => {
  isRunning = true;
  await untilIdle();
  for (let load = queue.shift(); load; load = queue.shift()) {
    // A failed load is repeated by the touch that needs it.
    await load().catch(() => undefined);
    await untilIdle();
  }
  isRunning = false;
};

const begin = (): void => {
  if (!isRunning) void run();
};

/**
 * Loads the code that a first touch needs, one after another in idle time after the `load` event. Call it in an effect,
 * the likeliest first. Loads nothing when the visitor asks for less data. Returns a function that removes what has not
 * begun.
 */
export const loadWhenIdle = (loads: readonly Load[]): (() => void) => {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return () => undefined;
  queue.push(...loads);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => {
    queue = queue.filter((load) => !loads.includes(load));
  };
};
