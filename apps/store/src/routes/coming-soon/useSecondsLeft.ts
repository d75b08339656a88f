import { useSyncExternalStore } from "react";

/** Milliseconds between two looks at the clock (INFO-32). */
const TICK = 1000;

const everySecond = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, TICK);
  return () => clearInterval(timer);
};

const nothing = (): number => 0;

/**
 * Whole seconds until a moment, 0 when it has passed (INFO-30, decision 17). The server knows neither the
 * visitor's clock nor their time zone: there, and until the page is hydrated, nothing is left.
 */
export const useSecondsLeft = (endsAt: Date): number =>
  useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.floor((endsAt.getTime() - Date.now()) / 1000)),
    nothing,
  );
