import type { Harness } from "../harness/harness.ts";

/** What a scenario requires of the machine. */
export type Need = "postgres" | "mount" | "redis";

export interface ScenarioResult {
  /** Evidence that the fault occurred. Empty when it did not. */
  faultEvidence: string;
  /** Violated guarantees. Empty when all held. */
  breaches: string[];
  /** The measurement, as text. */
  figure: string;
}

export interface Scenario {
  /** F4 to F18 of the fault plan, or T22 of the threat model. `services/race.test.ts` has F1 to F3, the races of checkouts. */
  id: string;
  name: string;
  /** The goals of the security and reliability page that it measures. */
  goals: string;
  needs: readonly Need[];
  /** Runs only in the long form. */
  isLong?: true;
  /**
   * Runs the load with its fault. `isNegativeControl` runs the negative control: the same load against a part that is
   * deliberately broken. The same checks must detect it.
   */
  run(harness: Harness, isNegativeControl: boolean): Promise<ScenarioResult>;
}
