/** Positions of slides as pure functions, without the DOM. */

export interface Track {
  /** Number of slides. */
  count: number;
  /** Width of a slide and its gap in px. */
  step: number;
  /** Visible width in px. */
  width: number;
}

/** Tolerance for rounding, in px. */
const NEAR = 1;

/** Whether there are more slides than fit. */
export const canMove = ({ count, step, width }: Track): boolean => count * step > width + NEAR;

/** Returns the last scroll position without a loop, in px. */
const lastRest = ({ count, step, width }: Track): number => Math.max(0, count * step - width);

/** Returns the index of the first visible slide. */
export const indexAt = (track: Track, position: number): number =>
  track.step === 0 ? 0 : Math.round(position / track.step) % track.count;

/**
 * Whether a slide is placed after the last one. In a loop this applies to slides that have left the view at the start.
 */
export const isWrapped = (track: Track, slide: number, position: number): boolean =>
  canMove(track) &&
  slide < Math.ceil((track.width - NEAR) / track.step) &&
  (slide + 1) * track.step <= position + NEAR;

/**
 * Returns a move by one step, or `null` at an end without a loop. `from` is the position to jump to before the animation,
 * which shows the same slides.
 */
export const moveFrom = (track: Track, position: number, step: 1 | -1, loop: boolean) => {
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

/** Returns the position after a move. A loop returns to its start. */
export const wrapPosition = (track: Track, position: number): number => {
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
