import { useEffect, useRef, useState } from "react";
import { draftPrefix, useSession } from "./session.tsx";

const readDraft = <Draft>(key: string): Draft | null => {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : (JSON.parse(stored) as Draft);
  } catch {
    return null;
  }
};

export interface KeptDraft<Draft> {
  /** What was kept by an earlier visit of this page. Null if nothing was. */
  kept: Draft | null;
  /** Keeps a draft, or forgets it by null. */
  keep: (draft: Draft | null) => void;
}

/**
 * Keeps a draft in this browser, by member of staff and name, until it is saved or the member of staff signs out. Only for
 * drafts without personal data.
 */
export const useDraft = <Draft>(name: string): KeptDraft<Draft> => {
  const { staff } = useSession();
  const key = `${draftPrefix}${staff.id}:${name}`;
  const [kept] = useState(() => readDraft<Draft>(key));
  const keyNow = useRef(key);
  useEffect(() => {
    keyNow.current = key;
  }, [key]);
  return {
    kept,
    keep: (draft) => {
      try {
        if (draft === null) localStorage.removeItem(keyNow.current);
        else localStorage.setItem(keyNow.current, JSON.stringify(draft));
      } catch {
        // The storage is full or refused: the page still has the draft.
      }
    },
  };
};
