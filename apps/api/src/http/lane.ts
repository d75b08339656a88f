/** A caller that waits in the queue. */
export interface Caller {
  /** Called when the caller's turn comes. Leave the queue exactly once afterwards. */
  enter(): void;
  /** Called when the caller is rejected. */
  turnAway(): void;
  /** Whether the caller has disconnected. */
  isGone(): boolean;
}

export interface LaneRules {
  /** Maximum number of callers served at once. */
  atOnce: number;
  /** Maximum length of the queue. */
  room: number;
  /** Maximum wait in ms; also the time in which a burst may drain. */
  patience: number;
  /** Maximum wait under sustained overload, in ms. */
  crowdedPatience: number;
}

export interface Lane {
  arrive(caller: Caller): void;
  leave(): void;
}

const LOOK_EVERY = 25;
/** The event loop reports a disconnect one iteration after it reads the request. */
const TURNS = 2;
const CROWD_AFTER = 50;
/**
 * The event loop accepts one new connection per iteration (libuv since 1.45). Under overload the next caller therefore
 * enters only when no new one arrived lately, or after this many checks. New callers are then rejected before they time
 * out.
 */
const LOOKS = 50;
/** How long after a rejection the overload is assumed to last, in ms. */
const STRICT_FOR = 1000;

const afterTurns = (turns: number, work: () => void): void => {
  setImmediate(turns > 1 ? () => afterTurns(turns - 1, work) : work);
};

/**
 * Bounded FIFO with CoDel: bursts drain, sustained overload is rejected early. Without early rejection every caller
 * would wait for the maximum and then be late (RFC 8289).
 */
export const openLane = ({ atOnce, room, patience, crowdedPatience }: LaneRules): Lane => {
  const waiting: { caller: Caller; since: number }[] = [];
  let inside = 0;
  let arrivals = 0;
  let crowdedSince = 0;
  let strictUntil = 0;
  let isProceeding = false;
  let timer: NodeJS.Timeout | undefined;

  /**
   * Whether this is sustained overload: callers have queued for longer than `time`, or a caller was rejected shortly
   * before.
   */
  const isCrowdFor = (time: number, now: number): boolean =>
    now - crowdedSince > time || now < strictUntil;
  const turnAway = (caller: Caller, now: number): void => {
    strictUntil = now + STRICT_FOR;
    caller.turnAway();
  };
  const turnLateAway = (): void => {
    const now = performance.now();
    const longest = isCrowdFor(patience, now) ? crowdedPatience : patience;
    for (let first = waiting[0]; first; first = waiting[0]) {
      const isGone = first.caller.isGone();
      if (!isGone && now - first.since <= longest) return;
      waiting.shift();
      if (!isGone) turnAway(first.caller, now);
    }
    clearInterval(timer);
    timer = undefined;
  };
  const admit = (most: number): void => {
    for (let left = Math.min(most, atOnce - inside); left > 0 && waiting.length > 0;) {
      const next = waiting.shift()?.caller;
      if (!next || next.isGone()) continue;
      left--;
      inside++;
      next.enter();
    }
  };
  const proceed = (looks = LOOKS): void => {
    if (isProceeding || waiting.length === 0 || inside >= atOnce) return;
    isProceeding = true;
    const heard = arrivals;
    afterTurns(TURNS, () => {
      isProceeding = false;
      const isCrowd = isCrowdFor(CROWD_AFTER, performance.now());
      if (isCrowd && arrivals !== heard && looks > 1) {
        proceed(looks - 1);
        return;
      }
      admit(isCrowd ? 1 : atOnce);
      turnLateAway();
      proceed();
    });
  };
  return {
    arrive: (caller) => {
      arrivals++;
      const since = performance.now();
      if (waiting.length >= room) {
        turnAway(caller, since);
        return;
      }
      if (waiting.length === 0) crowdedSince = since;
      waiting.push({ caller, since });
      timer ??= setInterval(turnLateAway, LOOK_EVERY).unref();
      proceed();
    },
    leave: () => {
      inside--;
      proceed();
    },
  };
};
