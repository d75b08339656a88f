import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fixtures } from "@pallu/contract/fixtures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { frameOf, meera, partAt } from "../../own/shop.fixtures.ts";
import { deferred } from "../../testing/deferred.fixtures.ts";
import { logIn, openPage, settle } from "../../testing/pages.fixtures.tsx";
import { renderServed } from "../../testing/served.fixtures.ts";
import { fortySizes, oneSize, sized, soldOutSizes } from "../../testing/sizes.fixtures.ts";
import type { Stub } from "../../testing/stub.fixtures.ts";
import ProductPage from "./ProductPage.tsx";

const path = `/product-details/${sized.productId}`;
const idOf = (name: string): string => `indigo-block-print-kurti--${name}`;

const open = async (query = "", product: object = sized, stubs: Record<string, Stub> = {}) => {
  const page = openPage(ProductPage, path + query, {
    user: "stored",
    pattern: "/product-details/:id?",
    responses: { "GET /api/products": { body: [product] }, ...stubs },
  });
  await settle();
  return page;
};

const group = (name: RegExp): HTMLElement => screen.getByRole("group", { name });
const link = (name: string): HTMLElement => screen.getByRole("link", { name });
const current = (): (string | null)[] =>
  [...document.querySelectorAll("fieldset a[aria-current=true]")].map(
    (each) => each.getAttribute("aria-label") ?? each.textContent,
  );
const price = (): string | null | undefined =>
  document.querySelector("h1")?.parentElement?.querySelector("bdi")?.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a size changes price, SKU, stock, shared link and address in place", async () => {
  const { address } = await open();
  await screen.findByRole("spinbutton");
  expect(current()).toEqual(["Indigo", "S"]);
  expect(price()).toBe("₹999.50");
  expect(screen.getByText("K7-IN-S")).toBeVisible();
  await userEvent.click(link("XL"));
  await waitFor(() => expect(address()).toBe(`${path}?variant=${idOf("indigo--xl")}`));
  expect(current()).toEqual(["Indigo", "XL"]);
  expect(group(/^Size XL$/)).toBeVisible();
  expect(price()).toBe("₹1,090");
  expect(screen.getByText("K7-IN-XL")).toBeVisible();
  expect(screen.getByRole("link", { name: /WhatsApp/ }).getAttribute("href")).toContain(
    encodeURIComponent(`variant=${idOf("indigo--xl")}`),
  );
});

test("colours are words if one of them has no shade", async () => {
  const { address } = await open("", {
    ...sized,
    Variants: sized.Variants.map((each) =>
      each.productColorName === "Madder" ? { ...each, productColor: "" } : each,
    ),
  });
  await screen.findByRole("spinbutton");
  expect(link("Indigo")).toHaveTextContent("Indigo");
  expect(link("Madder")).toHaveTextContent("Madder");
  await userEvent.click(link("Madder"));
  await waitFor(() => expect(address()).toBe(`${path}?variant=${idOf("madder--s")}`));
  expect(group(/^Colour Madder$/)).toBeVisible();
});

test("a colour keeps the size, also if it is sold out there", async () => {
  const { address } = await open(`?variant=${idOf("indigo--m")}`);
  await screen.findByRole("spinbutton");
  await userEvent.click(link("Madder"));
  await waitFor(() => expect(address()).toBe(`${path}?variant=${idOf("madder--m")}`));
  expect(current()).toEqual(["Madder", "M, sold out"]);
  expect(screen.getByText("Out of Stock")).toBeVisible();
  expect(screen.getByText("In stock: S, XXL")).toBeVisible();
});

test("a colour without the size shows its first size in stock, and a size without the colour another colour", async () => {
  await open(`?variant=${idOf("indigo--xl")}`);
  await screen.findByRole("spinbutton");
  await userEvent.click(link("Madder"));
  await waitFor(() => expect(current()).toEqual(["Madder", "S"]));
  await userEvent.click(link("XL"));
  await waitFor(() => expect(current()).toEqual(["Indigo", "XL"]));
});

test("the keyboard reaches each colour and size, and Enter chooses", async () => {
  const user = userEvent.setup();
  await open();
  await screen.findByRole("spinbutton");
  link("Indigo").focus();
  const reached: (string | null | undefined)[] = [];
  for (let press = 0; press < 6; press += 1) {
    await user.tab();
    reached.push(
      document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    );
  }
  expect(reached).toEqual(["Madder", "S", "M", "L, sold out", "XL", "XXL"]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(current()).toEqual(["Madder", "XXL"]));
  expect(link("XXL")).toHaveFocus();
});

test("the cart gets the size that is shown", async () => {
  logIn();
  const { sent } = await open();
  await screen.findByRole("spinbutton");
  await userEvent.click(link("M"));
  await waitFor(() => expect(current()).toEqual(["Indigo", "M"]));
  await userEvent.click(screen.getByRole("button", { name: "Add to Cart" }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
      { userId: 7, productVariantId: idOf("indigo--m"), quantity: 1 },
    ]),
  );
});

test("the sizes of a colour read its pictures once, and a late response of another colour changes nothing", async () => {
  const late = deferred();
  const images = (name: string) => ({
    body: {
      data: [1, 2].map((id) => ({ childImageId: `${name}${id}`, childImage: `${name}${id}.jpg` })),
    },
  });
  const { sent } = await open("", sized, {
    [`GET /api/product-variant-images/${idOf("indigo--s")}`]: late.stub,
    [`GET /api/product-variant-images/${idOf("madder--s")}`]: images("m"),
  });
  await screen.findByRole("spinbutton");
  await userEvent.click(link("M"));
  await waitFor(() => expect(current()).toEqual(["Indigo", "M"]));
  await userEvent.click(link("Madder"));
  await waitFor(() => expect(current()).toEqual(["Madder", "M, sold out"]));
  await screen.findByRole("link", { name: /, 2 of 2$/ });
  await late.respond(images("i"));
  const shown = within(screen.getByRole("region", { name: /^Pictures of/ }));
  expect(shown.getByRole("img", { name: /1 of 2$/ })).toHaveAttribute("src", "/uploads/m1.jpg");
  expect(
    sent.map(({ path: read }) => read).filter((read) => read.includes("variant-images")),
  ).toEqual([
    `/api/product-variant-images/${idOf("indigo--s")}`,
    `/api/product-variant-images/${idOf("madder--s")}`,
  ]);
});

test("a product with sizes only has no row of colours, one with colours only no row of sizes", async () => {
  await open("", fortySizes);
  await screen.findByRole("group", { name: "Waist 20" });
  expect(screen.queryByRole("group", { name: /^Colour/ })).toBeNull();
  cleanup();
  await open("", oneSize);
  expect(await screen.findByRole("group", { name: "Size Free size" })).toBeVisible();
  cleanup();
  await open("", { ...fixtures.products[1] });
  expect(await screen.findByRole("group", { name: "Colour Indigo" })).toBeVisible();
  expect(document.querySelectorAll("fieldset:has(a)")).toHaveLength(1);
});

test("of a product that is sold out all sizes can be looked at", async () => {
  await open("", soldOutSizes);
  expect(await screen.findByText("Out of Stock")).toBeVisible();
  expect(screen.queryByText(/^In stock/)).toBeNull();
  fireEvent.click(link("M, sold out"));
  await waitFor(() => expect(current()).toEqual(["Indigo, sold out", "M, sold out"]));
});

/** Renders the page as the server does, for a browser without scripts. */
const serve = async (query = "", rest: Partial<Parameters<typeof renderServed>[0]> = {}) => {
  const { html, head } = await renderServed({
    url: path + query,
    origin: "https://pallu.test",
    read: (read) => (read.startsWith("/api/products") ? sized : { data: [] }),
    ...rest,
  });
  return { html, head, page: new DOMParser().parseFromString(html, "text/html") };
};

test("without scripts each colour and size is a link, and the server renders what it leads to", async () => {
  const linksOf = (page: Document): (string | null)[][] =>
    [...page.querySelectorAll("fieldset a")].map((each) => [
      each.getAttribute("aria-label") ?? each.textContent,
      each.getAttribute("href"),
    ]);
  const { page } = await serve(`?variant=${idOf("indigo--xl")}`);
  expect(linksOf(page)).toEqual([
    ["Indigo", `?variant=${idOf("indigo--xl")}`],
    ["Madder", `?variant=${idOf("madder--s")}`],
    ["S", `?variant=${idOf("indigo--s")}`],
    ["M", `?variant=${idOf("indigo--m")}`],
    ["L, sold out", `?variant=${idOf("indigo--l")}`],
    ["XL", `?variant=${idOf("indigo--xl")}`],
    ["XXL", `?variant=${idOf("madder--xxl")}`],
  ]);
  expect(page.body.textContent).toContain("K7-IN-XL");
  expect(page.body.textContent).toContain("₹1,090");
  expect(page.querySelector("[name=variant][form=to-cart]")?.getAttribute("value")).toBe(
    idOf("indigo--xl"),
  );
  const { page: next } = await serve(linksOf(page)[4]?.[1] ?? "");
  expect(next.querySelector("fieldset:last-of-type a[aria-current]")).not.toBeNull();
  expect(next.body.textContent).toContain("Out of Stock");
});

test("structured data name the variant: SKU, size, colour, price and stock", async () => {
  const thingOf = async (query: string): Promise<Record<string, unknown>> => {
    const { html } = await serve(query);
    const [json = ""] = /(?<=ld\+json">).*?(?=<\/script>)/s.exec(html) ?? [];
    return JSON.parse(json) as Record<string, unknown>;
  };
  expect(await thingOf(`?variant=${idOf("indigo--xl")}`)).toMatchObject({
    "@type": "Product",
    sku: "K7-IN-XL",
    size: "XL",
    color: "Indigo",
    inProductGroupWithID: "indigo-block-print-kurti",
    offers: { price: "1090.00", availability: "https://schema.org/InStock" },
  });
  expect(await thingOf(`?variant=${idOf("madder--m")}`)).toMatchObject({
    size: "M",
    offers: { price: "999.50", availability: "https://schema.org/OutOfStock" },
  });
});

test("the size guide of the product's group stands below its sizes, in a shop of one's own only", async () => {
  const read = (asked: string): unknown =>
    asked.startsWith("/api/products") ? sized : (partAt(meera, asked) ?? { data: [] });
  const { page } = await serve("", { read, frame: frameOf(meera) });
  const guide = page.querySelector("details:has(table)");
  expect(guide?.querySelector("summary")?.textContent).toBe("Size guide for kurtis");
  expect(guide?.querySelectorAll("tbody tr")).toHaveLength(3);
  const demo = await serve();
  expect(demo.page.querySelector("details:has(table)")).toBeNull();
});
