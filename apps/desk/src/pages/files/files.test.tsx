import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SignedIn } from "../../platform/callTypes.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferred, openDeskServer, owner, refuse, renderPage } from "../../desk.fixtures.tsx";
import type { DeskServer } from "../../desk.fixtures.tsx";
import { Link as RouterLink } from "react-router-dom";
import { FilesPage } from "./FilesPage.tsx";
import { ImportPage } from "./ImportPage.tsx";
import type { CatalogueImport } from "./files.rules.ts";
import { changeCount, fileFault, formatBytes, rowCount } from "./files.rules.ts";

const session: SignedIn = { ...owner, scopes: ["catalogue:read", "catalogue:write"] };
const tally = {
  subcategories: { new: 0, changed: 0, same: 2 },
  products: { new: 1, changed: 2, same: 40 },
  variants: { new: 3, changed: 0, same: 90 },
};

const checked: CatalogueImport = {
  id: "i-1",
  state: "checked",
  createdAt: "2026-11-30T07:30:00.000Z",
  createdBy: "asha@example.com",
  files: [{ id: "f-1", name: "products.csv", bytes: 900 }],
  options: {},
  progress: null,
  understood: ["products.csv is one of this shop's files."],
  needs: [],
  issues: [],
  issueCount: 0,
  tally,
  changes: [
    {
      what: "product",
      id: "block-kurti",
      title: "Kurti",
      isNew: false,
      fields: [{ name: "Name", before: "block kurti", after: "Kurti" }],
    },
  ],
  pictures: 0,
  failure: null,
  appliedAt: null,
  undoableUntil: null,
  undo: null,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const READ = "GET /api/desk/imports/:importId";
const openImport = (one: CatalogueImport, handlers: Parameters<typeof openDeskServer>[0] = {}) => {
  const server = openDeskServer({ [READ]: () => one, ...handlers }, session);
  renderPage(<ImportPage />, { path: "/files/i-1", pattern: "/files/:importId" });
  return server;
};

test.each([
  [{ name: "a.csv", size: 300_000_000 }, /larger than 200 MB/],
  [{ name: "a.XLSX", size: 10 }, /Save it as CSV/],
  [{ name: "a.zip", size: 10 }, /Unpack it/],
])("%j cannot be sent", (file, text) => {
  expect(fileFault(file)).toMatch(text);
});

test("groups, which the page does not list, are no rows of the list", () => {
  const grouped = { ...tally, subcategories: { new: 2, changed: 0, same: 0 } };
  expect([rowCount(grouped), changeCount(grouped)]).toEqual([6, 8]);
});

test("bytes are shown in the unit that fits", () => {
  expect([900, 1400, 12_000, 5_300_000].map(formatBytes)).toEqual([
    "900 B",
    "1.4 kB",
    "12 kB",
    "5.3 MB",
  ]);
});

const openFiles = (handlers: Parameters<typeof openDeskServer>[0]): DeskServer => {
  const server = openDeskServer(
    { "GET /api/desk/imports": () => ({ imports: [] }), ...handlers },
    session,
  );
  renderPage(<FilesPage />, { path: "/files", pattern: "/files" });
  return server;
};

/** The input of the dialog that chooses files. It is hidden behind a button. */
const findInput = async (): Promise<HTMLInputElement> => {
  const group = await screen.findByRole("group", { name: "CSV files of the catalogue" });
  const input = group.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no input.");
  return input;
};

const file = new File(["id,name\n1,One\n"], "products.csv", { type: "text/csv" });

test("a file is sent in parts and opens what was understood", async () => {
  const server = openFiles({
    "POST /api/desk/files": () => ({ id: "f-1", name: file.name, bytes: file.size, received: 0 }),
    "PUT /api/desk/files/:fileId/parts/:offset": () => ({ received: file.size }),
    "POST /api/desk/imports": () => checked,
  });
  await userEvent.upload(await findInput(), file);
  expect(await screen.findByText("Another page")).toBeVisible();
  expect(screen.queryByText(/has stopped/)).toBeNull();
  expect(server.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /api/desk/imports",
    "POST /api/desk/files",
    "PUT /api/desk/files/f-1/parts/0",
    "POST /api/desk/imports",
  ]);
  const part = server.calls[2];
  expect(part?.headers.get("content-type")).toBe("application/octet-stream");
  expect(part?.headers.get("x-desk-token")).toBe("token-of-asha");
});

test("an upload that was left goes on where it stopped", async () => {
  const answer = deferred<object>();
  openDeskServer(
    {
      "GET /api/desk/imports": () => ({ imports: [] }),
      "POST /api/desk/files": () => ({ id: "f-1", name: file.name, bytes: file.size, received: 0 }),
      "PUT /api/desk/files/:fileId/parts/:offset": () => answer.promise,
    },
    session,
  );
  const page = (
    <>
      <FilesPage />
      <RouterLink to="/orders">Orders</RouterLink>
    </>
  );
  renderPage(page, { path: "/files", pattern: "/files" });
  await userEvent.upload(await findInput(), file);
  expect(await screen.findByRole("progressbar")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Orders" }));
  expect(await screen.findByText(/^The upload of products\.csv has stopped\./)).toBeVisible();
  cleanup();
  const server = openFiles({
    "GET /api/desk/files/:fileId": () => ({
      id: "f-1",
      name: file.name,
      bytes: file.size,
      received: 5,
    }),
    "PUT /api/desk/files/:fileId/parts/:offset": () => ({ received: file.size }),
    "POST /api/desk/imports": () => checked,
  });
  await userEvent.upload(await findInput(), file);
  await screen.findByText("Another page");
  expect(server.calls.map(({ url }) => url)).toContain("/api/desk/files/f-1/parts/5");
});

test("a file that is no CSV is refused before it is sent", async () => {
  const server = openFiles({});
  const input = await findInput();
  fireEvent.change(input, { target: { files: [new File(["x"], "goods.xlsx")] } });
  expect(await screen.findByText(/goods.xlsx is a workbook/)).toBeVisible();
  expect(server.calls.every(({ method }) => method === "GET")).toBe(true);
});

test("checked files show what changes, and the button names it", async () => {
  const server = openImport(checked, {
    "POST /api/desk/imports/:importId/apply": () => ({
      ...checked,
      state: "done",
      appliedAt: "2026-11-30T07:31:00.000Z",
      undoableUntil: "2026-12-07T07:31:00.000Z",
    }),
  });
  expect(await screen.findByText("Products: 1 new, 2 changed, 40 as they were")).toBeVisible();
  expect(screen.getByText("block kurti")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add 1 product, change 2 products" }));
  expect(await screen.findByText(/It can be undone until 7 Dec 2026/)).toBeVisible();
  expect(server.calls.at(-1)?.headers.get("idempotency-key")).toBeTruthy();
});

test("another import that runs is named, and the page stays as it is", async () => {
  const text = "Another import of the catalogue is running: bina started it at 2026-11-30.";
  openImport(checked, {
    "POST /api/desk/imports/:importId/apply": () => refuse(409, "import_running", text),
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Add 1 product/ }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Add 1 product/ })).toBeEnabled();
});

test("faults are listed with file, line and column", async () => {
  openImport({
    ...checked,
    state: "faulty",
    tally: null,
    changes: [],
    issues: [{ file: "products.csv", line: 7, column: "offer_price", reason: "'abc' is no price" }],
    issueCount: 1,
  });
  expect(await screen.findByText(/1 fault: nothing was changed/)).toBeVisible();
  expect(screen.getByText(/'abc' is no price/).closest("li")).toHaveTextContent(
    "products.csv, line 7, column offer_price: 'abc' is no price",
  );
  expect(screen.queryByRole("button", { name: /product/ })).toBeNull();
});

test("a file of another platform asks what it does not say", async () => {
  const server = openImport(
    { ...checked, state: "faulty", tally: null, changes: [], needs: ["tax", "stock"] },
    { "POST /api/desk/imports": () => ({ ...checked, id: "i-2" }) },
  );
  await userEvent.click(await screen.findByLabelText("No, add the tax"));
  await userEvent.type(screen.getByLabelText("Pieces of each variant"), "4");
  await userEvent.click(screen.getByRole("button", { name: "Check with these answers" }));
  await vi.waitFor(() => {
    expect(server.calls.find(({ method }) => method === "POST")?.body).toEqual({
      files: ["f-1"],
      options: { tax: "added:5", stock: 4 },
    });
  });
});

test("an undo says first what it does", async () => {
  const done: CatalogueImport = {
    ...checked,
    state: "done",
    appliedAt: "2026-11-30T07:31:00.000Z",
    undoableUntil: "2026-12-07T07:31:00.000Z",
  };
  const undo = { restored: 2, removed: 1, hidden: [], kept: ["block-kurti"] };
  const server = openImport(done, {
    "POST /api/desk/imports/:importId/undo": ({ body }) =>
      (body as { dryRun: boolean }).dryRun ? { ...done, undo } : { ...done, state: "undone", undo },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Undo this import…" }));
  expect(await screen.findByText(/somebody has changed them since: block-kurti/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Undo: restore 2 rows, remove 1" }));
  expect(await screen.findByText("The import is undone.")).toBeVisible();
  expect(server.calls.filter(({ method }) => method === "POST")).toHaveLength(2);
});

test("an import that runs is read again after its answer, however late that is", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const running = {
    ...checked,
    state: "applying" as const,
    progress: { what: "", done: 1, total: 9 },
  };
  const server = openImport(running);
  await screen.findByRole("progressbar");
  const late = deferred<CatalogueImport>();
  server.answer(READ, () => late.promise);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.calls).toHaveLength(2);
  late.resolve({ ...checked, state: "done" });
  await screen.findByText("Applied.");
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.calls).toHaveLength(2);
  vi.useRealTimers();
});
