import { UiProvider } from "@pallu/ui";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Origin } from "../platform/routing/head.tsx";
import { ShareLinks } from "./ShareLinks.tsx";

const links = (
  <UiProvider>
    <ShareLinks name="A saree" path="/product-details/3" />
  </UiProvider>
);
const served = encodeURIComponent("https://pallu.test/product-details/3");
const here = encodeURIComponent(`${window.location.origin}/product-details/3`);
const hrefs = (): string[] =>
  screen.getAllByRole<HTMLAnchorElement>("link").map((link) => link.getAttribute("href") ?? "");

afterEach(() => {
  cleanup();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

test("[PDP-17] without scripts the links contain the absolute URL", () => {
  document.body.innerHTML = `<div>${renderToString(<Origin value="https://pallu.test">{links}</Origin>)}</div>`;
  expect(hrefs()).toHaveLength(4);
  for (const href of hrefs()) expect(href).toContain(served);
});

test("[PDP-17] hydrates with the server's URL, then uses the browser's", () => {
  document.head.innerHTML =
    '<meta property="og:image" content="https://pallu.test/uploads/p2.jpg">';
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Origin value="https://pallu.test">{links}</Origin>);
  document.body.append(root);
  render(links, { container: root, hydrate: true });
  for (const href of hrefs()) expect(href).toContain(here);
});
