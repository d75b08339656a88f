import { useRef, useState } from "react";
import { DeskError, send } from "./api.ts";
import type { Input, Output, WriteName } from "./callTypes.ts";
import { confirmed } from "./confirmed.ts";
import { useSession } from "./session.tsx";

export interface Sending<Name extends WriteName> {
  /** Sends. Resolves with the answer, or with undefined after a refusal, which is `failure` then. */
  run: (input: Input<Name>) => Promise<Output<Name> | undefined>;
  isSending: boolean;
  /** Why the last attempt failed. Undefined while sending and after success. */
  failure: DeskError | undefined;
  /** Forgets the failure. */
  reset: () => void;
}

/**
 * Makes one kind of write. An attempt that had no answer is repeated with the same key, so that nothing is changed twice. Asks
 * for the second factor where the call requires it. A press while it is sending is ignored.
 */
export const useSend = <Name extends WriteName>(name: Name): Sending<Name> => {
  const { confirm } = useSession();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<DeskError>();
  const busy = useRef(false);
  const attempt = useRef<{ content: string; key: string } | null>(null);

  const run = async (input: Input<Name>): Promise<Output<Name> | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    setFailure(undefined);
    const content = JSON.stringify(input);
    if (attempt.current?.content !== content)
      attempt.current = { content, key: crypto.randomUUID() };
    const { key } = attempt.current;
    try {
      const answer = await confirmed(confirm, () => send(name, input, { idempotencyKey: key }));
      attempt.current = null;
      return answer;
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      if (!error.mayBeDone) attempt.current = null;
      setFailure(error);
      return undefined;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { run, isSending, failure, reset: () => setFailure(undefined) };
};
