import { UiProvider } from "@pallu/ui";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PageFailure } from "./PageFailure.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a failed page is loaded again when the line returns, but not while somebody types", () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  // Scripts that other files have run listen to the event too.
  const online = new EventTarget();
  vi.spyOn(window, "addEventListener").mockImplementation((type, listener) =>
    online.addEventListener(type, listener),
  );
  render(
    <UiProvider>
      <input aria-label="Search" />
      <PageFailure />
    </UiProvider>,
  );
  const field = screen.getByLabelText("Search");
  field.focus();
  online.dispatchEvent(new Event("online"));
  expect(reload).not.toHaveBeenCalled();
  field.blur();
  online.dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(1);
});
