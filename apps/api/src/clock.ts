/** The source of all times in the API, so that tests can freeze it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * The most by which the clocks of several processes may differ, with the wait of a statement. A stored time that is further
 * ahead than its own length and this was written with a wrong clock, and counts as past.
 */
export const MAX_CLOCK_SPREAD_SECONDS = 60;

/** Adds milliseconds to a date. Negative values subtract. */
export const addMs = (moment: Date, milliseconds: number): Date =>
  new Date(moment.getTime() + milliseconds);

export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);
