import type { Clock } from "../clock.ts";
import { addMs } from "../clock.ts";

export interface FrozenClock extends Clock {
  /** Moves the time forwards, or backwards for a negative value. */
  advance(milliseconds: number): void;
  set(moment: Date): void;
}

export const frozenClock = (start: Date = new Date("2026-01-15T10:00:00.000Z")): FrozenClock => {
  let moment = start;
  return {
    now: () => moment,
    advance: (milliseconds) => {
      moment = addMs(moment, milliseconds);
    },
    set: (next) => {
      moment = next;
    },
  };
};
