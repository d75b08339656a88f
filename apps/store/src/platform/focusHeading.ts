/** Moves the focus to the page's heading: the place to go on from when what had the focus is gone. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
