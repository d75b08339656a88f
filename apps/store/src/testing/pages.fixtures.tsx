import "@testing-library/jest-dom/vitest";
import { UiProvider } from "@pallu/ui";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { Fragment, StrictMode } from "react";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { matchPath, MemoryRouter, parsePath, Route, Routes, useLocation } from "react-router-dom";
import { vi } from "vitest";
import { App } from "../App.tsx";
import { CartProvider } from "../features/cart/CartProvider.tsx";
import { CurrencyProvider } from "../features/currency/CurrencyProvider.tsx";
import { notices, Toaster } from "../features/notices/notices.tsx";
import { AuthProvider } from "../features/session/AuthProvider.tsx";
import { WishlistProvider } from "../features/wishlist/WishlistProvider.tsx";
import { DataProvider } from "../platform/data/DataProvider.tsx";
import { RouteParams } from "../platform/routing/routeParams.ts";
import { shop } from "../sections/shell/shop.tsx";
import {
  asha,
  cart,
  orderRow,
  products,
  subcategories,
  variants,
  wishes,
} from "./conventions.fixtures.ts";
import { createOwnShop } from "../own/createOwnShop.tsx";
import { frameKey } from "../platform/shop/parts.ts";
import type { ShopFrame } from "../platform/shop/parts.ts";
import { loadPage } from "../loadPage.ts";
import { responseOf, sentCall } from "./stub.fixtures.ts";
import type { SentCall, Stub } from "./stub.fixtures.ts";

export type Stubs = Record<string, Stub>;

const defaults: Stubs = {
  "GET /api/product-variants": { body: { success: true, data: variants } },
  "GET /api/products": { body: products },
  "GET /api/subcategories": { body: subcategories },
  "GET /api/cart/7": { body: [] },
  "GET /api/wishlist/7": { body: [] },
  "POST /api/newsletter/subscribe": { body: { message: "Thanks" } },
  "POST /api/cart/add": { body: { message: "Added" } },
  "POST /api/wishlist/add": { body: { message: "Added" } },
};

/** Data of the user Asha: two cart lines, two wishlist entries and an order. */
const ashas: Stubs = {
  "GET /api/cart/7": { body: cart },
  "GET /api/wishlist/7": { body: wishes },
  "GET /api/orders/order-history/7": { body: [orderRow] },
  "GET /api/orders/user/7": { body: [] },
  "GET /api/orders/order-history/order/501": { body: [orderRow] },
};

/** Default response of other lists. */
const nothing = (method: string): Stub => ({
  body: method === "GET" ? { success: true, data: [] } : {},
});

/**
 * Stubs all calls by method and path, by default with the specification's data. A stub for "GET *" responds to all
 * other reads. Returns the sent calls in order.
 */
export const stubApi = (stubs: Stubs = {}): SentCall[] => {
  // Notices outlive their page.
  notices.dismiss();
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    const now = sentCall(address, init);
    sent.push(now);
    const other = stubs[`${now.method} *`] ?? defaults[now.call] ?? nothing(now.method);
    return responseOf(stubs[now.call] ?? other, now);
  });
  return sent;
};

/** Stubs what jsdom lacks: media queries of a wide screen, observers that never report, and `<search>`. */
export const stubBrowser = (): void => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width") || query.includes("hover: hover"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("scrollTo", () => undefined);
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: Element) {
      return this.localName === "search" ? "HTMLElement" : "HTMLUnknownElement";
    },
  });
};

/**
 * Returns a link of the header's menu. Without styles the header is that of a small screen, whose menu is closed, so its
 * entries are found although they are hidden.
 */
export const menuLink = (name: string): HTMLElement =>
  within(screen.getByRole("banner")).getByRole("link", { name, hidden: true });

/** Opens the search, which a browser does by its button, and returns its field. */
export const openSearch = async (): Promise<HTMLElement> => {
  act(() => document.getElementById("search")?.showPopover());
  const field = await screen.findByRole("combobox", { name: "Search the shop" });
  field.focus();
  return field;
};

/** Opens the filters, which a browser does by their button where they are no column. */
export const openFilters = (): void =>
  act(() => document.querySelector<HTMLElement>("[popover][aria-label=Filters]")?.showPopover());

/** Stores the session of the specification's user. */
export const logIn = (user: object = asha): void => {
  localStorage.setItem("token", "T1");
  localStorage.setItem("user", JSON.stringify(user));
};

export interface Opened {
  sent: SentCall[];
  /** Returns the sent calls without bodies. */
  calls: (matching?: RegExp) => string[];
  /** Returns the current path and query. */
  address: () => string;
  leave: () => void;
}

const opened = (sent: SentCall[], address: () => string, leave: () => void): Opened => ({
  sent,
  calls: (matching = /./) => sent.map(({ call }) => call).filter((call) => matching.test(call)),
  address,
  leave,
});

/** Records the target of a navigation at once, even while the page's chunk is loading. */
const watchAddress = (at: string): [() => null, () => string] => {
  const seen = [at];
  const note = (address: string): number => seen.push(address);
  const Address = (): null => {
    const { pathname, search } = useLocation();
    note(pathname + search);
    return null;
  };
  return [Address, () => seen.at(-1) ?? at];
};

const ShopProvider = ({ children }: { children: ReactNode }): ReactElement => (
  <UiProvider shop={shop}>{children}</UiProvider>
);

const Elsewhere = () => <p>at {useLocation().pathname}</p>;

interface OpenOptions {
  /** User: Asha by default, null for a visitor, "stored" for the user in local storage. */
  user?: object | "stored" | null;
  currency?: "INR" | "USD";
  responses?: Stubs;
  /** SWR fallback data of the server, by API path. */
  fallback?: Record<string, unknown>;
  /** Route pattern. Default: the path. */
  pattern?: string;
}

/** Renders one page with the shop's providers. Any other path shows 'at /that-path'. */
export const openPage = (
  Page: ComponentType,
  at: string,
  { user = asha, currency, responses = {}, fallback = {}, pattern }: OpenOptions = {},
): Opened => {
  if (user !== "stored") localStorage.clear();
  if (user && user !== "stored") logIn(user);
  if (currency) localStorage.setItem("currency", currency);
  const sent = stubApi(user === "stored" ? responses : { ...ashas, ...responses });
  stubBrowser();
  const [Address, address] = watchAddress(at);
  const { pathname } = new URL(at, "http://shop");
  const path = pattern ?? pathname;
  // StrictMode is inside the data provider: see `strict` below.
  const { unmount } = render(
    <MemoryRouter initialEntries={[at]}>
      <DataProvider fallback={fallback}>
        <StrictMode>
          <CurrencyProvider>
            <AuthProvider>
              <CartProvider>
                <WishlistProvider>
                  <RouteParams value={matchPath(path, pathname)?.params ?? {}}>
                    <main>
                      <Routes>
                        <Route path={path} element={<Page />} />
                        <Route path="*" element={<Elsewhere />} />
                      </Routes>
                    </main>
                  </RouteParams>
                  <Toaster />
                  <Address />
                </WishlistProvider>
              </CartProvider>
            </AuthProvider>
          </CurrencyProvider>
        </StrictMode>
      </DataProvider>
    </MemoryRouter>,
    { wrapper: ShopProvider },
  );
  return opened(sent, address, unmount);
};

interface ShopOptions {
  stubs?: Stubs;
  /** Data of the server. With a frame the shop is one's own. */
  fallback?: Record<string, unknown>;
  /**
   * Default true. False for tests of late responses.
   * StrictMode mounts SWR's provider twice, so hooks and mutations do not share their request markers. Production
   * builds mount it once.
   */
  strict?: boolean;
  /** What the page before has handed over. */
  state?: unknown;
}

/** Pages that redirects and the header lead to. */
const nextPages = ["/product-details", "/allproducts", "/cart", "/login", "/about"];

/** Loads the next pages before a test navigates: it does not judge how long a module takes to load. */
const loadNextPages = (): Promise<unknown> => Promise.all(nextPages.map((path) => loadPage(path)));

/** Renders the whole shop: header, page, footer and notices. */
export const openShop = async (
  at: string,
  { stubs = {}, fallback = {}, strict = true, state }: ShopOptions = {},
): Promise<Opened> => {
  const sent = stubApi(stubs);
  stubBrowser();
  const frame = fallback[frameKey] as ShopFrame | undefined;
  const own = frame ? createOwnShop(frame) : null;
  await loadPage(new URL(at, "http://shop").pathname, own ? { find: own.findRoute } : {});
  await loadNextPages();
  const [Address, address] = watchAddress(at);
  const Mode = strict ? StrictMode : Fragment;
  const { unmount } = render(
    <Mode>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <App fallback={fallback} own={own} />
        <Address />
      </MemoryRouter>
    </Mode>,
  );
  await screen.findByRole("contentinfo");
  return opened(sent, address, unmount);
};

/** Waits for the path of a redirect. */
export const findPath = (path: string): Promise<HTMLElement> => screen.findByText(`at ${path}`);

/** Unmounts the page, to open another one in the same test. */
export const leavePage = (): void => {
  cleanup();
  vi.unstubAllGlobals();
};

/** Stops the timers of redirects. Responses and rendering go on. */
export const stopTimers = (): void =>
  void vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
  });

/** Waits for all effects that need no timer. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });

export const advanceTime = (ms: number): Promise<unknown> =>
  act(() => vi.advanceTimersByTimeAsync(ms));
