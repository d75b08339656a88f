/** Somebody who wants to be served. */
export interface Caller {
  /** Their turn has come; whoever entered leaves, once. */
  enter(): void;
  /** They are asked to come back another time. */
  turnAway(): void;
  /** Whether they wait for no answer any more. */
  isGone(): boolean;
}

export interface LaneRules {
  /** How many are served at once. */
  atOnce: number;
  /** How many may wait for their turn. */
  room: number;
  /** How long one may wait, in milliseconds, and how long a crowd may take to pass. */
  patience: number;
  /** How long one may wait in a crowd that did not pass, in milliseconds. */
  crowdedPatience: number;
}

export interface Lane {
  arrive(caller: Caller): void;
  leave(): void;
}

const LOOK_EVERY = 25;
/** A client that went away is noticed in the turn of the loop after the one that reads its request. */
const TURNS = 2;
const CROWD_AFTER = 50;
/**
 * Each turn of the loop takes in one new connection (libuv since 1.45). So in a crowd the next one enters only when
 * nobody new was heard for a moment, or after so many looks: those who come are turned away before they have given up.
 */
const LOOKS = 50;
/** How long the crowd in which somebody was turned away is taken to be there still. */
const STRICT_FOR = 1000;

const afterTurns = (turns: number, work: () => void): void => {
  setImmediate(turns > 1 ? () => afterTurns(turns - 1, work) : work);
};

/**
 * Serves few at once while others wait, first come, first served. A crowd that comes all at once is served to the
 * last. In one that does not end everybody would wait as long as anybody may, and then still come too late: there most
 * are turned away soon, and the others are served soon (the controlled delay of routers' queues, RFC 8289).
 */
export const openLane = ({ atOnce, room, patience, crowdedPatience }: LaneRules): Lane => {
  const waiting: { caller: Caller; since: number }[] = [];
  let inside = 0;
  let arrivals = 0;
  let crowdedSince = 0;
  let strictUntil = 0;
  let isProceeding = false;
  let timer: NodeJS.Timeout | undefined;

  /** Whether so many come for so long, or somebody was turned away so shortly before, that this is no passing crowd. */
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
