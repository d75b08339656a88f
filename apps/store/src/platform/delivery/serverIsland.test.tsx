import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { products, variants } from "../../testing/conventions.fixtures.ts";
import { stubApi, stubBrowser } from "../../testing/pages.fixtures.tsx";

const responses: Record<string, unknown> = {
  "/api/products": products,
  "/api/product-variants": { success: true, data: variants },
  "/api/home-banners": [],
  "/api/collection-banners": [{ id: 1, bannerImage: "c.jpg" }],
};

/** Renders the home page on the server, then hydrates it. */
const visitHome = async (meanwhile: () => void = () => undefined): Promise<Root> => {
  vi.resetModules();
  const { renderServed } = await import("../../testing/served.fixtures.ts");
  const { html, fallback } = await renderServed({
    url: "/",
    read: (path) => responses[path] ?? null,
  });
  document.body.innerHTML = `<div id="root">${html}</div>`;
  meanwhile();
  // Loads fresh modules: on the server the islands are loaded.
  vi.resetModules();
  const { App } = await import("../../App.tsx");
  const { loadPage } = await import("../../loadPage.ts");
  await loadPage("/");
  const container = document.getElementById("root");
  if (!container) throw new Error("The document has no #root element");
  return act(async () =>
    hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter>
          <App fallback={fallback} />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: (error) => console.info("recovered", error) },
    ),
  );
};

const recovered = vi.fn<(...words: unknown[]) => void>();
let root: Root | null = null;
const promise = (): HTMLElement => screen.getByText("Free Shipping");

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  stubApi();
  stubBrowser();
  recovered.mockReset();
  vi.spyOn(console, "info").mockImplementation(recovered);
});
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("hydration keeps the server's elements", async () => {
  let served: HTMLElement | undefined;
  root = await visitHome(() => {
    served = promise();
  });
  expect(recovered).not.toHaveBeenCalled();
  expect(promise()).toBe(served);
  expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
});

test("links in islands are client-side navigations, and the island is restored with its page", async () => {
  root = await visitHome();
  const quick = within(screen.getByRole("navigation", { name: "Quick links" }));
  const link = quick.getByRole("link", { name: "Contact" });
  await userEvent.click(link);
  await waitFor(() => expect(window.location.pathname).toBe("/contact"));
  await waitFor(() => expect(screen.queryByText("Free Shipping")).toBeNull());
  // The footer is not remounted.
  expect(link).toBeInTheDocument();
  await userEvent.click(quick.getByRole("link", { name: "Home" }));
  expect(await screen.findByText("Free Shipping")).toBeInTheDocument();
  expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
});

test("a page that comes back has its islands from its first moment: they move nothing below them", async () => {
  root = await visitHome();
  const quick = within(screen.getByRole("navigation", { name: "Quick links" }));
  await userEvent.click(quick.getByRole("link", { name: "Contact" }));
  await waitFor(() => expect(screen.queryByText("Free Shipping")).toBeNull());
  const hasIsland: boolean[] = [];
  const observer = new MutationObserver(() => {
    if (screen.queryByRole("heading", { level: 1, name: /^Pallu, sarees/ }))
      hasIsland.push(screen.queryByText("Free Shipping") !== null);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(quick.getByRole("link", { name: "Home" }));
  await waitFor(() => expect(hasIsland).not.toEqual([]));
  observer.disconnect();
  expect(hasIsland).not.toContain(false);
});

test("[FTR-05] a '#' link in an island is prevented", async () => {
  root = await visitHome();
  const link = screen.getByRole("link", { name: "Pallu on Instagram" });
  let prevented: boolean | undefined;
  window.addEventListener("click", (event) => (prevented = event.defaultPrevented), { once: true });
  await userEvent.click(link);
  expect(prevented).toBe(true);
});

test("recovers a page changed in transit, including its islands", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  root = await visitHome(() =>
    screen.getByRole("heading", { level: 1 }).replaceChildren("Pallu, saris"),
  );
  expect(recovered).toHaveBeenCalled();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Pallu, sarees/);
  expect(promise()).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("Customer Service");
});
