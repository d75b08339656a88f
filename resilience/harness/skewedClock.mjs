/** Preloaded module: shifts the clock by CLOCK_SKEW ms. Prints the time, by which the fault knows that it was loaded. */
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
