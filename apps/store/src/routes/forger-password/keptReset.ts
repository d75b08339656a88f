export type Step = "email" | "otp" | "reset";

export interface KeptReset {
  step: Step;
  email: string;
}

const key = "reset";

/** Lifetime in ms of a code that was sent, and of one that was verified. */
const LIFETIME_MS = 600_000;

/** Keeps step and email in this tab: phones discard it while somebody reads the mail. The first step is not kept. */
export const keepReset = (reset: KeptReset): void => {
  try {
    if (reset.step === "email") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ ...reset, at: Date.now() }));
  } catch {
    // Without session storage a reload starts again.
  }
};

/** Returns what was kept for as long as its code may be valid. */
export const readReset = (): KeptReset | null => {
  try {
    const { step, email, at } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as KeptReset & {
      at: number;
    };
    const age = Date.now() - at;
    return age >= 0 && age < LIFETIME_MS ? { step, email } : null;
  } catch {
    return null;
  }
};
