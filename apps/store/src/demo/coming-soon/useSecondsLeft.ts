import { useSyncExternalStore } from "react";

/** Interval of the countdown in ms (INFO-32). */
const TICK = 1000;

const everySecond = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, TICK);
  return () => clearInterval(timer);
};

const nothing = (): number => 0;

/**
 * Returns the whole seconds until a date, at least 0 (INFO-30).
 * Returns 0 on the server and during hydration: the server does not know the visitor's time zone.
 */
export const useSecondsLeft = (endsAt: Date): number =>
  useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.floor((endsAt.getTime() - Date.now()) / 1000)),
    nothing,
  );
