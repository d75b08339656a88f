import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useStuck } from "./useStuck.ts";

const Probe = () => {
  const sentinel = useRef<HTMLDivElement>(null);
  return <div ref={sentinel}>{useStuck(sentinel) ? "stuck" : "top"}</div>;
};

const entry = (top: number) => ({
  intersectionRatio: top < 0 ? 0 : 1,
  boundingClientRect: { top },
});

afterEach(() => vi.unstubAllGlobals());

test("[HDR-46] the last of several changes that a busy page gets at once decides", () => {
  let report = (_entries: ReturnType<typeof entry>[]): void => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  const { container } = render(<Probe />);
  act(() => report([entry(50), entry(-550)]));
  expect(container.textContent).toBe("stuck");
  act(() => report([entry(-550), entry(50)]));
  expect(container.textContent).toBe("top");
});
