/** The source of all times in the API, so that tests can freeze it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * Times of several processes, and of statements that wait, differ by less. A pause that ends later than this after its
 * own length was set before the clock was put right, and is over.
 */
export const MAX_CLOCK_SPREAD_SECONDS = 60;

/** Adds milliseconds to a date. Negative values subtract. */
export const addMs = (moment: Date, milliseconds: number): Date =>
  new Date(moment.getTime() + milliseconds);

export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);
