/** Preload: shifts the clock by CLOCK_SKEW milliseconds, so that the claims of killed workers expire. */
const skew = Number(process.env.CLOCK_SKEW);
const realNow = Date.now;

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [realNow() + skew] : parts));
  }

  static now() {
    return realNow() + skew;
  }
};
