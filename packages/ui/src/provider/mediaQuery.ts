/** Returns whether a media query matches. False where the browser, or an extension, refuses to say. */
export const matchesMedia = (query: string): boolean => {
  try {
    return window.matchMedia(query).matches;
  } catch {
    return false;
  }
};

/** Calls back when a media query starts or stops matching. Returns a function that ends it. */
export const onMediaChange = (query: string, listener: () => void): (() => void) => {
  try {
    const list = window.matchMedia(query);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  } catch {
    return () => undefined;
  }
};
