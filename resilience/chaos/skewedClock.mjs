/** Preload: shifts the clock by CLOCK_SKEW milliseconds and prints the shift. */
const skew = Number(process.env.CLOCK_SKEW);
const right = Date.now;

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [right() + skew] : parts));
  }

  static now() {
    return right() + skew;
  }
};

console.info(`My clock shows ${new Date().toISOString()}.`);
