/** Focuses the page's heading after the focused element was removed. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
