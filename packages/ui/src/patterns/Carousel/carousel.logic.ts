/** Where slides stand, in slides and pixels; no document, so that it can be tested as a table. */

export interface Track {
  /** How many slides there are. */
  count: number;
  /** Width of a slide with its gap, in pixels. */
  step: number;
  /** Width that is in sight, in pixels. */
  width: number;
}

/** Half a pixel is rounding, not a distance. */
const NEAR = 1;

/** Whether there is anything to move: more slides than are in sight. */
export const canMove = ({ count, step, width }: Track): boolean => count * step > width + NEAR;

/** The farthest position without a loop, in pixels. */
const lastRest = ({ count, step, width }: Track): number => Math.max(0, count * step - width);

/** The slide at the start of what is in sight. */
export const indexAt = (track: Track, position: number): number =>
  track.step === 0 ? 0 : Math.round(position / track.step) % track.count;

/**
 * Whether a slide stands behind the last one instead of at its own place: in a loop, when it has passed the
 * start, as many as fill what is in sight.
 */
export const standsBehind = (track: Track, slide: number, position: number): boolean =>
  canMove(track) &&
  slide < Math.ceil((track.width - NEAR) / track.step) &&
  (slide + 1) * track.step <= position + NEAR;

export interface Move {
  /** Where to be first, without being seen to move; the same sight as before. */
  from: number;
  to: number;
}

/** One step on or back; null at an end without a loop. */
export const moveFrom = (
  track: Track,
  position: number,
  step: 1 | -1,
  loop: boolean,
): Move | null => {
  if (!canMove(track)) return null;
  const round = track.count * track.step;
  const here = Math.round(position / track.step);
  if (loop) {
    const from = step === -1 && here === 0 ? position + round : position;
    const start = step === -1 && here === 0 ? track.count : here;
    return { from, to: (start + step) * track.step };
  }
  const last = lastRest(track);
  const atEnd = step === 1 ? position >= last - NEAR : position <= NEAR;
  if (atEnd) return null;
  return { from: position, to: Math.max(0, Math.min(last, (here + step) * track.step)) };
};

/** The position to rest at: a loop that has come round is back at its start. */
export const restAt = (track: Track, position: number): number => {
  const round = track.count * track.step;
  return round > 0 && position >= round - NEAR ? position - round : position;
};

export interface Ends {
  hasPrevious: boolean;
  hasNext: boolean;
}

export const endsAt = (track: Track, position: number, loop: boolean): Ends => {
  const movable = canMove(track);
  return {
    hasPrevious: movable && (loop || position > NEAR),
    hasNext: movable && (loop || position < lastRest(track) - NEAR),
  };
};
