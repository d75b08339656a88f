import { act } from "@testing-library/react";
import { onTestFinished } from "vitest";
import { settle } from "./pages.fixtures.tsx";
import type { SentCall, Stub } from "./stub.fixtures.ts";

interface Waiting {
  sent: SentCall;
  resolve: (response: Stub) => void;
}

export interface Deferred {
  /** Stub for one or several API calls. */
  stub: (sent: SentCall) => Stub;
  /** Pending calls, oldest first. */
  waiting: () => SentCall[];
  /**
   * Responds to one pending call and waits for the effects.
   * `at` counts from the oldest call, or from the newest if negative. The response may be any stub.
   */
  respond: (response: Stub, at?: number) => Promise<void>;
}

/** Creates a stub whose responses the test controls. */
export const deferred = (): Deferred => {
  const queue: Waiting[] = [];
  return {
    stub: (sent) => ({
      response: new Promise<Stub>((resolve) => void queue.push({ sent, resolve })),
    }),
    waiting: () => queue.map(({ sent }) => sent),
    respond: async (response, at = 0) => {
      const [next] = queue.splice(at, 1);
      if (!next) throw new Error("No call is pending.");
      await act(async () => next.resolve(response));
      await settle();
    },
  };
};

/** Records every distinct value that the page shows from now on. */
export const recordValues = <Value>(read: () => Value): Value[] => {
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
