import type { Id } from "@pallu/contract";

/** Session storage that never throws; without it a draft lives as long as its page. */
const prefix = "draft:";

/** What was typed and by whom; null is a visitor. */
interface Draft {
  owner: Id | null;
  fields: unknown;
}

const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
};

const parse = (stored: string | null): Draft | null =>
  attempt(() => JSON.parse(stored ?? "null") as Draft | null);

/** A draft belongs to who typed it; what a visitor typed belongs to whoever logs in. */
export const isDraftOf = (owner: Id | null, person: Id | null | undefined): boolean =>
  owner === null || String(owner) === String(person);

/** Keeps what a person typed in this tab, so that a reload loses nothing. */
export const keepDraft = (name: string, draft: Draft): void =>
  void attempt((storage) => storage.setItem(prefix + name, JSON.stringify(draft)));

export const forgetDraft = (name: string): void =>
  void attempt((storage) => storage.removeItem(prefix + name));

/** The text fields of a draft, if there is one of this person's. */
export const readDraft = (name: string, person: Id | null): Record<string, string> => {
  const draft = parse(attempt((storage) => storage.getItem(prefix + name)));
  if (typeof draft?.fields !== "object" || draft.fields === null) return {};
  if (!isDraftOf(draft.owner, person)) return {};
  return Object.fromEntries(
    Object.entries(draft.fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
};

/** Removes from this tab what anybody but this person has typed. */
export const forgetDraftsOfOthers = (person: Id | undefined): void =>
  void attempt((storage) => {
    for (const key of Object.keys(storage)) {
      const draft = key.startsWith(prefix) ? parse(storage.getItem(key)) : null;
      if (draft && !isDraftOf(draft.owner, person)) storage.removeItem(key);
    }
  });
