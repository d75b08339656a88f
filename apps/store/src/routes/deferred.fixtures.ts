import { act } from "@testing-library/react";
import { onTestFinished } from "vitest";
import { settle } from "./pages.fixtures.tsx";
import type { SentCall, Stub } from "./stub.fixtures.ts";

interface Waiting {
  sent: SentCall;
  resolve: (answer: Stub) => void;
}

export interface Deferred {
  /** Put this among the stubs of the API, under one call or several. */
  stub: (sent: SentCall) => Stub;
  /** The calls without an answer, oldest first. */
  waiting: () => SentCall[];
  /**
   * Answers one waiting call and lets everything happen that follows from it. `at` counts from the oldest, or from the
   * newest when it is negative. The answer may be any stub: refused, lost, malformed.
   */
  answer: (answer: Stub, at?: number) => Promise<void>;
}

/** Answers that come when the test says so, in the order that it wants. */
export const deferred = (): Deferred => {
  const queue: Waiting[] = [];
  return {
    stub: (sent) => ({
      answer: new Promise<Stub>((resolve) => void queue.push({ sent, resolve })),
    }),
    waiting: () => queue.map(({ sent }) => sent),
    answer: async (answer, at = 0) => {
      const [next] = queue.splice(at, 1);
      if (!next) throw new Error("No call is waiting for an answer.");
      await act(async () => next.resolve(answer));
      await settle();
    },
  };
};

/** Notes each value that the page shows from now on, once for each change. */
export const watch = <Value>(read: () => Value): Value[] => {
  const seen = [read()];
  const note = (): void => {
    if (!document.body.hasChildNodes()) return;
    const now = read();
    if (seen.at(-1) !== now) seen.push(now);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  onTestFinished(() => observer.disconnect());
  return seen;
};
