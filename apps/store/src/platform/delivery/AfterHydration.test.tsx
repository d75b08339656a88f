import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AfterHydration } from "./AfterHydration.tsx";

const page = (isFirst: boolean) => (
  <AfterHydration unless={isFirst}>
    <img src="/slide.avif" alt="Slide" />
  </AfterHydration>
);

test("a picture is in the server's HTML for browsers without scripts only, and is shown after hydration", async () => {
  expect(renderToString(page(false))).toBe(
    '<noscript><img src="/slide.avif" alt="Slide"/></noscript>',
  );
  const container = document.createElement("div");
  // With scripts, the content of `noscript` is text.
  container.innerHTML = "<noscript></noscript>";
  const shown = render(page(false), { container, hydrate: true });
  expect(await shown.findByRole("img", { name: "Slide" })).toBeDefined();
  expect(container.querySelector("noscript")).toBeNull();
});

test("a picture of the first view is in the server's HTML", () => {
  const html = renderToString(page(true));
  expect(html).toContain('<img src="/slide.avif" alt="Slide"/>');
  expect(html).not.toContain("noscript");
});
