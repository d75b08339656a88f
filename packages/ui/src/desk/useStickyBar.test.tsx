import { act, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { UiProvider } from "../provider/UiProvider.tsx";
import { stickyBarHeight } from "../tokens/buyBar.ts";
import { BulkBar } from "./BulkBar/BulkBar.tsx";
import { SaveBar } from "./SaveBar/SaveBar.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const heightOf = (): string => document.documentElement.style.getPropertyValue(stickyBarHeight);

test.each([
  [
    "SaveBar",
    (isShown: boolean) => (
      <SaveBar state={isShown ? "changed" : "clean"} onSave={() => undefined} />
    ),
  ],
  [
    "BulkBar",
    (isShown: boolean) => (
      <BulkBar count={isShown ? 2 : 0} onClear={() => undefined}>
        {null}
      </BulkBar>
    ),
  ],
])("the height of %s keeps notices above it while it is shown", (_name, bar) => {
  const changes: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onChange: () => void) {
        changes.push(onChange);
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  const { rerender } = render(bar(true), { wrapper: UiProvider });
  act(() => changes.at(-1)?.());
  expect(heightOf()).toBe("0px");
  rerender(bar(false));
  expect(heightOf()).toBe("");
});
