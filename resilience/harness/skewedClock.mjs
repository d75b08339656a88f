/** Preload: shifts the clock by CLOCK_SKEW milliseconds and prints the shift. */
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

console.info(`My clock shows ${new Date().toISOString()}.`);
