import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "../../App.tsx";
import { loadPage } from "../../loadPage.ts";
import { deferred } from "../../testing/deferred.fixtures.ts";
import { largeResponseOf, largeStub } from "../../testing/largeApi.fixtures.ts";
import {
  menuLink,
  openSearch,
  settle,
  stubApi,
  stubBrowser,
} from "../../testing/pages.fixtures.tsx";
import { renderServed } from "../../testing/served.fixtures.ts";
import type { SentCall, Stub } from "../../testing/stub.fixtures.ts";

// Preloads chunks: otherwise the first navigations would wait for them.
await Promise.all([
  loadPage("/"),
  loadPage("/allproducts", { isLarge: true }),
  loadPage("/product-details"),
  import("../../routes.load.ts"),
  import("../../demo/Footer.island.tsx"),
]);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Not by role: there are many cards.
const cards = (): HTMLElement[] => [...document.querySelectorAll("article")];
const names = (): (string | null | undefined)[] =>
  cards().map((card) => card.querySelector("h2, h3")?.textContent);
/** Not by role: the name of each of the hundreds of links would be computed. */
const link = (text: string): HTMLElement => {
  const found = screen.getByText(text).closest("a");
  if (!found) throw new Error(`No link reads ${text}`);
  return found;
};
const piece = (n: number): string => `Piece ${n}`;
const pieces = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => piece(from + index));
/** Without styles the filters are those of a small screen, which are closed. */
const box = (name: RegExp): HTMLElement => screen.getByRole("checkbox", { name, hidden: true });
const location = (): string => window.location.pathname + window.location.search;

const showMore = async (): Promise<void> => {
  fireEvent.click(link("Show more"));
  await settle();
};

/** Opens a page as the server sends it. */
const open = async (at: string, stub: Stub = largeStub) => {
  const { fallback, html } = await renderServed({ url: at, isLarge: true, read: largeResponseOf });
  window.history.replaceState(null, "", at);
  const sent: SentCall[] = stubApi({ "GET *": stub });
  stubBrowser();
  await loadPage("/allproducts", { isLarge: true });
  render(
    <BrowserRouter>
      <App fallback={fallback} />
    </BrowserRouter>,
  );
  await settle();
  /** Sent reads of variants and products. */
  const reads = (): string[] =>
    sent.map(({ path }) => path).filter((path) => path.startsWith("/api/product"));
  return { reads, html };
};

const travel = async (go: () => void): Promise<void> => {
  const moved = new Promise((resolve) =>
    window.addEventListener("popstate", resolve, { once: true }),
  );
  act(go);
  await act(() => moved);
  await settle();
};

test("shows the server's cards, the total and the numbers of the filters without a request", async () => {
  const { reads, html } = await open("/allproducts");
  expect(names()).toEqual(pieces(0, 23));
  expect(screen.getByText("10,000+ products")).toBeVisible();
  expect(box(/^S1$/)).not.toBeChecked();
  expect(box(/^S1$/)).toHaveAccessibleDescription("3,001");
  expect(box(/^Red$/)).toHaveAccessibleDescription("6,001");
  expect(box(/^Teal$/)).toHaveAccessibleDescription("0");
  expect(box(/^NEW/)).not.toBeChecked();
  expect(screen.getAllByRole("slider", { hidden: true })[1]).toHaveAttribute(
    "aria-valuenow",
    "4330",
  );
  expect(reads()).toEqual([]);
  expect(html).toContain('href="/allproducts?page=2&amp;cursor=c24"');
  expect(screen.getByText("Showing 24 of 10,000+")).toBeVisible();
});

test("[CAT-09] 'Show more' appends the next page and focuses its first card; nothing is read unasked", async () => {
  const { reads } = await open("/allproducts");
  fireEvent.scroll(window);
  await settle();
  expect(reads()).toEqual([]);
  await showMore();
  expect(names()).toEqual(pieces(0, 47));
  expect(reads()).toEqual(["/api/product-variants?limit=24&cursor=c24&fields=card"]);
  expect(link(piece(24))).toHaveFocus();
  expect(link("Show more")).toHaveAttribute("href", "/allproducts?page=3&cursor=c48");
  expect(screen.getByText("Showing 48 of 10,000+")).toHaveRole("status");
  expect(location()).toBe("/allproducts");
});

test("[CAT-09] cards that arrive late do not take the focus from where the user has moved it", async () => {
  const calls = deferred();
  await open("/allproducts", (sent) =>
    sent.path.includes("cursor=") ? calls.stub(sent) : largeStub(sent),
  );
  fireEvent.click(link("Show more"));
  await settle();
  expect(link("Loading products...")).toBeVisible();
  // A second press asks for nothing more.
  fireEvent.click(link("Loading products..."));
  await settle();
  expect(calls.waiting()).toHaveLength(1);
  const order = screen.getByRole("combobox", { name: "Sort by" });
  order.focus();
  await calls.respond(largeStub);
  expect(names()).toEqual(pieces(0, 47));
  expect(order).toHaveFocus();
});

test("[CAT-09] the server shows the page at the cursor of the URL, and finds pages near the beginning without one", async () => {
  await open("/allproducts?page=100&cursor=c2376");
  expect(names()).toEqual(pieces(2376, 2399));
  expect(screen.getByText("Showing 2,377 to 2,400 of 10,000+")).toBeVisible();
  expect(link("Back to the first products")).toHaveAttribute("href", "/allproducts");
  cleanup();
  for (const query of ["page=20", "page=20&cursor=forged"]) {
    await open(`/allproducts?${query}`);
    expect(names()).toEqual(pieces(456, 479));
    expect(screen.queryByText(/There is no page|could not be read/)).toBeNull();
    expect(link("Show previous")).toHaveAttribute("href", "/allproducts?page=19");
    cleanup();
  }
  for (const query of ["page=21", "page=21&cursor=forged", "page=3&q=Piece+1199"]) {
    await open(`/allproducts?${query}`);
    expect(cards()).not.toHaveLength(0);
    expect(screen.getByText(/^There is no page \d+ here/)).toBeVisible();
    expect(screen.queryByText("Show previous")).toBeNull();
    cleanup();
  }
});

test("[CAT-09] the browser finds a page without its cursor, too", async () => {
  const { reads } = await open("/allproducts?page=12&cursor=c264");
  fireEvent.click(link("Show previous"));
  await settle();
  expect(names()).toEqual(pieces(240, 263));
  expect(location()).toBe("/allproducts?page=11");
  expect(reads()).toEqual([
    "/api/product-variants?limit=24&facets=true&fields=card",
    "/api/product-variants?limit=200&cursor=c24&fields=card",
    "/api/product-variants?limit=16&cursor=c224&fields=card",
    "/api/product-variants?limit=24&cursor=c240&fields=card",
  ]);
});

test("[CAT-03] the previous cards stay, marked as busy, until those of the filter arrive", async () => {
  const calls = deferred();
  await open("/allproducts", (sent) =>
    sent.path.startsWith("/api/product-variants") ? calls.stub(sent) : largeStub(sent),
  );
  await userEvent.click(box(/^S1/));
  await settle();
  expect(location()).toBe("/allproducts?sub=s1");
  expect(names()).toEqual(pieces(0, 23));
  expect(cards()[0]?.closest("[aria-busy=true]")).not.toBeNull();
  expect(screen.queryByText("10,000+ products")).toBeNull();
  expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
  await calls.respond(largeStub);
  expect(names().slice(0, 3)).toEqual([piece(1), piece(5), piece(9)]);
  expect(cards()[0]?.closest("[aria-busy=true]")).toBeNull();
  expect(screen.getByText("3,000 products")).toBeVisible();
});

test("a colour is a filter of the API, in the URL, with Back and 'Clear all'", async () => {
  const { reads } = await open("/allproducts");
  await userEvent.click(box(/^Green$/));
  await waitFor(() => expect(names().slice(0, 3)).toEqual([piece(1), piece(3), piece(5)]));
  expect(location()).toBe("/allproducts?colour=green");
  expect(reads()).toEqual([
    "/api/product-variants?colourFamily=green&limit=24&facets=true&fields=card",
  ]);
  fireEvent.click(link(piece(3)));
  await waitFor(() => expect(location()).toMatch(/^\/product-details/));
  await travel(() => window.history.back());
  await waitFor(() => expect(box(/^Green$/)).toBeChecked());
  await userEvent.click(screen.getByRole("link", { name: "Green, remove filter" }));
  await waitFor(() => expect(names().slice(0, 2)).toEqual([piece(0), piece(1)]));
  expect(location()).toBe("/allproducts");
});

test("[CAT-03] responses that arrive in another order never show the cards of other filters", async () => {
  const calls = deferred();
  await open("/allproducts", (sent) =>
    sent.path.startsWith("/api/product-variants") ? calls.stub(sent) : largeStub(sent),
  );
  await userEvent.click(box(/^S1/));
  await settle();
  await userEvent.click(box(/^S2/));
  await settle();
  expect(calls.waiting()).toHaveLength(2);
  await calls.respond(largeStub, 1);
  expect(names().slice(0, 3)).toEqual([piece(1), piece(2), piece(5)]);
  await calls.respond(largeStub, 0);
  expect(names().slice(0, 3)).toEqual([piece(1), piece(2), piece(5)]);
  expect(screen.getByText("6,000 products")).toBeVisible();
});

test("failed filters and a failed page keep the cards; Retry reads again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let isAway = true;
  await open("/allproducts", (sent) =>
    isAway && sent.path.startsWith("/api/product-variants")
      ? { status: 500, body: {} }
      : largeStub(sent),
  );
  await showMore();
  expect(screen.getByText("More products could not be loaded.")).toBeVisible();
  expect(names()).toEqual(pieces(0, 23));
  isAway = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(names()).toEqual(pieces(0, 47)));
  isAway = true;
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "price-down");
  expect(await screen.findByText(/These are the previous products/)).toBeVisible();
  expect(names()).toEqual(pieces(0, 47));
  isAway = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(names()[0]).toBe(piece(11_999)));
});

test("a lost page can be asked for again, and its late response changes nothing", async () => {
  const calls = deferred();
  await open("/allproducts", (sent) =>
    sent.path.includes("cursor=") ? calls.stub(sent) : largeStub(sent),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await showMore();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  vi.useRealTimers();
  expect(screen.getByText("Still loading.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await settle();
  await calls.respond(largeStub, 1);
  expect(names()).toEqual(pieces(0, 47));
  await calls.respond(largeStub, 0);
  expect(names()).toEqual(pieces(0, 47));
});

test("after Back everything that was loaded is there; the card last visited is marked and has the focus", async () => {
  const { reads } = await open("/allproducts");
  await showMore();
  await showMore();
  const scrollTo = vi.fn();
  vi.stubGlobal("scrollTo", scrollTo);
  fireEvent.click(link(piece(50)));
  await waitFor(() => expect(location()).toBe("/product-details/p50?variant=v50"));
  expect(await screen.findByText("Description of piece 50")).toBeVisible();
  expect(reads().slice(2).toSorted()).toEqual([
    "/api/product-variant-images/v50",
    "/api/products/p50",
    "/api/products/p50/related",
  ]);
  await travel(() => window.history.back());
  await waitFor(() => expect(names()).toEqual(pieces(0, 71)));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
  expect(within(cards()[50] as HTMLElement).getByText(/^Seen last/)).toBeVisible();
  await waitFor(() => expect(link(piece(50))).toHaveFocus());
  expect(reads()).toHaveLength(5);
});

test("a link to the list shows what was loaded and reads its first page anew", async () => {
  const { reads } = await open("/allproducts");
  await showMore();
  fireEvent.click(link(piece(30)));
  await waitFor(() => expect(location()).toMatch(/^\/product-details/));
  fireEvent.click(menuLink("Products"));
  await waitFor(() => expect(location()).toBe("/allproducts"));
  await waitFor(() =>
    expect(reads().at(-1)).toBe("/api/product-variants?limit=24&facets=true&fields=card"),
  );
  await settle();
  expect(names()).toEqual(pieces(0, 23));
});

test("a card that moved to a later page in the meantime is shown once", async () => {
  await open("/allproducts", ({ path, ...sent }) =>
    largeStub({ ...sent, path: path.replace("cursor=c24", "cursor=c20") }),
  );
  await showMore();
  expect(names()).toEqual(pieces(0, 43));
});

test("[HDR-45] typing in the search overlay sends nothing and suggests what was shown; Enter asks the API", async () => {
  const { reads } = await open("/allproducts");
  const field = await openSearch();
  await userEvent.type(field, "piece 7");
  expect(await screen.findByRole("option", { name: /Piece 7/ })).toBeVisible();
  expect(reads()).toEqual([]);
  await userEvent.type(field, "7{Enter}");
  await waitFor(() => expect(location()).toBe("/allproducts?q=piece%2077"));
  await settle();
  expect(reads()).toEqual(["/api/product-variants?q=piece+77&limit=24&facets=true&fields=card"]);
});

test("the home page of a large catalogue reads what it shows", async () => {
  const { reads } = await open("/allproducts");
  fireEvent.click(screen.getAllByRole("link", { name: "Home" })[0] as HTMLElement);
  await waitFor(() => expect(location()).toBe("/"));
  await waitFor(() => expect(screen.getAllByRole("link", { name: piece(4) })).not.toHaveLength(0));
  expect(reads().toSorted()).toEqual([
    "/api/product-variants?isBestSeller=true&limit=5&fields=card",
    "/api/product-variants?isNewArrival=true&limit=8&fields=card",
    "/api/product-variants?isTrending=true&limit=8&fields=card",
    "/api/products?limit=7&fields=card",
  ]);
});

test("a page whose document says nothing reads the plain list until it learns that it is a part", async () => {
  window.history.replaceState(null, "", "/contact");
  const sent = stubApi({
    "GET /api/products": { body: [], headers: { link: '</api/products?cursor=x>; rel="next"' } },
    "GET *": largeStub,
  });
  stubBrowser();
  await loadPage("/contact");
  render(
    <BrowserRouter>
      <App fallback={{}} />
    </BrowserRouter>,
  );
  const go = (to: string): void =>
    act(() => {
      window.history.pushState(null, "", to);
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
  go("/product-details/p11999");
  expect(await screen.findByText("Description of piece 11999")).toBeVisible();
  expect(screen.queryByText("This product is not here")).toBeNull();
  expect(sent.map(({ path }) => path)).toContain("/api/products/p11999");
  go("/product-details/p12000");
  expect(await screen.findByText("This product is not here")).toBeVisible();
});
