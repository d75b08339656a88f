import { useRef, useState } from "react";
import { DeskError, send } from "./api.ts";
import type { Input, Output, WriteName } from "./callTypes.ts";
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

  const sendConfirmed = async (input: Input<Name>, key: string): Promise<Output<Name>> => {
    try {
      return await send(name, input, { idempotencyKey: key });
    } catch (error) {
      const asks = error instanceof DeskError && error.code === "confirm_required";
      if (!asks || !(await confirm())) throw error;
      return send(name, input, { idempotencyKey: key });
    }
  };

  const run = async (input: Input<Name>): Promise<Output<Name> | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    setFailure(undefined);
    const content = JSON.stringify(input);
    if (attempt.current?.content !== content)
      attempt.current = { content, key: crypto.randomUUID() };
    try {
      const answer = await sendConfirmed(input, attempt.current.key);
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
