import { act, cleanup, configure, render, screen } from "@testing-library/react";
import type { CartItemAnswer, OrderRowAnswer, WishlistEntryAnswer } from "@pallu/contract";
import type { ComponentType } from "react";
import { matchPath, MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { vi } from "vitest";
import { CartProvider } from "../features/cart/CartProvider.tsx";
import { CurrencyProvider } from "../features/currency/CurrencyProvider.tsx";
import { AuthProvider } from "../features/session/AuthProvider.tsx";
import { WishlistProvider } from "../features/wishlist/WishlistProvider.tsx";
import { DataProvider } from "../platform/DataProvider.tsx";
import { RouteParams } from "../platform/routeParams.ts";

// Code that a page loads on its way takes its time on a busy machine; what is there is found at once.
configure({ asyncUtilTimeout: 8000 });

export const asha = {
  id: 7,
  username: "Asha Rao",
  phonenumber: "9876543210",
  email: "asha@example.com",
};

const variant = (id: number, offer: number, stock: object) => ({
  productVariantId: id,
  productVariantImage: `v${id}.jpg`,
  productColor: "rgb(179, 25, 92)",
  productColorName: "Rani pink",
  productId: id - 99,
  ...stock,
  Product: {
    productId: id - 99,
    productName: `Product ${id - 100}`,
    categoryName: "Sarees",
    productOfferPrice: offer,
  },
});

/** 100 x 2 with 3 in stock and 200 x 3 with 3 in stock: 800 rupees. */
export const cart: CartItemAnswer[] = [
  { cartId: 11, quantity: 2, ProductVariant: variant(100, 100, { stockQuantity: 3 }) },
  { cartId: 12, quantity: 3, ProductVariant: variant(101, 200, { Stock: { availableStock: 3 } }) },
];

export const wishes: WishlistEntryAnswer[] = [
  { wishlistId: 21, ProductVariant: variant(100, 100, {}) },
  { wishlistId: 22, ProductVariant: variant(101, 200, {}) },
];

export const orderRow: OrderRowAnswer = {
  orderId: 501,
  id: 1,
  fullName: "Asha Rao",
  addressLine1: "12 Oppanakara Street",
  addressLine2: "Second floor",
  townCity: "Coimbatore",
  zipCode: "641001",
  phoneNo: "9876543210",
  productname: "Product 0",
  product_price: 100,
  quantity: 2,
  total_price: 211,
  currency: "INR",
  totalAmount: 307,
  couponCodeName: null,
  discount_price: 50,
  grandTotalAmount: 263,
};

/** How a call is answered: with a body, with a refusal, never, or not at all ("mute" fails without a word). */
export type Answer =
  | { body: unknown }
  | { status: number; body?: unknown }
  | "held"
  | "lost"
  | "mute"
  | ((sent: Sent) => Answer);

export interface Sent {
  /** Method and path, `PUT /api/cart/update/11`. */
  call: string;
  body: unknown;
  headers: Headers;
}

const usual: Record<string, Answer> = {
  "GET /api/cart/7": { body: cart },
  "GET /api/wishlist/7": { body: wishes },
  "GET /api/orders/order-history/7": { body: [orderRow] },
  "GET /api/orders/user/7": { body: [] },
  "GET /api/orders/order-history/order/501": { body: [orderRow] },
};

const answerOf = (answer: Answer, sent: Sent): Promise<Response> => {
  if (typeof answer === "function") return answerOf(answer(sent), sent);
  if (answer === "held") return new Promise(() => undefined);
  if (answer === "lost") return Promise.reject(new TypeError("Failed to fetch"));
  if (answer === "mute") return Promise.reject(new Error(""));
  const status = "status" in answer ? answer.status : 200;
  const text = answer.body === undefined ? "" : JSON.stringify(answer.body);
  return Promise.resolve(new Response(text, { status }));
};

/** Stands in for the API; returns what was sent, in order. A call without an answer of its own gets `{}`. */
const stubApi = (answers: Record<string, Answer>): Sent[] => {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    const now: Sent = {
      call: `${init.method ?? "GET"} ${address}`,
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
      headers: new Headers(init.headers),
    };
    sent.push(now);
    return answerOf(answers[now.call] ?? usual[now.call] ?? { body: {} }, now);
  });
  return sent;
};

const Elsewhere = () => <p>at {useLocation().pathname}</p>;

export interface Opened {
  sent: Sent[];
  /** The calls made, without their bodies; reads of cart and wishlist only when asked for. */
  calls: (matching?: RegExp) => string[];
}

interface OpenOptions {
  /** Logged in as Asha unless null. */
  user?: object | null;
  currency?: "INR" | "USD";
  answers?: Record<string, Answer>;
  /** Pattern of the route; the path itself by default. */
  pattern?: string;
}

/** Renders one page at its path with the shop's own providers. Any other path shows 'at /that-path'. */
export const openPage = (
  Page: ComponentType,
  path: string,
  { user = asha, currency, answers = {}, pattern = path }: OpenOptions = {},
): Opened => {
  localStorage.clear();
  if (user) {
    localStorage.setItem("token", "T1");
    localStorage.setItem("user", JSON.stringify(user));
  }
  if (currency) localStorage.setItem("currency", currency);
  const sent = stubApi(answers);
  render(
    <DataProvider primed={{}}>
      <CurrencyProvider>
        <AuthProvider>
          <CartProvider>
            <WishlistProvider>
              <MemoryRouter initialEntries={[path]}>
                <RouteParams value={matchPath(pattern, path)?.params ?? {}}>
                  <Routes>
                    <Route path={pattern} element={<Page />} />
                    <Route path="*" element={<Elsewhere />} />
                  </Routes>
                </RouteParams>
              </MemoryRouter>
            </WishlistProvider>
          </CartProvider>
        </AuthProvider>
      </CurrencyProvider>
    </DataProvider>,
  );
  return {
    sent,
    calls: (matching = /./) => sent.map(({ call }) => call).filter((call) => matching.test(call)),
  };
};

/** Waits for the path that a redirect leads to. */
export const arriveAt = (path: string): Promise<HTMLElement> => screen.findByText(`at ${path}`);

/** Between two openings within one test. */
export const leavePage = (): void => {
  cleanup();
  vi.unstubAllGlobals();
};

/** Holds the timers that redirects wait on; answers and renderings go on. */
export const holdTimers = (): void =>
  void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

/** Lets everything happen that needs no timer. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });

export const passTime = (ms: number): Promise<unknown> =>
  act(() => vi.advanceTimersByTimeAsync(ms));
