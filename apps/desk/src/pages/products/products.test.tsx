import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deferred, openDeskServer, owner, refuse, renderPage } from "../../desk.fixtures.tsx";
import type { DeskServer } from "../../desk.fixtures.tsx";
import { NewProductPage, ProductPage } from "./ProductPage.tsx";
import { parts, productOf } from "./products.fixtures.ts";
import { ProductsPage } from "./ProductsPage.tsx";

const asha = {
  ...owner,
  scopes: ["catalogue:read" as const, "catalogue:write" as const],
};

const openServer = (handlers: Parameters<typeof openDeskServer>[0] = {}): DeskServer =>
  openDeskServer(
    {
      "GET /api/desk/product-form": () => parts,
      "GET /api/desk/products/:id": () => productOf(),
      "GET /api/desk/products": () => ({ products: [], next: null }),
      ...handlers,
    },
    asha,
  );

const openProduct = async () => {
  renderPage(<ProductPage />, { path: "/products/kurti", pattern: "/products/:productId" });
  return screen.findByLabelText("Name");
};

/** Without roles: they are slow to compute in a form of this size. */
const press = (name: string): void => {
  const button = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === name,
  );
  if (!button) throw new Error(`There is no button ${name}`);
  fireEvent.click(button);
};
const type = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};
const valueOf = (field: Element | null): string => (field as HTMLInputElement).value;
const descriptionOf = (field: Element | null): string =>
  (field?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

const listed = (id: string, change: object = {}) => ({
  id,
  name: `Product ${id}`,
  offerPrice: 1000,
  listPrice: 1000,
  hidden: false,
  subCategoryId: "kurtis",
  subCategoryName: "Kurtis",
  picture: `${id}.webp`,
  stock: 3,
  variants: [],
  ...change,
});

describe("the list of products", () => {
  test("has its search and filters in the address", async () => {
    const server = openServer({
      "GET /api/desk/products": () => ({ products: [listed("a")], next: "a" }),
    });
    renderPage(<ProductsPage />, { path: "/products?show=withoutStock&group=kurtis&find=silk" });
    await screen.findByRole("link", { name: "Product a" });
    const [call] = server.calls.filter(({ url }) => url.startsWith("/api/desk/products?"));
    const query = new URLSearchParams(call?.url.split("?")[1]);
    expect(Object.fromEntries(query)).toEqual({
      limit: "50",
      withoutStock: "true",
      find: "silk",
      subCategoryId: "kurtis",
    });
    expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toContain(
      "after=a",
    );
  });

  test("hides at once, and takes it back if that is refused", async () => {
    const answer = deferred<unknown>();
    openServer({
      "GET /api/desk/products": () => ({ products: [listed("a"), listed("b")], next: null }),
      "POST /api/desk/product-changes": () => answer.promise,
    });
    renderPage(<ProductsPage />, { path: "/products" });
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Product a" }));
    press("Hide");
    expect(within(screen.getByRole("row", { name: /Product a/ })).getByText("Hidden")).toBeTruthy();
    answer.resolve(refuse(503, "busy", "The shop is busy."));
    expect(await screen.findByText(/The shop is busy/)).toBeTruthy();
    expect(within(screen.getByRole("row", { name: /Product a/ })).queryByText("Hidden")).toBeNull();
  });

  test("changes prices as they were shown before", async () => {
    const change = {
      id: "a",
      before: { offerPrice: 1000, listPrice: 1000 },
      after: { offerPrice: 900, listPrice: 1000 },
    };
    const server = openServer({
      "GET /api/desk/products": () => ({ products: [listed("a")], next: null }),
      "POST /api/desk/product-changes": ({ body }) => ({
        dryRun: (body as { dryRun?: boolean }).dryRun === true,
        changes: [change],
      }),
    });
    renderPage(<ProductsPage />, { path: "/products" });
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Product a" }));
    press("Change prices");
    press("Show the new prices");
    expect(await screen.findByRole("row", { name: /Product a ₹1,000 ₹900/ })).toBeTruthy();
    press("Change 1 price");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const bodies = server.calls.flatMap(({ method, body }) => (method === "POST" ? [body] : []));
    expect(bodies).toMatchObject([
      { action: "price", ids: ["a"], percent: -10, dryRun: true },
      { percent: -10, expected: [{ id: "a", offerPrice: 1000, listPrice: 1000 }] },
    ]);
  });

  test("says what to do without products, and without matches", async () => {
    openServer();
    renderPage(<ProductsPage />, { path: "/products" });
    expect(await screen.findByText("There is no product yet")).toBeTruthy();
    document.body.replaceChildren();
    renderPage(<ProductsPage />, { path: "/products?find=nothing" });
    expect(await screen.findByRole("link", { name: "Clear search and filters" })).toBeTruthy();
  });
});

describe("the form of a product", () => {
  test("sends the whole product with the version that was read, and shows what is answered", async () => {
    const server = openServer({
      "PUT /api/desk/products/:id": () => productOf({ name: "Kurti of Asha", version: "v2" }),
    });
    type(await openProduct(), "Kurti of Asha");
    expect(screen.getAllByLabelText("What the picture shows")[0]?.dir).toBe("auto");
    type(screen.getByLabelText(/^Material/), "Linen");
    press("Save");
    expect(await screen.findByText("Kurti of Asha", { selector: "h1" })).toBeTruthy();
    const [sent] = server.calls.filter(({ method }) => method === "PUT");
    expect(sent?.body).toMatchObject({
      expected: "v1",
      name: "Kurti of Asha",
      facts: { material: "Linen", makingDays: 3 },
      variants: [{ id: "kurti--red-s" }, { id: "kurti--red-m" }, { id: "kurti--blue-s" }],
    });
    expect(JSON.stringify(sent?.body)).not.toMatch(/"stock"|"onHand"/);
    expect(sent?.headers.get("idempotency-key")).toBeTruthy();
  });

  test("names every fault at its field and in a list, and keeps what was typed", async () => {
    openServer({
      "PUT /api/desk/products/:id": () =>
        refuse(422, "invalid", "It is empty.", {
          fields: [
            { path: "name", message: "It is empty." },
            { path: "variants.1.sku", message: "'A' is already that of 'b'." },
          ],
        }),
    });
    type(await openProduct(), " ");
    press("Save");
    await screen.findByText("2 fields to correct");
    fireEvent.click(screen.getByText(/already that of/, { selector: "a" }));
    expect(valueOf(document.activeElement)).toBe("KT-Red-M");
    expect(descriptionOf(document.activeElement)).toMatch(/already that of/);
    expect(valueOf(screen.getByLabelText("Name"))).toBe(" ");
  });

  test("keeps a draft that a later visit has, and forgets it by Discard", async () => {
    openServer();
    type(await openProduct(), "Half typed");
    document.body.replaceChildren();
    await openProduct();
    expect(valueOf(screen.getByLabelText("Name"))).toBe("Half typed");
    expect(screen.getByText(/not saved yet/)).toBeTruthy();
    press("Discard");
    expect(valueOf(screen.getByLabelText("Name"))).toBe("Kurti");
    expect(Object.keys(localStorage).filter((key) => key.includes("product"))).toEqual([]);
  });

  test("shows both values of what somebody else changed, and saves upon their version", async () => {
    const stored = productOf({ name: "Their kurti", offerPrice: 999, version: "v2" });
    const server = openServer({
      "PUT /api/desk/products/:id": ({ body }) =>
        (body as { expected: string }).expected === "v2"
          ? productOf({ name: "My kurti", offerPrice: 999, version: "v3" })
          : refuse(409, "changed_meanwhile", "It was changed.", { fields: [], product: stored }),
    });
    type(await openProduct(), "My kurti");
    press("Save");
    const caption = await screen.findByText("Both values");
    const table = caption.closest("table") ?? document.body;
    expect([...table.querySelectorAll("tbody tr")].map(({ textContent }) => textContent)).toEqual([
      "NameTheir kurtiMy kurti",
    ]);
    press("Keep my values");
    press("Save again");
    await screen.findByText("My kurti", { selector: "h1" });
    const last = server.calls.filter(({ method }) => method === "PUT").at(-1);
    expect(last?.body).toMatchObject({ expected: "v2", name: "My kurti", offerPrice: 999 });
  });

  test("brings back what was discarded", async () => {
    openServer();
    type(await openProduct(), "Half typed");
    press("Discard");
    expect(valueOf(screen.getByLabelText("Name"))).toBe("Kurti");
    press("Bring back");
    expect(valueOf(screen.getByLabelText("Name"))).toBe("Half typed");
    expect(Object.keys(localStorage).filter((key) => key.includes("product"))).toHaveLength(1);
  });

  test("has the focus on both values, and no way to save before one of them is chosen", async () => {
    const stored = productOf({ name: "Their kurti", version: "v2" });
    const server = openServer({
      "PUT /api/desk/products/:id": () =>
        refuse(409, "changed_meanwhile", "It was changed.", { fields: [], product: stored }),
    });
    type(await openProduct(), "My kurti");
    press("Save");
    await screen.findByText("Both values");
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/changed the same/));
    expect(() => press("Save again")).toThrow("no button");
    fireEvent.submit(screen.getByLabelText("Name").closest("form") ?? document.body);
    press("Take the stored values");
    expect(valueOf(screen.getByLabelText("Name"))).toBe("Their kurti");
    expect(document.activeElement?.textContent).toMatch(/Changed since you opened it/);
    expect(server.calls.filter(({ method }) => method === "PUT")).toHaveLength(1);
  });

  test("forgets a fault when its field is typed in", async () => {
    openServer({
      "PUT /api/desk/products/:id": () =>
        refuse(422, "invalid", "The name is empty.", {
          fields: [
            { path: "name", message: "The name is empty." },
            { path: "variants.1.sku", message: "'A' is already that of 'b'." },
          ],
        }),
    });
    type(await openProduct(), " ");
    press("Save");
    await screen.findByText("2 fields to correct");
    type(screen.getByLabelText("Name"), "Kurti");
    expect(screen.getByText("1 field to correct")).toBeTruthy();
    expect(descriptionOf(screen.getByLabelText("Name"))).not.toMatch(/is empty/);
  });

  test("has its labels, on the first variant that is shown", async () => {
    const variants = productOf().variants.map((row, at) => ({ ...row, hidden: at === 0 }));
    const server = openServer({
      "GET /api/desk/products/:id": () => productOf({ variants }),
      "PUT /api/desk/products/:id": () => productOf({ variants, version: "v2" }),
    });
    await openProduct();
    const box = screen.getAllByLabelText("New arrival")[0] ?? document.body;
    fireEvent.click(box);
    press("Save");
    await screen.findByText("Kurti is saved");
    const [sent] = server.calls.filter(({ method }) => method === "PUT");
    expect(sent?.body).toMatchObject({
      variants: [{ newArrival: false }, { newArrival: true }, { newArrival: false }],
    });
  });

  test("that is hidden is shown by a press", async () => {
    const server = openServer({
      "GET /api/desk/products/:id": () => productOf({ hidden: true }),
      "PUT /api/desk/products/:id": () => productOf({ version: "v2" }),
    });
    await openProduct();
    press("Show now");
    await screen.findByText("Kurti is saved");
    const [sent] = server.calls.filter(({ method }) => method === "PUT");
    expect(sent?.body).toMatchObject({ hidden: false, expected: "v1" });
    expect(screen.queryByText("Show now")).toBeNull();
  });

  test("has what was typed while it was saved, as a change of what is saved now", async () => {
    const answer = deferred<unknown>();
    const server = openServer({ "PUT /api/desk/products/:id": () => answer.promise });
    type(await openProduct(), "My kurti");
    press("Save");
    type(screen.getByLabelText("Name"), "My own kurti");
    answer.resolve(productOf({ name: "My kurti", version: "v2" }));
    await screen.findByText("My kurti", { selector: "h1" });
    expect(valueOf(screen.getByLabelText("Name"))).toBe("My own kurti");
    expect(Object.values<string>(localStorage).join()).toContain("My own kurti");
    server.answer("PUT /api/desk/products/:id", () =>
      productOf({ name: "My own kurti", version: "v3" }),
    );
    press("Save");
    await screen.findByText("My own kurti", { selector: "h1" });
    const last = server.calls.filter(({ method }) => method === "PUT").at(-1);
    expect(last?.body).toMatchObject({ expected: "v2", name: "My own kurti" });
    expect(Object.keys(localStorage).filter((key) => key.includes("product"))).toEqual([]);
  });

  test("whose save had no answer is asked for it before what was typed since is saved", async () => {
    const server = openServer({
      "PUT /api/desk/products/:id": () => Promise.reject(new TypeError("Failed to fetch")),
    });
    type(await openProduct(), "My kurti");
    press("Save");
    await screen.findByText(/Nothing is lost: press again/);
    type(screen.getByLabelText("Name"), "My own kurti");
    server.answer("PUT /api/desk/products/:id", ({ body }) => {
      const { name, expected } = body as { name: string; expected: string };
      return productOf({ name, version: expected === "v1" ? "v2" : "v3" });
    });
    press("Save again");
    await screen.findByText("My own kurti", { selector: "h1" });
    const [lost, again, last] = server.calls.filter(({ method }) => method === "PUT");
    const keyOf = (call: typeof lost) => call?.headers.get("idempotency-key");
    expect(keyOf(again)).toBe(keyOf(lost));
    expect(keyOf(last)).not.toBe(keyOf(lost));
    expect(last?.body).toMatchObject({ expected: "v2", name: "My own kurti" });
    expect(screen.queryByText("Both values")).toBeNull();
  });

  test("is not sent while a number is none", async () => {
    const server = openServer();
    await openProduct();
    type(screen.getByLabelText("Name"), "Another name");
    type(screen.getByLabelText(/^Making days/), "many");
    press("Save");
    expect(await screen.findByText("1 field to correct")).toBeTruthy();
    expect(server.calls.some(({ method }) => method === "PUT")).toBe(false);
  });
});

describe("a new product", () => {
  test("gets its pictures in parts, colours and sizes, and what arrives after the page was left is in the draft", async () => {
    const last = deferred<unknown>();
    const pictures = ["one.webp", "two.webp"];
    const server = openServer({
      "POST /api/desk/files": () =>
        Response.json(
          { id: "f-1", name: "x", bytes: 4, received: 0, maxPartBytes: 3 },
          { status: 201 },
        ),
      "PUT /api/desk/files/:id/parts/:offset": ({ url }) => ({
        id: "f-1",
        received: url.endsWith("/0") ? 3 : 4,
      }),
      "POST /api/desk/pictures": () => {
        const image = pictures.shift();
        return image === undefined
          ? last.promise
          : { image, width: 1440, height: 1800, isCut: false };
      },
    });
    const { unmount } = renderPage(<NewProductPage />, { path: "/products/new" });
    type(await screen.findByLabelText("Name"), "Temple Silk");
    type(screen.getByLabelText(/^Option beside/), "Size");
    type(screen.getByLabelText(/^Add to every colour/), "S, M");
    press("Add 2 values");
    type(screen.getByLabelText(/^Name of the colour/), "Indigo");
    expect(valueOf(screen.getByLabelText("Shade"))).toBe("#1a237e");
    const file = (name: string): File => new File(["1234"], name, { type: "image/jpeg" });
    const chooser = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!chooser) throw new Error("There is no field for files");
    await userEvent.upload(chooser, [file("a.jpg"), file("b.jpg"), file("c.jpg")]);
    await waitFor(() => expect(document.querySelectorAll("img[src*='two.webp']")).toHaveLength(1));
    const sentParts = server.calls.filter(({ url }) => url.includes("/parts/"));
    expect(sentParts.slice(0, 2).map(({ url }) => url.split("/").at(-1))).toEqual(["0", "3"]);
    unmount();
    last.resolve({ image: "three.webp", width: 1440, height: 1800, isCut: false });
    await waitFor(() => {
      const draft = Object.entries(localStorage).find(([key]) => key.endsWith("product-new"))?.[1];
      expect(draft).toContain("three.webp");
      expect(draft).toContain("one.webp");
    });
  });

  test("offers no second attempt for a picture that the shop refuses", async () => {
    openServer({
      "POST /api/desk/files": () =>
        Response.json(
          { id: "f-1", name: "x", bytes: 4, received: 0, maxPartBytes: 4 },
          { status: 201 },
        ),
      "PUT /api/desk/files/:id/parts/:offset": () => ({ id: "f-1", received: 4 }),
      "POST /api/desk/pictures": () => refuse(422, "no_picture", "It is too small."),
    });
    renderPage(<NewProductPage />, { path: "/products/new" });
    await screen.findByLabelText("Name");
    const chooser = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!chooser) throw new Error("There is no field for files");
    await userEvent.upload(chooser, new File(["1234"], "a.jpg", { type: "image/jpeg" }));
    await screen.findByText("It is too small.");
    expect(() => press("Try again")).toThrow("no button");
  });

  test("is not sent by Enter, nor while a picture is on its way, which returns to a form that was opened again", async () => {
    const picture = deferred<unknown>();
    const server = openServer({
      "POST /api/desk/files": () =>
        Response.json(
          { id: "f-1", name: "x", bytes: 4, received: 0, maxPartBytes: 4 },
          { status: 201 },
        ),
      "PUT /api/desk/files/:id/parts/:offset": () => ({ id: "f-1", received: 4 }),
      "POST /api/desk/pictures": () => picture.promise,
    });
    const { unmount } = renderPage(<NewProductPage />, { path: "/products/new" });
    await userEvent.type(await screen.findByLabelText("Name"), "Silk{Enter}");
    const chooser = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!chooser) throw new Error("There is no field for files");
    await userEvent.upload(chooser, new File(["1234"], "a.jpg", { type: "image/jpeg" }));
    press("Add product");
    expect(await screen.findAllByText(/^Not saved: 1 picture is still loading/)).toBeTruthy();
    const isAsking = !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(isAsking).toBe(true);
    unmount();
    renderPage(<NewProductPage />, { path: "/products/new" });
    expect(valueOf(await screen.findByLabelText("Name"))).toBe("Silk");
    picture.resolve({ image: "late.webp", width: 1440, height: 1800, isCut: false });
    await waitFor(() => expect(document.querySelectorAll("img[src*='late.webp']")).toHaveLength(1));
    type(screen.getByLabelText("Name"), "Silk saree");
    expect(Object.values<string>(localStorage).join()).toContain("late.webp");
    expect(server.calls.some(({ url }) => url === "/api/desk/products")).toBe(false);
  });

  test("is added once after a lost answer, and what was typed since is in the form of the product", async () => {
    const answer = deferred<unknown>();
    const server = openServer({
      "POST /api/desk/products": () => Promise.reject(new TypeError("Failed to fetch")),
    });
    renderPage(<NewProductPage />, { path: "/products/new" });
    type(await screen.findByLabelText("Name"), "Kurti");
    press("Add product");
    await screen.findByText(/Nothing is lost: press again/);
    type(screen.getByLabelText(/^Description/), "Typed before the answer.");
    server.answer("POST /api/desk/products", () => answer.promise);
    press("Add product");
    type(screen.getByLabelText(/^Price/), "1200");
    answer.resolve(productOf({ variants: productOf().variants.slice(0, 1) }));
    await screen.findByText("Kurti is in the shop");
    const posts = server.calls.filter(({ method }) => method === "POST");
    expect(new Set(posts.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
    const drafts = Object.entries<string>(localStorage).filter(([key]) => key.includes("product-"));
    expect(drafts.map(([key]) => key)).toEqual([expect.stringMatching(/:product-kurti$/)]);
    expect(JSON.parse(drafts[0]?.[1] ?? "")).toMatchObject({
      version: "v1",
      base: { description: "Printed by hand." },
      form: { description: "Typed before the answer.", offerPrice: 1200, slug: "" },
    });
  });

  test("with an address that there is says so at the address", async () => {
    openServer({
      "POST /api/desk/products": () =>
        refuse(409, "product_exists", "'Kurti' has this address already.", { free: "kurti-2" }),
    });
    renderPage(<NewProductPage />, { path: "/products/new" });
    type(await screen.findByLabelText("Name"), "Kurti");
    press("Add product");
    await waitFor(() =>
      expect(descriptionOf(screen.getByLabelText(/^Address/))).toMatch(/has this address already/),
    );
  });
});
