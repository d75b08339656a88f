import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";

/* Test files share a window. Each begins without what the previous one stored. */
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/* What a test leaves in the document would be found by the next one, also of another file. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/* jsdom lacks the methods of this element. Browser tests cover its focus handling. */
const onKeyDown = ({ key, currentTarget }: KeyboardEvent): void => {
  if (key === "Escape") currentTarget?.dispatchEvent(new Event("cancel"));
};
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.addEventListener("keydown", onKeyDown);
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

// Code that may be needed later is not loaded in idle time, because a test may end first.
Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
