import { createContext, use, useCallback, useEffect, useId, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { counted } from "../format.ts";
import { useUnloadWarning } from "../useUnloadWarning.ts";

type Note = (id: string, count: number) => void;

const NoteContext = createContext<Note | null>(null);

/** Counts the pictures of a form that are on their way, which `FormUploads` around its fields reports. */
export const usePendingUploads = () => {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const note = useCallback<Note>(
    (id, count) => setCounts((all) => ((all[id] ?? 0) === count ? all : { ...all, [id]: count })),
    [],
  );
  const pending = Object.values(counts).reduce((sum, count) => sum + count, 0);
  useUnloadWarning(pending > 0);
  return {
    note,
    pending,
    /** Says that pictures are on their way. Undefined without any. */
    text:
      pending === 0
        ? undefined
        : `${counted(pending, "picture is", "pictures are")} still loading. Save afterwards.`,
  };
};

/** Lets the pictures below it report to `usePendingUploads`. */
export const FormUploads = ({
  note,
  children,
}: {
  note: Note;
  children: ReactNode;
}): ReactElement => <NoteContext value={note}>{children}</NoteContext>;

/** Reports to the form around it how many pictures are on their way. */
export const useReportUploads = (count: number): void => {
  const note = use(NoteContext);
  const id = useId();
  useEffect(() => {
    note?.(id, count);
    return () => note?.(id, 0);
  }, [note, id, count]);
};
