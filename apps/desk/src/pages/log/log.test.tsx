import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SignedIn } from "../../platform/callTypes.ts";
import { afterEach, expect, test, vi } from "vitest";
import { openDeskServer, owner, refuse, renderPage } from "../../desk.fixtures.tsx";
import { LogPage } from "./LogPage.tsx";
import { actionWords, diffRows, entryText, kinds, targetHref, undoLabel } from "./log.rules.ts";
import type { LogEntry } from "./log.rules.ts";

const session: SignedIn = { ...owner, scopes: ["log:read", "log:write"] };

const entry: LogEntry = {
  id: "12",
  changedAt: "2026-11-30T07:30:00.000Z",
  actor: { kind: "staff", name: "asha@example.com", fullName: "Asha Rao" },
  action: "price:set",
  target: "product block-kurti",
  targetName: "Block kurti",
  before: { offerPricePaise: 129_999, listPricePaise: 150_000 },
  after: { offerPricePaise: 99_900, listPricePaise: 150_000 },
  undoes: null,
  undoneBy: null,
  undo: { isPossible: true, reason: null },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [{ onHand: 5 }, { onHand: 9 }, "variant x", "Set back to 5 on hand"],
  [{ hidden: false }, { hidden: true }, "product x", "Show again"],
  [{ hidden: true }, { hidden: false }, "product x", "Hide again"],
  [entry.before, entry.after, "product x", "Set offer price back to ₹1,299.99"],
  [{ bestSeller: false }, { bestSeller: true }, "variant x", "Set best seller back to no"],
  [
    { until: null },
    { until: "2026-11-30T13:00:00+05:30" },
    "coupon X",
    "Let it run again, without an end",
  ],
  [{ picture: null }, { picture: "a.webp" }, "banner home 1", "Remove the banner"],
  [{ picture: "a.webp" }, { picture: null }, "banner home 1", "Bring the banner back"],
  [{ hash: "1a" }, { hash: "2b" }, "shop part terms", "Set the part back"],
  [{ hash: null }, { hash: "2b" }, "shop part terms", "Remove the part"],
])("the undo of %j → %j of %s is called '%s…'", (before, after, target, label) => {
  expect(undoLabel({ before, after, target })).toBe(label);
});

test("every action that has words has a kind to filter by", () => {
  const found = new Set<string>(kinds.map(({ value }) => value));
  const without = Object.keys(actionWords).filter((name) => !found.has(name.split(":")[0] ?? ""));
  expect(without).toEqual([]);
});

test("the record of an entry is a link to its page", () => {
  expect(targetHref("message m 1")).toBe("/messages/m%201");
  expect(targetHref("order PL-1")).toBe("/orders/PL-1");
  expect(targetHref("shop part terms")).toBe("/shop/terms");
  expect(targetHref("saved answer 7-4")).toBe("/messages/saved");
  expect(targetHref("key till")).toBeUndefined();
  expect(targetHref("orders")).toBeUndefined();
});

test("hashes and numbers of notes are not shown", () => {
  expect(diffRows({ before: { hash: "1a" }, after: { hash: "2b", note: 7 } })).toEqual([]);
});

test("only values that differ are shown, money in rupees", () => {
  expect(diffRows(entry)).toEqual([
    { field: "offerPricePaise", name: "Offer price", before: "₹1,299.99", after: "₹999" },
  ]);
});

test.each<[Partial<LogEntry>, string]>([
  [{}, "Asha Rao changed the price of Block kurti"],
  [{ targetName: null }, "Asha Rao changed the price of product block-kurti"],
  [{ action: "undo" }, "Asha Rao undid a change of Block kurti"],
  [{ action: "nobody:knows" }, "Asha Rao changed Block kurti in an earlier version"],
  [
    {
      actor: { kind: "operator", name: "ubuntu", fullName: null },
      action: "order:pack",
      target: "order PL-1",
      targetName: null,
    },
    "ubuntu, at the terminal, packed order PL-1",
  ],
  [
    {
      actor: { kind: "key", name: "till", fullName: null },
      action: "message:answer",
      target: "message 7-4",
      targetName: "Ravi",
    },
    "The key till answered a message of Ravi",
  ],
  [
    {
      action: "savedAnswer:add",
      target: "saved answer 7-4",
      targetName: null,
      before: null,
      after: { name: "Delivery", characters: 20 },
    },
    "Asha Rao added the saved text Delivery",
  ],
  [
    { action: "banner:set", target: "banner home 2", targetName: null },
    "Asha Rao changed banner 2, Top of the home page",
  ],
  [
    { action: "shop:edit", target: "shop part terms", targetName: null },
    "Asha Rao changed Terms, a part of the shop",
  ],
  [
    { action: "webhook:add", target: "webhook 7-4", after: { origin: "https://till.example" } },
    "Asha Rao added the webhook https://till.example",
  ],
  [
    { action: "desk:invite", target: "staff bina@example.com", targetName: null },
    "Asha Rao invited bina@example.com to the desk",
  ],
  [{ action: "retention", target: "retention", targetName: null }, "Asha Rao cleared old data"],
])("an entry %j says '%s'", (change, sentence) => {
  expect(entryText({ ...entry, ...change })).toBe(sentence);
});

test("states of orders are called as on their pages", () => {
  const [row] = diffRows({ before: { state: "placed" }, after: { state: "confirmed" } });
  expect(row).toMatchObject({ before: "To confirm", after: "To pack" });
});

test("a limit that is none is called so", () => {
  const change = { before: { refundLimitPaise: null }, after: { refundLimitPaise: 50_000 } };
  expect(diffRows(change)).toEqual([
    {
      field: "refundLimitPaise",
      name: "Largest order that staff may refund",
      before: "no limit",
      after: "₹500",
    },
  ]);
});

test("an entry is undone by a press, the page says so, and the focus stays at the entry", async () => {
  let isUndone = false;
  const server = openDeskServer(
    {
      "GET /api/desk/log": () => ({
        entries: [
          isUndone
            ? {
                ...entry,
                undoneBy: "13",
                undo: { isPossible: false, reason: "It is undone already, by entry 13." },
              }
            : entry,
        ],
        next: null,
      }),
      "POST /api/desk/log/:entryId/undo": () => {
        isUndone = true;
        return {
          dryRun: false,
          id: "12",
          target: entry.target,
          before: entry.after,
          after: entry.before,
        };
      },
    },
    session,
  );
  renderPage(<LogPage />);
  const undo = await screen.findByRole("button", { name: /^Set offer price back to ₹1,299.99/ });
  await userEvent.click(undo);
  expect(
    await screen.findByText("Undone: Asha Rao changed the price of Block kurti."),
  ).toBeVisible();
  expect(await screen.findByText("Undone")).toBeVisible();
  expect(screen.queryByText(/It is undone already/)).toBeNull();
  expect(screen.getByRole("heading", { name: /changed the price/ })).toHaveFocus();
  const [post] = server.calls.filter(({ method }) => method === "POST");
  expect(post?.body).toEqual({ dryRun: false });
  expect(post?.headers.get("idempotency-key")).toBeTruthy();
});

test("a value that was changed since is shown with both values, and nothing is lost", async () => {
  const text =
    "It has been changed since: it was 999 rupees after that change, and is 888 rupees now.";
  openDeskServer(
    {
      "GET /api/desk/log": () => ({ entries: [entry], next: null }),
      "POST /api/desk/log/:entryId/undo": () => refuse(409, "changed_since", text),
    },
    session,
  );
  renderPage(<LogPage />);
  await userEvent.click(await screen.findByRole("button", { name: /^Set offer price back/ }));
  expect(await screen.findByText(text)).toBeVisible();
});

test("what cannot be undone has no button and says why", async () => {
  const undo = { isPossible: false, reason: "A change of an order may have sent a mail." };
  openDeskServer(
    {
      "GET /api/desk/log": () => ({
        entries: [{ ...entry, action: "order:ship", target: "order PL-1", undo }],
        next: null,
      }),
    },
    session,
  );
  renderPage(<LogPage />);
  const [item] = await screen.findAllByRole("listitem");
  expect(item).toHaveTextContent(undo.reason);
  expect(within(item as HTMLElement).queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "order PL-1" })).toHaveAttribute("href", "/orders/PL-1");
});

test("filters are in the URL, and nothing found is said with the way back", async () => {
  const server = openDeskServer(
    { "GET /api/desk/log": () => ({ entries: [], next: null }) },
    session,
  );
  renderPage(<LogPage />);
  expect(await screen.findByText("Nothing was changed yet")).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("What"), "price");
  await userEvent.type(screen.getByLabelText("By whom"), "asha{Enter}");
  await vi.waitFor(() => {
    expect(server.calls.at(-1)?.url).toBe("/api/desk/log?kind=price&actor=asha");
  });
  expect(await screen.findByText("No change is like that")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Clear filters" }));
  expect(await screen.findByText("Nothing was changed yet")).toBeVisible();
});

test("a log that cannot be read says so and is read again", async () => {
  const server = openDeskServer(
    { "GET /api/desk/log": () => refuse(503, "busy", "The shop is busy.") },
    session,
  );
  renderPage(<LogPage />);
  expect(await screen.findByText("The log could not be read")).toBeVisible();
  server.answer("GET /api/desk/log", () => ({ entries: [entry], next: null }));
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: /changed the price/ })).toBeVisible();
});
