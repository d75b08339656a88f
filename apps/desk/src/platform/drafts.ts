import { useEffect, useEffectEvent, useRef, useState } from "react";
import { draftPrefix, personalDrafts } from "./draftStorage.ts";
import { useSession } from "./session.tsx";

const readDraft = <Draft>(storage: Pick<Storage, "getItem">, key: string): Draft | null => {
  try {
    const stored = storage.getItem(key);
    return stored === null ? null : (JSON.parse(stored) as Draft);
  } catch {
    return null;
  }
};

export interface KeptDraft<Draft> {
  /** What was kept by an earlier visit of this page. Null if nothing was. */
  kept: Draft | null;
  /** Keeps a draft, or forgets it by null. Of another name: for the page that has it. */
  keep: (draft: Draft | null, ofName?: string) => void;
}

export interface DraftOptions {
  /** Whether it may name people: then it is not stored, and a reload asks first. Default: false. */
  isPersonal?: boolean;
}

/**
 * Keeps a draft in this browser, by member of staff and name, until it is saved or the member of staff signs out.
 */
export const useDraft = <Draft>(
  name: string,
  { isPersonal = false }: DraftOptions = {},
): KeptDraft<Draft> => {
  const { staff } = useSession();
  const storage = isPersonal ? personalDrafts : localStorage;
  const keyOf = (ofName: string): string => `${draftPrefix}${staff.id}:${ofName}`;
  const key = keyOf(name);
  const [kept] = useState(() => readDraft<Draft>(storage, key));
  const keyNow = useRef(key);
  useEffect(() => {
    keyNow.current = key;
  }, [key]);
  return {
    kept,
    keep: (draft, ofName) => {
      const at = ofName === undefined ? keyNow.current : keyOf(ofName);
      try {
        if (draft === null) storage.removeItem(at);
        else storage.setItem(at, JSON.stringify(draft));
      } catch {
        // The storage is full or refused: the page still has the draft.
      }
    },
  };
};

/** Empties a field after what it had was sent, unless something else was typed meanwhile. */
export const emptyAfter =
  <Value>(sent: Value, empty: Value) =>
  (now: Value): Value =>
    now === sent ? empty : now;

type Update = (by: (before: never) => unknown) => void;

const openForms = new Map<string, Update>();

/**
 * Returns how a form is changed by what arrives later, such as a picture: if it was left and opened again meanwhile, the open one
 * changes.
 */
export const useLateChanges = <Form>(
  name: string,
  change: (by: (before: Form) => Form) => void,
): ((by: (before: Form) => Form) => void) => {
  const isOpen = useRef(false);
  const onChange = useEffectEvent(change);
  useEffect(() => {
    const update: Update = (by) => onChange(by as (before: Form) => Form);
    isOpen.current = true;
    openForms.set(name, update);
    return () => {
      isOpen.current = false;
      if (openForms.get(name) === update) openForms.delete(name);
    };
  }, [name]);
  return (by) => {
    const other = isOpen.current ? undefined : openForms.get(name);
    if (other) other(by);
    else change(by);
  };
};

export interface FormDraft<Form> {
  form: Form;
  /** Changes the form, and keeps it: also after the page was left. */
  change: (by: (before: Form) => Form) => void;
  /** Forgets the draft. What is shown stays. */
  forget: () => void;
  /** Whether an earlier visit of the page has left what is shown. */
  isRestored: boolean;
  /** Whether it differs from what it began with. */
  isChanged: boolean;
  /** Shows again what it began with, and forgets the draft. */
  discard: () => void;
}

/** The state of a form that is kept as a draft of `useDraft` from its first change on. */
export const useFormDraft = <Form>(
  name: string,
  start: Form,
  options?: DraftOptions,
): FormDraft<Form> => {
  const { kept, keep } = useDraft<Form>(name, options);
  const [form, setForm] = useState<Form>(kept ?? start);
  const [isRestored, setRestored] = useState(kept !== null);
  const latest = useRef(form);
  const show = (next: Form): void => {
    latest.current = next;
    setForm(next);
  };
  const isStart = (next: Form): boolean => JSON.stringify(next) === JSON.stringify(start);
  const change = useLateChanges<Form>(name, (by) => {
    const next = by(latest.current);
    show(next);
    keep(isStart(next) ? null : next);
  });
  return {
    form,
    change,
    forget: () => {
      keep(null);
      setRestored(false);
    },
    isRestored,
    isChanged: !isStart(form),
    discard: () => {
      show(start);
      keep(null);
      setRestored(false);
    },
  };
};
