import isChromatic from "chromatic/isChromatic";

const SNAPSHOT_TIME = Date.parse("2026-01-15T10:00:00+05:30");

/** Stops the clock at one moment. Dates that are made from a value stay as they are. */
const stopClock = (): void => {
  globalThis.Date = class extends Date {
    constructor(...values: unknown[]) {
      super(...((values.length === 0 ? [SNAPSHOT_TIME] : values) as [number]));
    }
    static override now = (): number => SNAPSHOT_TIME;
  } as DateConstructor;
};

/** Makes `Math.random` return the same sequence on every page. */
const seedRandom = (): void => {
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed - 1) / 2_147_483_646;
  };
};

/* Snapshots of two days must be equal. */
if (isChromatic()) {
  stopClock();
  seedRandom();
}
