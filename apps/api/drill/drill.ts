import type { Stage } from "./stage.ts";

/** What a drill needs of the machine. */
export type Need = "postgres" | "mount" | "redis";

export interface Verdict {
  /** Proof that the fault really happened, in words; empty when it did not. */
  fired: string;
  /** What did not hold; nothing when the promise was kept. */
  breaches: string[];
  /** What was measured, in words. */
  figure: string;
}

export interface Drill {
  /** F1 to F18 of the fault plan, or T22 of the threats. */
  id: string;
  name: string;
  /** The goals of the security and reliability page that it shows. */
  goals: string;
  needs: readonly Need[];
  /** Only in the long form. */
  isLong?: true;
  /**
   * The load with its fault. With `isNaive` the same load meets a part that is deliberately built as it should
   * not be: the same judgement must find it.
   */
  run(stage: Stage, isNaive: boolean): Promise<Verdict>;
}
