/** Focuses the heading of the page, when what had the focus is gone. */
export const focusHeading = (): void => document.querySelector<HTMLElement>("h1")?.focus();
