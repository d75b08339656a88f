import { groupBy } from "../groupBy.ts";
import type { Exports } from "./exports.ts";
import type { Attempt, Journal, Submission } from "./journal.ts";

/** Journal and exports of a week, with indexes. */
export interface CheckInput {
  journal: Journal;
  exports: Exports;
  /** By remark. */
  submissions: ReadonlyMap<string, Submission>;
  /** By `attemptKey`. */
  attempts: ReadonlyMap<string, Attempt[]>;
}

export const attemptKey = (action: string, target: string): string => `${action} | ${target}`;

/** Returns the attempts by `attemptKey`. One that changes several records is in several groups. */
const byTarget = (attempts: readonly Attempt[]): Map<string, Attempt[]> => {
  const groups = groupBy(
    attempts.flatMap((attempt) =>
      attempt.targets.map((target) => ({ key: attemptKey(attempt.action, target), attempt })),
    ),
    ({ key }) => key,
  );
  return new Map([...groups].map(([key, own]) => [key, own.map(({ attempt }) => attempt)]));
};

export const checkInputOf = (journal: Journal, exports: Exports): CheckInput => ({
  journal,
  exports,
  submissions: new Map(journal.submissions.map((each) => [each.remark, each])),
  attempts: byTarget(journal.attempts),
});
