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

/* jsdom hides popovers and has no method that shows them. Browser tests cover their focus handling. */
const onKeyDown = ({ key, currentTarget }: KeyboardEvent): void => {
  if (key === "Escape")
    currentTarget?.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed" }));
};
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    this.style.display = "block";
    this.addEventListener("keydown", onKeyDown);
  },
  hidePopover() {},
});

// Code that may be needed later is not loaded in idle time, because a test may end first.
Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
