import type { Exports } from "../exports.ts";
import type { Attempt, Journal, Submission } from "../journal.ts";

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

export const checkInputOf = (journal: Journal, exports: Exports): CheckInput => {
  const attempts = new Map<string, Attempt[]>();
  for (const attempt of journal.attempts)
    for (const target of attempt.targets) {
      const key = attemptKey(attempt.action, target);
      attempts.set(key, [...(attempts.get(key) ?? []), attempt]);
    }
  return {
    journal,
    exports,
    submissions: new Map(journal.submissions.map((each) => [each.remark, each])),
    attempts,
  };
};
