import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "../App.tsx";
import { productHref } from "../features/catalogue/productCard.rules.ts";
import { largeKey } from "../platform/data/firstView.ts";
import { productView } from "../routes/product/product.firstView.ts";
import { products } from "../testing/conventions.fixtures.ts";
import { loadPage } from "../loadPage.ts";
import { menuLink, settle, stubApi, stubBrowser } from "../testing/pages.fixtures.tsx";
import type { Stubs } from "../testing/pages.fixtures.tsx";

// Otherwise the first tests would wait for the code of these pages.
await Promise.all(
  ["/allproducts", "/contact", "/login", "/product-details"].map((path) => loadPage(path)),
);

/** Renders the whole shop with the browser's history and the server's data by key. */
const open = async (
  at: string,
  stubs: Stubs = {},
  fallback: Record<string, unknown> = {},
): Promise<void> => {
  window.history.replaceState(null, "", at);
  stubApi(stubs);
  stubBrowser();
  await loadPage(window.location.pathname);
  render(
    <StrictMode>
      <BrowserRouter>
        <App fallback={fallback} />
      </BrowserRouter>
    </StrictMode>,
  );
  await screen.findByRole("heading", { level: 1 });
  await settle();
};

const late = (body: unknown) => {
  let response = (): void => undefined;
  const until = new Promise<void>((resolve) => (response = resolve));
  const give = async (): Promise<void> => {
    response();
    await act(() => until);
    await settle();
  };
  return [{ until, body }, give] as const;
};

const heading = (): HTMLElement => screen.getByRole("heading", { level: 1 });
const banner = () => within(screen.getByRole("banner"));
const attribute = (selector: string, name: string): string | null | undefined =>
  document.head.querySelector(selector)?.getAttribute(name);
const press = (link: HTMLElement | undefined): Promise<void> =>
  act(async () => {
    link?.focus();
    fireEvent.click(link as HTMLElement);
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  document.head.innerHTML = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("title, canonical address, description and social tags follow a navigation without duplicates", async () => {
  await open("/allproducts");
  await press(menuLink("Contact"));
  await waitFor(() => expect(document.title).toBe("Contact | Pallu"));
  const here = `${window.location.origin}/contact`;
  expect(attribute("link[rel=canonical]", "href")).toBe(here);
  expect(attribute("meta[property='og:url']", "content")).toBe(here);
  expect(attribute("meta[property='og:title']", "content")).toBe("Contact | Pallu");
  expect(attribute("meta[name=description]", "content")).toMatch(/^Write to Pallu/);
  await press(banner().getAllByRole("link", { name: "Login" })[0]);
  await waitFor(() => expect(document.title).toBe("Login | Pallu"));
  expect(attribute("meta[name=robots]", "content")).toBe("noindex");
  expect(document.head.querySelector("link[rel=canonical]")).toBeNull();
  await press(menuLink("Products"));
  await waitFor(() => expect(document.title).toBe("All products | Pallu"));
  expect(document.head.querySelector("meta[name=robots]")).toBeNull();
  for (const tag of ["title", "meta[name=description]", "link[rel=canonical]"])
    expect(document.head.querySelectorAll(tag)).toHaveLength(1);
});

test("the canonical address keeps the public origin of the document, also where the shop is opened by another", async () => {
  document.head.innerHTML = '<meta property="og:image" content="https://pallu.test/pallu.jpg">';
  await open("/allproducts");
  expect(attribute("link[rel=canonical]", "href")).toBe("https://pallu.test/allproducts");
  await press(menuLink("Contact"));
  await waitFor(() => expect(document.title).toBe("Contact | Pallu"));
  expect(attribute("link[rel=canonical]", "href")).toBe("https://pallu.test/contact");
});

test("a product that the server could not read has its head once the list has arrived", async () => {
  const [stub, respond] = late(products);
  await open(productHref(3), { "GET /api/products": stub });
  expect(document.title).toMatch(/^Pallu \| /);
  await respond();
  await waitFor(() => expect(document.title).toBe("Product 2 | Pallu"));
  await act(async () => {
    window.history.replaceState(null, "", `${productHref(3)}?variant=302`);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await settle();
  expect(document.title).toBe("Product 2 | Pallu");
});

test.each([
  [
    "while the list of products has not arrived",
    { "GET /api/products": { until: new Promise<never>(() => {}), body: [] } },
    {},
  ],
  [
    "in a catalogue too large to be read whole",
    { [`GET /api/products/${products[2]?.productId}`]: { body: products[2] } },
    { [largeKey]: true },
  ],
])("the first product page has its head again after Back, %s", async (_, stubs, fallback) => {
  const product = products[2];
  const path = productHref(product?.productId);
  await open(path, stubs, {
    ...fallback,
    [productView(String(product?.productId)).key]: { product },
  });
  expect(document.title).toBe("Product 2 | Pallu");
  await press(menuLink("Contact"));
  await waitFor(() => expect(document.title).toBe("Contact | Pallu"));
  await act(async () => window.history.back());
  await waitFor(() => expect(heading()).toHaveTextContent("Product 2"));
  await waitFor(() => expect(document.title).toBe("Product 2 | Pallu"));
  expect(attribute("meta[name=description]", "content")).toBeTruthy();
  expect(attribute("link[rel=canonical]", "href")).toBe(window.location.origin + path);
});

test("[GLB-09] focus moves from the loading heading to the product's heading; what is below a product comes with it", async () => {
  const [stub, respond] = late(products);
  await open("/allproducts", { "GET /api/products": stub });
  await press((await screen.findAllByRole("link", { name: "Product 2" }))[0]);
  await waitFor(() => expect(heading()).toHaveTextContent("Loading product"));
  expect(heading()).toHaveFocus();
  const related = { name: "Related Products", level: 2 };
  expect(screen.queryByRole("heading", related)).toBeNull();
  await respond();
  expect(screen.getByRole("heading", related)).toBeVisible();
  expect(heading()).toHaveTextContent("Product 2");
  expect(heading()).toHaveFocus();
  await waitFor(() => expect(document.title).toBe("Product 2 | Pallu"));
});

test("[GLB-09] focus moves from a page without a heading to the heading that comes later", async () => {
  await open("/contact");
  heading().remove();
  await press(menuLink("Products"));
  const late = heading();
  const main = screen.getByRole("main");
  late.remove();
  await settle();
  expect(main).toHaveFocus();
  main.prepend(late);
  await settle();
  expect(late).toHaveFocus();
});

test("[GLB-09] focus stays on an element that was focused during loading", async () => {
  const [stub, respond] = late(products);
  await open("/allproducts", { "GET /api/products": stub });
  await press((await screen.findAllByRole("link", { name: "Product 2" }))[0]);
  await waitFor(() => expect(heading()).toHaveTextContent("Loading product"));
  const search = banner().getByRole("button", { name: "Search" });
  search.focus();
  await respond();
  expect(heading()).toHaveTextContent("Product 2");
  expect(search).toHaveFocus();
});

test("[GLB-09] a press beside the controls during loading ends it: the product's heading does not take the focus", async () => {
  const [stub, respond] = late(products);
  await open("/allproducts", { "GET /api/products": stub });
  await press((await screen.findAllByRole("link", { name: "Product 2" }))[0]);
  await waitFor(() => expect(heading()).toHaveTextContent("Loading product"));
  fireEvent.mouseDown(document.body);
  heading().blur();
  await respond();
  expect(heading()).toHaveTextContent("Product 2");
  expect(document.body).toHaveFocus();
});

test("a link to the current page adds no history entry", async () => {
  await open("/allproducts");
  const before = window.history.length;
  await press(menuLink("Products"));
  await settle();
  expect(window.history.length).toBe(before);
});

test.each(["/Index-V2", "/index-v2/", "/INDEX-V2"])(
  "[TPL-01] %s has only the frame of its page",
  async (path) => {
    await open(path);
    expect(screen.getAllByRole("banner")).toHaveLength(1);
    expect(screen.getAllByRole("main")).toHaveLength(1);
  },
);

test("[HOME-16] [HOME-24] the home page waits for its banners after a navigation, without static slides", async () => {
  const [stub, respond] = late([{ id: 1, bannerImage: "a.jpg" }]);
  await open("/contact", { "GET /api/home-banners": stub });
  await press(banner().getByRole("link", { name: /^Pallu/ }));
  const hero = await screen.findByRole("region", { name: "New in the shop" });
  expect(screen.queryByText(/^Brand-New Arrival Alert/)).toBeNull();
  expect(hero.querySelectorAll("img")).toHaveLength(0);
  await respond();
  expect(screen.queryByText(/^Brand-New Arrival Alert/)).toBeNull();
  const shown = screen.getByRole("region", { name: "New in the shop" });
  expect(shown.querySelectorAll("img")).toHaveLength(1);
});
