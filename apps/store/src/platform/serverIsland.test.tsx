import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { products, variants } from "../routes/conventions.fixtures.ts";
import { stubApi, stubBrowser } from "../routes/pages.fixtures.tsx";

const answers: Record<string, unknown> = {
  "/api/products": products,
  "/api/product-variants": { success: true, data: variants },
  "/api/home-banners": [],
  "/api/collection-banners": [{ id: 1, bannerImage: "c.jpg" }],
};

/** What the server sends for the home page, and then the browser's start on it, as after a visit. */
const visitHome = async (meanwhile: () => void = () => undefined): Promise<Root> => {
  vi.resetModules();
  const { renderPage } = await import("../entry.server.tsx");
  const { html, fallback } = await renderPage({
    origin: null,
    url: "/",
    load: async (address) => answers[address],
    onMissing: (address, error) => {
      throw new Error(address, { cause: error });
    },
  });
  document.body.innerHTML = `<div id="root">${html}</div>`;
  meanwhile();
  // The browser's own copy of the modules: the server's has the parts' code at hand.
  vi.resetModules();
  const { App } = await import("../App.tsx");
  const { loadPage } = await import("../routes/match.ts");
  await loadPage("/");
  const container = document.getElementById("root");
  if (!container) throw new Error("There is no root");
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

vi.setConfig({ testTimeout: 30_000 });
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

test("the browser keeps the server's page to the element", async () => {
  let served: HTMLElement | undefined;
  root = await visitHome(() => {
    served = promise();
  });
  expect(recovered).not.toHaveBeenCalled();
  expect(promise()).toBe(served);
  expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
});

test("a link in a part that is never hydrated stays in the shop, and the part comes back with its page", async () => {
  root = await visitHome();
  const quick = within(screen.getByRole("navigation", { name: "Quick links" }));
  const link = quick.getByRole("link", { name: "Contact" });
  await userEvent.click(link);
  await waitFor(() => expect(window.location.pathname).toBe("/contact"));
  await waitFor(() => expect(screen.queryByText("Free Shipping")).toBeNull());
  // The footer has stayed where it was.
  expect(link).toBeInTheDocument();
  await userEvent.click(quick.getByRole("link", { name: "Home" }));
  expect(await screen.findByText("Free Shipping")).toBeInTheDocument();
  expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
});

test("[FTR-05] a link to '#' in a part that is never hydrated moves nothing", async () => {
  root = await visitHome();
  const link = screen.getByRole("link", { name: "Pallu on Instagram" });
  let prevented: boolean | undefined;
  window.addEventListener("click", (event) => (prevented = event.defaultPrevented), { once: true });
  await userEvent.click(link);
  expect(prevented).toBe(true);
});

test("a page that another program has changed on the way is made anew, its static parts with it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  root = await visitHome(() =>
    screen.getByRole("heading", { level: 1 }).replaceChildren("Pallu, saris"),
  );
  expect(recovered).toHaveBeenCalled();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Pallu, sarees/);
  expect(promise()).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("Customer Service");
});
