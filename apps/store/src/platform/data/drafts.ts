import { sameId } from "@pallu/contract";
import type { Id } from "@pallu/contract";

/** Forms whose input is stored in this tab, by the key of the storage. */
type DraftKey = "draft" | "account draft";

type DraftFields = Readonly<Partial<Record<string, string>>>;

/** Stored input by field name, and the id of its user. Null for a visitor. */
interface Draft {
  owner: Id | null;
  fields: DraftFields;
}

const nothing: Draft = { owner: null, fields: {} };

/** Parses a stored draft, also one of another build. Returns an empty one of a visitor if it is invalid. */
const parseDraft = (stored: string | null): Draft => {
  try {
    const draft = JSON.parse(stored ?? "null") as Partial<Draft> | null;
    if (typeof draft?.fields !== "object" || draft.fields === null) return nothing;
    const texts = Object.entries(draft.fields).filter(([, value]) => typeof value === "string");
    return { owner: draft.owner ?? null, fields: Object.fromEntries(texts) };
  } catch {
    return nothing;
  }
};

const findDraft = (key: DraftKey): Draft => {
  try {
    return parseDraft(window.sessionStorage.getItem(key));
  } catch {
    // Without session storage the draft is lost on reload.
    return nothing;
  }
};

/** Reads the input of a form that is stored in this tab. Returns no fields of another user. */
export const readDraft = (key: DraftKey, owner: Id | null): DraftFields => {
  const draft = findDraft(key);
  return draft.owner === null || sameId(draft.owner, owner) ? draft.fields : {};
};

/**
 * Stores more input. It replaces the draft of another user. A visitor's input joins the draft of a user, who may log in
 * again after their session has expired.
 */
export const addToDraft = (key: DraftKey, owner: Id | null, typed: DraftFields): void => {
  const reader = owner ?? findDraft(key).owner;
  const fields = { ...readDraft(key, reader), ...typed };
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ owner: reader, fields } satisfies Draft));
  } catch {
    // As above.
  }
};

export const forgetDraft = (...keys: DraftKey[]): void => {
  try {
    for (const key of keys) window.sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
};
