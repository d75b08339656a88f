import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";

/*
 * Queries wait almost as long as a test may take, as lazy chunks are compiled when they are first used. By default each
 * query that finds nothing yet prints the whole page into its error.
 */
configure({
  asyncUtilTimeout: 4500,
  getElementError: (message, container) =>
    Object.assign(new Error(message ?? String(prettyDOM(container))), {
      name: "TestingLibraryElementError",
    }),
});

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

/* jsdom hides popovers and knows nothing else of them: no button opens one. What opens is tested in browsers. */
const toggles = (state: "open" | "closed") =>
  function (this: HTMLElement): void {
    const display = state === "open" ? "block" : "";
    if (this.style.display === display) return;
    this.style.display = display;
    this.dispatchEvent(Object.assign(new Event("toggle"), { newState: state }));
  };
/* Browsers do not focus what is not rendered. */
const focus = Reflect.get(HTMLElement.prototype, "focus");
Object.assign(HTMLElement.prototype, {
  // jsdom has no layout to scroll.
  scrollIntoView: () => undefined,
  showPopover: toggles("open"),
  hidePopover: toggles("closed"),
  focus(this: HTMLElement, options?: FocusOptions) {
    const popover = this.closest<HTMLElement>("[popover]");
    if (popover?.style.display !== "") focus.call(this, options);
  },
});

// Code that may be needed later is not loaded in idle time, because a test may end first.
Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
