import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deferred, openDeskServer, owner, refuse, renderPage } from "../../desk.fixtures.tsx";
import type { DeskServer, MadeCall } from "../../desk.fixtures.tsx";
import type { SignedIn } from "../../platform/callTypes.ts";
import { CountPage } from "./CountPage.tsx";
import { StockPage } from "./StockPage.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const kurti = {
  id: "kurti--white",
  productId: "kurti",
  productName: "Block kurti",
  colourName: "White",
  sku: "KT-1",
  image: "kurti.webp",
  hidden: false,
  onHand: 6,
  reserved: 2,
  stock: 4,
};
const saree = { ...kurti, id: "saree--red", productName: "Saree", colourName: "Red", sku: "S-1" };
const list = { variants: [kurti, saree], next: null, total: 2 };
const session: SignedIn = { ...owner, scopes: ["stock:read", "stock:write"] };
const CHANGE = "POST /api/desk/stock/:variantId/changes";

const openServer = (handlers: Record<string, (call: MadeCall) => unknown> = {}): DeskServer =>
  openDeskServer({ "GET /api/desk/stock": () => list, ...handlers }, session);

const changesOf = ({ calls }: DeskServer): MadeCall[] =>
  calls.filter(({ method }) => method === "POST");

const field = () => screen.findByLabelText("On hand, Block kurti (White)");

const typeStock = async (text: string): Promise<void> => {
  const input = await field();
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

const answered = { id: kurti.id, before: 6, onHand: 8, reserved: 2, stock: 6 };

test("a filter leaves the focus in its field; a link to another page leads to the heading", async () => {
  openServer({ "GET /api/desk/stock": () => ({ ...list, next: kurti.id }) });
  renderPage(<StockPage />);
  await field();
  const search = screen.getByLabelText("Product, SKU or barcode");
  await userEvent.type(search, "kur{Enter}");
  const next = await screen.findByText("Next page");
  expect(document.activeElement).toBe(search);
  await userEvent.click(next);
  await screen.findByText("First page");
  expect(document.activeElement).toBe(screen.getByText("Stock", { selector: "h1" }));
});

describe("the stock of a row", () => {
  test("is sent as a difference to what was read, and shows what the shop answers", async () => {
    const server = openServer({ [CHANGE]: () => answered });
    renderPage(<StockPage />);
    await typeStock("8");
    screen.getByText("was 6, now 8, +2");
    await userEvent.click(screen.getByText("Save"));
    await screen.findByText("Block kurti (White): 8 on hand.");
    expect(changesOf(server).map(({ url, body }) => [url, body])).toEqual([
      ["/api/desk/stock/kurti--white/changes", { difference: 2, expected: 6 }],
    ]);
    screen.getByText("6");
    expect(screen.queryByText("Save")).toBeNull();
    expect(document.activeElement).toBe(screen.getByText("Block kurti").closest("a"));
  });

  test("that somebody else has changed is shown with both numbers, and keeps what was typed", async () => {
    const refused = [{ id: kurti.id, code: "unexpected_stock", message: "It has 5.", found: 5 }];
    const server = openServer({
      [CHANGE]: () => refuse(409, "unexpected_stock", "It has 5.", { refused }),
    });
    renderPage(<StockPage />);
    await typeStock("8{Enter}");
    await screen.findByText(/Was 6 when you opened it, is 5 now. You typed 8./);
    expect((await field()).getAttribute("value")).toBe("8");
    server.answer(CHANGE, () => ({ ...answered, onHand: 7 }));
    await userEvent.click(screen.getByRole("button", { name: "7 (5 +2)" }));
    await screen.findByText("Block kurti (White): 7 on hand.");
    expect(changesOf(server).at(-1)?.body).toEqual({ difference: 2, expected: 5 });
  });

  test("whose answer was lost is sent again by a press, as the same change", async () => {
    const server = openServer({ [CHANGE]: () => Promise.reject(new TypeError("Failed to fetch")) });
    renderPage(<StockPage />);
    await typeStock("8");
    await userEvent.click(screen.getByText("Save"));
    await screen.findByText(/Nothing is lost/);
    server.answer(CHANGE, () => answered);
    await userEvent.click(screen.getByText("Save"));
    await screen.findByText("Block kurti (White): 8 on hand.");
    const [first, second] = changesOf(server);
    expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  });

  test("that was typed and left is there again, and comes back after Discard", async () => {
    openServer();
    const { unmount } = renderPage(<StockPage />);
    await typeStock("8");
    unmount();
    renderPage(<StockPage />);
    await screen.findByText("was 6, now 8, +2");
    await userEvent.click(screen.getByText("Discard"));
    expect((await field()).getAttribute("value")).toBe("6");
    await userEvent.click(screen.getByText("Bring back"));
    screen.getByText("was 6, now 8, +2");
  });

  test("is sent once by a double press, and stays unsaved until the late answer", async () => {
    const answer = deferred<typeof answered>();
    const server = openServer({ [CHANGE]: () => answer.promise });
    renderPage(<StockPage />);
    await typeStock("8");
    await userEvent.dblClick(screen.getByText("Save"));
    expect(screen.getAllByText("4")).toHaveLength(2);
    answer.resolve(answered);
    await screen.findByText("Block kurti (White): 8 on hand.");
    expect(changesOf(server)).toHaveLength(1);
  });

  test.each([
    ["1e9", "Enter a whole number, for example 12"],
    ["1000000000", "Enter 10,00,000 or less"],
  ])("'%s' is refused with words and sends nothing", async (text, words) => {
    const server = openServer();
    renderPage(<StockPage />);
    await typeStock(text);
    await userEvent.tab();
    await screen.findByText(words);
    expect(screen.queryByText("Save")).toBeNull();
    expect(changesOf(server)).toEqual([]);
  });
});

describe("the list", () => {
  test("says what to do without products, what to clear without matches, and offers Retry", async () => {
    const server = openServer({ "GET /api/desk/stock": () => ({ variants: [], next: null }) });
    const { unmount } = renderPage(<StockPage />);
    await screen.findByRole("link", { name: "Add a product" });
    unmount();
    const found = renderPage(<StockPage />, { path: "/?below=1" });
    await screen.findByRole("link", { name: "Clear search and filters" });
    found.unmount();
    server.answer("GET /api/desk/stock", () => refuse(503, "busy", "The shop is busy."));
    renderPage(<StockPage />, { path: "/?find=x" });
    const retry = await screen.findByRole("button", { name: "Retry" });
    server.answer("GET /api/desk/stock", () => list);
    await userEvent.click(retry);
    expect(await field()).toBeDefined();
  });

  test("asks for search and level of the URL", async () => {
    const server = openServer();
    renderPage(<StockPage />, { path: "/?find=kurti&below=5" });
    await field();
    await userEvent.selectOptions(screen.getByLabelText("Level"), "Out of stock");
    await vi.waitFor(() =>
      expect(server.calls.at(-1)?.url).toBe("/api/desk/stock?find=kurti&below=1&total=true"),
    );
  });
});

describe("a counting sheet", () => {
  const APPLY = "POST /api/desk/stock";
  const openSheet = async (): Promise<void> => {
    const button = await screen.findByRole("button", { name: "Open the counting sheet" });
    await vi.waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
    await userEvent.click(button);
  };
  const count = async (name: string, text: string): Promise<void> =>
    userEvent.type(await screen.findByLabelText(`Counted, ${name}`), text);

  test("survives a reload and a lost line, is checked first and applied as a whole", async () => {
    const changes = [{ id: kurti.id, before: { onHand: 6 }, after: { onHand: 8 } }];
    const server = openServer({ [APPLY]: () => Promise.reject(new TypeError("Failed to fetch")) });
    const first = renderPage(<CountPage />);
    await openSheet();
    await count("Block kurti (White)", "8");
    first.unmount();
    renderPage(<CountPage />);
    await count("Saree (Red)", "6");
    await userEvent.click(screen.getByRole("button", { name: "Check the count" }));
    await screen.findByText(/Nothing is lost/);
    server.answer(APPLY, ({ body }) => ({
      dryRun: (body as { dryRun: boolean }).dryRun,
      changes,
    }));
    await userEvent.click(screen.getByRole("button", { name: "Check the count" }));
    await screen.findByText("6 → 8 (+2)");
    server.answer(APPLY, () => Promise.reject(new TypeError("Failed to fetch")));
    await userEvent.click(screen.getByRole("button", { name: "Apply 1 difference" }));
    await screen.findByText(/Nothing is lost/);
    server.answer(APPLY, ({ body }) => ({
      dryRun: (body as { dryRun: boolean }).dryRun,
      changes,
    }));
    await userEvent.click(screen.getByRole("button", { name: "Apply 1 difference" }));
    await screen.findByText("The count is applied: 1 number is changed.");
    const rows = [
      { id: kurti.id, onHand: 8, expected: 6 },
      { id: saree.id, onHand: 6, expected: 6 },
    ];
    expect(changesOf(server).map(({ body }) => body)).toEqual([
      { rows, dryRun: true },
      { rows, dryRun: true },
      { rows, dryRun: false },
      { rows, dryRun: false },
    ]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith("desk-draft:"))).toEqual([]);
  });

  test("names its group, and says why it cannot be opened without a connection", async () => {
    const group = { id: "kurtis", name: "Kurtis", categoryName: "Clothing" };
    const server = openDeskServer(
      {
        "GET /api/desk/stock": () => Promise.reject(new TypeError("Failed to fetch")),
        "GET /api/desk/product-form": () => ({ groups: [group] }),
      },
      { ...session, scopes: [...session.scopes, "catalogue:read"] },
    );
    renderPage(<CountPage />, { path: "/?group=kurtis" });
    expect(await screen.findByText("The stock could not be read")).toBeTruthy();
    server.answer("GET /api/desk/stock", () => list);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await openSheet();
    await screen.findByText("Kurtis");
  });

  test("shows both numbers where somebody has sold meanwhile, and is checked again with the choice", async () => {
    const refused = [{ id: kurti.id, code: "unexpected_stock", message: "It has 5.", found: 5 }];
    const server = openServer({
      [APPLY]: () => refuse(409, "unexpected_stock", "It has 5.", { refused }),
    });
    renderPage(<CountPage />);
    await openSheet();
    await count("Block kurti (White)", "8");
    await userEvent.click(screen.getByRole("button", { name: "Check the count" }));
    await screen.findByText(/Was 6 when you opened it, is 5 now. You typed 8./);
    server.answer(APPLY, () => ({ dryRun: true, changes: [] }));
    await userEvent.click(screen.getByRole("button", { name: "Set 8" }));
    await userEvent.click(screen.getByRole("button", { name: "Check the count" }));
    await screen.findByRole("button", { name: "Finish the count" });
    expect(changesOf(server).at(-1)?.body).toEqual({
      rows: [{ id: kurti.id, onHand: 8, expected: 5 }],
      dryRun: true,
    });
  });
});
