const key = "draft";

const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
  try {
    return act(window.sessionStorage);
  } catch {
    // Without session storage a draft lives as long as its page.
    return null;
  }
};

/** What a person typed in this tab, as it was kept for a reload. */
export const readDraft = (): string | null => attempt((storage) => storage.getItem(key));

export const keepDraft = (draft: string): void =>
  void attempt((storage) => storage.setItem(key, draft));

export const forgetDraft = (): void => void attempt((storage) => storage.removeItem(key));
