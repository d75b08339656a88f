import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "../../App.tsx";
import { loadPage } from "../../loadPage.ts";
import { variants } from "../../testing/conventions.fixtures.ts";
import { openFilters, settle, stubApi, stubBrowser } from "../../testing/pages.fixtures.tsx";
import type { Stubs } from "../../testing/pages.fixtures.tsx";

// Otherwise the first test would wait for the page's chunk.
await loadPage("/allproducts");

const address = (): string => window.location.pathname + window.location.search;
// A query by role computes role and name of every element, each time.
const box = (name: string): HTMLElement =>
  screen.getByLabelText(name, { selector: "[type=checkbox]" });
const cards = (): NodeListOf<HTMLElement> => document.querySelectorAll("article");
const headerLink = (): HTMLElement =>
  document.querySelector('header a[href="/allproducts"]') as HTMLElement;

/** Renders the whole shop with the browser's history. */
const open = async (at: string, stubs: Stubs = {}, state: unknown = null): Promise<void> => {
  window.history.replaceState(state, "", at);
  stubApi(stubs);
  stubBrowser();
  render(
    <StrictMode>
      <BrowserRouter>
        <App fallback={{}} />
      </BrowserRouter>
    </StrictMode>,
  );
  await waitFor(() => expect(box("S0")).toBeInTheDocument());
  await waitFor(() => expect(cards()).not.toHaveLength(0));
};

const travel = async (go: () => void): Promise<void> => {
  const moved = new Promise((resolve) =>
    window.addEventListener("popstate", resolve, { once: true }),
  );
  act(go);
  await act(() => moved);
  await settle();
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("[CAT-03] the header's link resets the filters; Back and Forward restore and reset them", async () => {
  await open("/allproducts");
  fireEvent.click(box("S0"));
  await waitFor(() => expect(cards()).toHaveLength(3));
  fireEvent.click(headerLink());
  await waitFor(() => expect(address()).toBe("/allproducts"));
  await waitFor(() => expect(cards()).toHaveLength(10));
  expect(box("S0")).not.toBeChecked();
  await travel(() => window.history.back());
  expect(address()).toBe("/allproducts?sub=s0");
  expect(box("S0")).toBeChecked();
  await waitFor(() => expect(cards()).toHaveLength(3));
  await travel(() => window.history.forward());
  expect(box("S0")).not.toBeChecked();
  await waitFor(() => expect(cards()).toHaveLength(10));
});

test("[CAT-03] checks a box at once and applies two quick clicks", async () => {
  await open("/allproducts");
  fireEvent.click(box("S0"));
  expect(box("S0")).toBeChecked();
  fireEvent.click(box("S1"));
  expect(box("S0")).toBeChecked();
  expect(box("S1")).toBeChecked();
  await settle();
  expect(box("S0")).toBeChecked();
  expect(box("S1")).toBeChecked();
  expect(address()).toBe("/allproducts?sub=s0&sub=s1");
});

test("[CAT-06] a moved thumb is reset with the URL", async () => {
  await open("/allproducts");
  const low = (): HTMLElement =>
    screen.getByLabelText("Lowest price", { selector: "[role=slider]" });
  openFilters();
  act(() => low().focus());
  // The focus loads the slider's code. Its rail is hydrated within two frames.
  await vi.dynamicImportSettled();
  await act(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(address()).toBe("/allproducts?min=10"));
  fireEvent.click(headerLink());
  await waitFor(() => expect(address()).toBe("/allproducts"));
  await waitFor(() => expect(low()).toHaveAttribute("aria-valuenow", "0"));
});

const manyStub = (length: number): Stubs => ({
  "GET /api/product-variants": {
    body: {
      success: true,
      data: Array.from({ length }, (_, n) => ({
        ...variants[0],
        productVariantId: 1000 + n,
        Product: { ...variants[0]?.Product, productName: `Piece ${n + 1}` },
      })),
    },
  },
});
const firstName = () => cards()[0]?.querySelector("h2")?.textContent;
/** Not by role: the name of each of the many links would be computed. */
const link = (text: string): HTMLElement => screen.getByText(text).closest("a") as HTMLElement;

test("[CAT-09] Back restores the appended cards, and focuses the one that was followed", async () => {
  await loadPage("/product-details");
  await open("/allproducts", manyStub(26));
  const { length } = window.history;
  fireEvent.click(link("Show more"));
  await waitFor(() => expect(cards()).toHaveLength(26));
  expect([address(), window.history.length]).toEqual(["/allproducts", length]);
  fireEvent.click(link("Piece 25"));
  await waitFor(() => expect(document.querySelector("h1")).toHaveTextContent("Product 0"));
  await travel(() => window.history.back());
  await waitFor(() => expect(cards()).toHaveLength(26));
  await waitFor(() => expect(link("Piece 25")).toHaveFocus());
});

test("[CAT-09] a document whose history entry has appended cards shows them when the lists have arrived", async () => {
  await open("/allproducts", manyStub(26), { usr: { pages: 2 }, key: "entry", idx: 0 });
  await waitFor(() => expect(cards()).toHaveLength(26));
  cleanup();
  await open("/allproducts", manyStub(26), { usr: { pages: "all" }, key: "other", idx: 0 });
  expect(cards()).toHaveLength(24);
});

test("[CAT-09] 'Show previous' leads to the page before, whose first card gets the focus", async () => {
  await open("/allproducts?page=3", manyStub(50));
  expect([firstName(), cards().length]).toEqual(["Piece 49", 2]);
  fireEvent.click(link("Show previous"));
  await waitFor(() => expect(firstName()).toBe("Piece 25"));
  expect(address()).toBe("/allproducts?page=2");
  fireEvent.click(link("Show previous"));
  await waitFor(() => expect(firstName()).toBe("Piece 1"));
  expect(link("Piece 1")).toHaveFocus();
  await travel(() => window.history.back());
  await waitFor(() => expect(firstName()).toBe("Piece 25"));
});
