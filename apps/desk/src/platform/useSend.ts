import { useRef, useState } from "react";
import { DeskError, send } from "./api.ts";
import type { Input, Output, WriteName } from "./callTypes.ts";
import { confirmed } from "./confirmed.ts";
import { useSession } from "./session.tsx";

export interface Sending<Name extends WriteName> {
  /** Sends. Resolves with the answer, or with undefined after a refusal, which is `failure` then. */
  run: (input: Input<Name>) => Promise<Output<Name> | undefined>;
  isSending: boolean;
  /** Why the last attempt failed. Undefined while sending, after success, and when `hasArrived`. */
  failure: DeskError | undefined;
  /** Whether the last attempt had no answer, and what is shown has changed since. */
  hasArrived: boolean;
  /** Forgets the failure. */
  reset: () => void;
}

/** Returns what a write is about: not which version it expects, which a page may have read anew meanwhile. */
const contentOf = (input: unknown): string =>
  JSON.stringify(input, (key, value: unknown) => (key === "expected" ? undefined : value));

/**
 * Makes one kind of write. An attempt that had no answer is repeated as it was, with the same key, so that nothing is changed
 * twice. Asks for the second factor where the call requires it. A press while it is sending is ignored.
 *
 * `shown` is the state that the page shows of what is changed: where the buttons change with it, nobody is asked to press again
 * what has arrived.
 */
export const useSend = <Name extends WriteName>(name: Name, shown = ""): Sending<Name> => {
  const { confirm } = useSession();
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ error: DeskError; shown: string }>();
  const busy = useRef(false);
  const attempt = useRef<{ content: string; key: string; input: Input<Name> } | null>(null);
  const hasArrived = failed?.error.mayBeDone === true && failed.shown !== shown;

  const run = async (input: Input<Name>): Promise<Output<Name> | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    setFailed(undefined);
    const content = contentOf(input);
    if (hasArrived || attempt.current?.content !== content)
      attempt.current = { content, key: crypto.randomUUID(), input };
    const { key, input: sent } = attempt.current;
    try {
      const answer = await confirmed(confirm, () => send(name, sent, { idempotencyKey: key }));
      attempt.current = null;
      return answer;
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      if (!error.mayBeDone) attempt.current = null;
      setFailed({ error, shown });
      return undefined;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const failure = hasArrived ? undefined : failed?.error;
  return { run, isSending, failure, hasArrived, reset: () => setFailed(undefined) };
};
