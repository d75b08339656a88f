import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { Carousel } from "./Carousel.tsx";
import { startCarousel } from "./startCarousel.ts";

/** An observer whose first frame never comes. */
class NeverObserves {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

test("the position is announced once the user steers, the slides never", () => {
  vi.stubGlobal("ResizeObserver", NeverObserves);
  vi.stubGlobal("IntersectionObserver", NeverObserves);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  render(
    <UiProvider>
      <Carousel label="Weaves" layout="products" autoplayMs={1000}>
        {["Ikat", "Jamdani"]}
      </Carousel>
    </UiProvider>,
  );
  const politenessOf = (text: string): string | null | undefined =>
    screen.getByText(text).closest("[aria-live]")?.getAttribute("aria-live");
  expect(politenessOf("1 of 2")).toBe("off");
  expect(politenessOf("Ikat")).toBeUndefined();
  fireEvent.keyDown(screen.getByRole("region", { name: "Weaves" }), { key: "ArrowRight" });
  expect(politenessOf("1 of 2")).toBe("polite");
  expect(politenessOf("Ikat")).toBeUndefined();
  vi.unstubAllGlobals();
});

test("without scripts the scroller is a tab stop: Safari focuses no scroller by itself", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <UiProvider>
      <Carousel label="Weaves">{["Ikat", "Jamdani"]}</Carousel>
    </UiProvider>,
  );
  expect(page.querySelector("[tabindex='0']")?.textContent).toBe("IkatJamdani");
});

test("a press on Play moves the slides also where motion is reduced", () => {
  vi.useFakeTimers();
  vi.stubGlobal("ResizeObserver", NeverObserves);
  vi.stubGlobal("IntersectionObserver", NeverObserves);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const started = startCarousel(document.createElement("div"), {
    onMove: () => undefined,
    onGrab: () => undefined,
  });
  started.update({ loop: true, autoplayMs: 1000, moveMs: undefined, isolated: false });
  started.play();
  expect(vi.getTimerCount()).toBe(1);
  started.destroy();
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a button at the end keeps the focus: it is not disabled", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <UiProvider>
      <Carousel label="Weaves">{["Ikat", "Jamdani"]}</Carousel>
    </UiProvider>,
  );
  const next = page.querySelector("[aria-label='Next slide']");
  expect(next?.getAttribute("aria-disabled")).toBe("true");
  expect(next?.hasAttribute("disabled")).toBe(false);
});
