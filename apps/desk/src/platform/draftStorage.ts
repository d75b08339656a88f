import { warnOfUnload } from "./useUnloadWarning.ts";

/** Storage keys of drafts begin with it. */
export const draftPrefix = "desk-draft:";

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const texts = new Map<string, string>();

let endWarning: (() => void) | undefined;

const watchUnload = (): void => {
  endWarning?.();
  endWarning = texts.size > 0 ? warnOfUnload() : undefined;
};

/** Drafts that may name people: they are not stored. Other pages of the desk keep them, and a reload asks first. */
export const personalDrafts: DraftStorage = {
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, value) => {
    texts.set(key, value);
    watchUnload();
  },
  removeItem: (key) => {
    texts.delete(key);
    watchUnload();
  },
};

/** Whether there is something that signing out loses and nobody can bring back. */
export const hasPersonalDrafts = (): boolean => texts.size > 0;

/** Forgets all drafts, as the member of staff signs out. */
export const forgetDrafts = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith(draftPrefix)) storage.removeItem(key);
  texts.clear();
  watchUnload();
};
