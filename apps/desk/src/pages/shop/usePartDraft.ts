import { useEffect, useRef, useState } from "react";
import { useDraft } from "../../platform/drafts.ts";
import { useSend } from "../../platform/useSend.ts";
import { changed } from "./fields.types.ts";
import type { Change } from "./fields.types.ts";
import type { ShopPart } from "./parts.rules.ts";
import { differencesOf } from "./schema.rules.ts";
import type { JsonRecord } from "./schema.rules.ts";

export interface Draft {
  /** The version that was read before the first change. */
  version: string | null;
  value: JsonRecord;
}

/** The state of the form of a part: what was read, what was typed since, and how saving went. */
export const usePartDraft = (read: ShopPart) => {
  const { kept, keep } = useDraft<Draft>(`shop-${read.part}`);
  const stored = (read.value ?? {}) as JsonRecord;
  const [base, setBase] = useState<Draft>({
    version: kept ? kept.version : read.version,
    value: stored,
  });
  const [value, setValue] = useState<JsonRecord>(kept?.value ?? stored);
  /** The value of this moment, for changes of several fields between two renders. */
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const [isSaved, setSaved] = useState(false);
  const save = useSend("PUT /api/desk/shop/parts/:part");
  const checking = useSend("PUT /api/desk/shop/parts/:part");
  const remove = useSend("DELETE /api/desk/shop/parts/:part");
  const failure = save.failure ?? checking.failure;
  const isChanged = differencesOf(base.value, value).length > 0;
  const [seen, setSeen] = useState(read.version);
  if (read.version !== seen) {
    setSeen(read.version);
    // A newer part is shown where nothing was typed.
    if (!isChanged && read.version !== base.version) {
      setBase({ version: read.version, value: stored });
      setValue(stored);
    }
  }
  const reset = (version: string | null, next: JsonRecord): void => {
    keep(null);
    latest.current = next;
    save.reset();
    checking.reset();
    setBase({ version, value: next });
    setValue(next);
  };
  const change = (change: Change, { version }: Pick<Draft, "version"> = base): void => {
    const next = (changed(latest.current, change) ?? {}) as JsonRecord;
    latest.current = next;
    setSaved(false);
    setValue(next);
    keep({ version, value: next });
  };
  return {
    value,
    isChanged,
    /** The fault of each place, without the name of the part. */
    faults: new Map(
      [...(failure?.faults ?? [])].map(([id, message]) => [id.replace(/^[^.]+\.?/, ""), message]),
    ),
    hasConflict: failure?.code === "unexpected_part",
    failure: remove.failure ?? failure,
    state: save.isSending
      ? ("saving" as const)
      : save.failure
        ? ("failed" as const)
        : isChanged
          ? ("changed" as const)
          : isSaved
            ? ("saved" as const)
            : ("clean" as const),
    isRemoving: remove.isSending,
    isChecking: checking.isSending,
    change,
    /** Shows a stored value instead of what was typed. */
    reset,
    /** Checks what was typed as saving does. Resolves with it, undefined after a refusal. */
    check: async (): Promise<Draft | undefined> => {
      save.reset();
      const draft = { version: base.version, value: latest.current };
      const body = { value: draft.value, expected: draft.version, dryRun: true };
      return (await checking.run({ params: { part: read.part }, body })) && draft;
    },
    /** Saves what was typed over the version. Resolves with whether it is saved. */
    save: async (version: string | null = base.version): Promise<boolean> => {
      checking.reset();
      const sent = latest.current;
      const answer = await save.run({
        params: { part: read.part },
        body: { value: sent, expected: version },
      });
      if (!answer) return false;
      const typed = latest.current;
      reset(answer.after, sent);
      setSaved(true);
      if (typed !== sent) change(typed, { version: answer.after });
      return true;
    },
    remove: async (): Promise<boolean> => {
      const answer = await remove.run({
        params: { part: read.part },
        query: { expected: base.version ?? "" },
      });
      if (answer) reset(null, {});
      return answer !== undefined;
    },
  };
};
