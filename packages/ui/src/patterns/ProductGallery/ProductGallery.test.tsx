import "@testing-library/jest-dom/vitest";
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { ProductGallery } from "./ProductGallery.tsx";

afterEach(cleanup);

const views = ["front", "border", "pallu"].map((id, index) => ({
  id,
  label: id,
  href: `?picture=${index + 1}`,
  picture: id,
  thumbnail: id,
}));
const gallery = (count: number, defaultIndex = 0) => (
  <UiProvider>
    <ProductGallery label="Pictures" items={views.slice(0, count)} defaultIndex={defaultIndex} />
  </UiProvider>
);
const current = (): (string | null)[] =>
  screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "true")
    .map((link) => link.getAttribute("aria-label"));

test("a gallery whose last picture is removed while it is shown shows the first one", () => {
  const { rerender } = render(gallery(3, 2));
  expect(current()).toEqual(["pallu"]);
  expect(screen.getByText("pallu", { selector: "[data-panel]" })).toBeVisible();
  rerender(gallery(2, 2));
  expect(current()).toEqual(["front"]);
  expect(screen.getByText("front", { selector: "[data-panel]" })).toBeVisible();
  fireEvent.click(screen.getByRole("link", { name: "border" }));
  expect(current()).toEqual(["border"]);
  expect(screen.getByText("front", { selector: "[data-panel]" })).not.toBeVisible();
});

test.each(["ctrlKey", "metaKey", "shiftKey"] as const)(
  "leaves a click with %s on a thumbnail to the browser",
  (modifier) => {
    render(gallery(3));
    const link = screen.getByRole("link", { name: "border" });
    const event = createEvent.click(link, { [modifier]: true });
    // Prevented after the component's handler: jsdom does not follow links.
    window.addEventListener("click", (click) => click.preventDefault(), { once: true });
    let wasPrevented = true;
    link.parentElement?.addEventListener(
      "click",
      (click) => (wasPrevented = click.defaultPrevented),
    );
    fireEvent(link, event);
    expect(wasPrevented).toBe(false);
    expect(current()).toEqual(["front"]);
  },
);
