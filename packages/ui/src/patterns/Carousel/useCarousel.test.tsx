import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { Carousel } from "./Carousel.tsx";

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
