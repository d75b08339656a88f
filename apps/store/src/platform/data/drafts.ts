const key = "draft";

const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
  try {
    return act(window.sessionStorage);
  } catch {
    // Without session storage the draft is lost on reload.
    return null;
  }
};

/** Reads the input that was stored in this tab. */
export const readDraft = (): string | null => attempt((storage) => storage.getItem(key));

export const keepDraft = (draft: string): void =>
  void attempt((storage) => storage.setItem(key, draft));

export const forgetDraft = (): void => void attempt((storage) => storage.removeItem(key));
