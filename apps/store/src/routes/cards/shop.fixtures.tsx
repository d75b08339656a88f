import "@testing-library/jest-dom/vitest";
import { act, configure, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import type { ReactElement } from "react";
import toast from "react-hot-toast/headless";
import { matchPath, MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { vi } from "vitest";
import { App } from "../../App.tsx";
import { CartProvider } from "../../features/cart/CartProvider.tsx";
import { CurrencyProvider } from "../../features/currency/CurrencyProvider.tsx";
import { ToasterSlot } from "../../features/notices/ToasterSlot.tsx";
import { AuthProvider } from "../../features/session/AuthProvider.tsx";
import { WishlistProvider } from "../../features/wishlist/WishlistProvider.tsx";
import { DataProvider } from "../../platform/DataProvider.tsx";
import { RouteParams } from "../../platform/routeParams.ts";
import { loadPage } from "../match.ts";
import { answerOf } from "../stub.fixtures.ts";
import type { Stub } from "../stub.fixtures.ts";

export type { Stub } from "../stub.fixtures.ts";

// Code that a page loads on its way takes its time on a busy machine; what is there is found at once.
configure({ asyncUtilTimeout: 8000 });

const ten = Array.from({ length: 10 }, (_, index) => index);

/** Variants V0 to V9 of the conventions: ids 100 to 109, offer prices 100 to 1000. */
export const variants = ten.map((index) => ({
  productVariantId: 100 + index,
  productVariantImage: `v${index}.jpg`,
  productColor: "#aa3355",
  stockQuantity: 5,
  isBestSeller: index <= 5,
  isNewArrival: index >= 2 && index <= 6,
  isTrending: index >= 5,
  Product: {
    productId: index + 1,
    productName: `Product ${index}`,
    productOfferPrice: (index + 1) * 100,
  },
}));

const colours = ["#112233", "#445566", "#778899"];

/** Products P0 to P9: ids 1 to 10, list price twice the offer; product 3 has variants 301 to 303. */
export const products = ten.map((index) => ({
  productId: index + 1,
  productName: `Product ${index}`,
  categoryName: "Sarees",
  productImage: `p${index}.jpg`,
  productOfferPrice: (index + 1) * 100,
  productMrpPrice: (index + 1) * 200,
  productDescription: `Description of product ${index}`,
  brandName: `Brand ${index}`,
  material: `Material ${index}`,
  tag: ["Hot Sale", "NEW", "10% OFF"][index] ?? "",
  subCategoryId: `s${index % 4}`,
  SubCategory: { subCategoryId: `s${index % 4}`, subCategoryName: `S${index % 4}` },
  Variants:
    index === 2
      ? colours.map((productColor, position) => ({
          productVariantId: 301 + position,
          productVariantImage: `v30${1 + position}.jpg`,
          productColor,
          stockQuantity: [5, 3, 0][position],
        }))
      : [{ productVariantId: 100 + index, productVariantImage: `v${index}.jpg`, stockQuantity: 5 }],
}));

export const subcategories = ten
  .slice(0, 4)
  .map((index) => ({ subCategoryId: `s${index}`, subCategoryName: `S${index}` }));

export const user = { id: 7, username: "Asha Rao", email: "asha@example.com" };

export interface SentCall {
  method: string;
  path: string;
  body: unknown;
}

const defaults: Record<string, Stub> = {
  "GET /api/product-variants": { body: { success: true, data: variants } },
  "GET /api/products": { body: products },
  "GET /api/subcategories": { body: subcategories },
  "GET /api/cart/7": { body: [] },
  "GET /api/wishlist/7": { body: [] },
  "POST /api/newsletter/subscribe": { body: { message: "Thanks" } },
  "POST /api/cart/add": { body: { message: "Added" } },
  "POST /api/wishlist/add": { body: { message: "Added" } },
};

/** Answers every call by method and path, the conventions' data unless told; returns what was sent. */
export const stubApi = (stubs: Record<string, Stub> = {}): SentCall[] => {
  // Notices outlive the page that they were shown on.
  toast.remove();
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    sent.push({
      method,
      path: address,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
    });
    const key = `${method} ${address}`;
    return answerOf(stubs[key] ?? defaults[key] ?? { body: { success: true, data: [] } });
  });
  return sent;
};

/** What jsdom leaves out: media queries as of a wide screen, observers that never report, and `<search>`. */
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

/** Logs in as the conventions' user before a page opens. */
export const logIn = (): void => {
  localStorage.setItem("token", "T1");
  localStorage.setItem("user", JSON.stringify(user));
};

interface Opened {
  /** Path and query as they stand now. */
  address: () => string;
  leave: () => void;
}

/** Lets the first answers come, and the code that comes after the page. */
const settled = (): Promise<void> =>
  act(async () => {
    await Promise.resolve();
  });

const watchAddress = (at: string): [() => null, () => string] => {
  let address = at;
  const Address = (): null => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  return [Address, () => address];
};

/** Renders a page at an address below the shop's own providers. */
export const openPage = async (
  page: ReactElement,
  path: string,
  at: string,
  primed: Record<string, unknown> = {},
): Promise<Opened> => {
  stubBrowser();
  const [Address, address] = watchAddress(at);
  const { unmount } = render(
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <DataProvider primed={primed}>
          <CurrencyProvider>
            <AuthProvider>
              <CartProvider>
                <WishlistProvider>
                  <RouteParams value={matchPath(path, at.replace(/\?.*/, ""))?.params ?? {}}>
                    <Routes>
                      <Route path={path} element={page} />
                      <Route path="*" element={<h1>elsewhere</h1>} />
                    </Routes>
                  </RouteParams>
                  <ToasterSlot />
                  <Address />
                </WishlistProvider>
              </CartProvider>
            </AuthProvider>
          </CurrencyProvider>
        </DataProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  await settled();
  return { address, leave: unmount };
};

interface OpenedShop extends Opened {
  sent: SentCall[];
}

/** Renders the whole shop at an address: header, page, footer and notices. */
export const openShop = async (
  at: string,
  {
    stubs = {},
    primed = {},
  }: { stubs?: Record<string, Stub>; primed?: Record<string, unknown> } = {},
): Promise<OpenedShop> => {
  const sent = stubApi(stubs);
  stubBrowser();
  await loadPage(new URL(at, "http://shop").pathname);
  const [Address, address] = watchAddress(at);
  const { unmount } = render(
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <App primed={primed} />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
  await screen.findByRole("contentinfo");
  return { sent, address, leave: unmount };
};
