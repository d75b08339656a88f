import { useEffect, useRef, useState } from "react";
import { DeskError } from "./api.ts";
import { PasskeyError } from "./passkeys.ts";

export interface Attempt<Kind extends string> {
  /** Runs one attempt. Ignored while another one runs. `signal` is aborted when the component is removed. */
  run: (kind: Kind, work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  /** The attempt that runs. */
  running: Kind | undefined;
  /** Why the last attempt failed, in a sentence for a person. */
  failure: string | undefined;
}

/** Runs the attempts of a form that can be sent in several ways, one at a time. */
export const useAttempt = <Kind extends string>(): Attempt<Kind> => {
  const [running, setRunning] = useState<Kind>();
  const [failure, setFailure] = useState<string>();
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const run: Attempt<Kind>["run"] = async (kind, work) => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    setRunning(kind);
    setFailure(undefined);
    try {
      await work(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof DeskError || error instanceof PasskeyError)) throw error;
      setFailure(error.message);
    } finally {
      current.current = null;
      setRunning(undefined);
    }
  };
  return { run, running, failure };
};
