import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "../../App.tsx";
import { loadPage } from "../../routes.ts";
import { menuLink, settle, stubApi, stubBrowser } from "../../testing/pages.fixtures.tsx";

const address = (): string => window.location.pathname + window.location.search;
const box = (name: string): HTMLElement => screen.getByRole("checkbox", { name });
const cards = (): HTMLElement[] => screen.queryAllByRole("article");

/** Renders the whole shop with the browser's history. */
const open = async (at: string): Promise<void> => {
  window.history.replaceState(null, "", at);
  stubApi();
  stubBrowser();
  await loadPage("/allproducts");
  render(
    <StrictMode>
      <BrowserRouter>
        <App fallback={{}} />
      </BrowserRouter>
    </StrictMode>,
  );
  await screen.findByRole("checkbox", { name: "S0" });
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
  await userEvent.click(box("S0"));
  await waitFor(() => expect(cards()).toHaveLength(3));
  fireEvent.click(menuLink("Products"));
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
  // A query by role computes the names of all cards each time.
  const low = (): HTMLElement =>
    screen.getByLabelText("Lowest price", { selector: "[role=slider]" });
  act(() => low().focus());
  // The focus loads the slider's code. Its rail is hydrated within two frames.
  await vi.dynamicImportSettled();
  await act(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(address()).toBe("/allproducts?min=10"));
  fireEvent.click(document.querySelector('header a[href="/allproducts"]') as HTMLElement);
  await waitFor(() => expect(address()).toBe("/allproducts"));
  await waitFor(() => expect(low()).toHaveAttribute("aria-valuenow", "0"));
});
