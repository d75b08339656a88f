import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { deferred, openDeskServer, refuse, refuseField, renderPage } from "../../desk.fixtures.tsx";
import type { MadeCall } from "../../desk.fixtures.tsx";
import { selectOrders } from "./orders.data.ts";
import { changeOf, listOf, orderRowOf } from "./orders.fixtures.ts";
import { OrdersPage } from "./OrdersPage.tsx";

const LIST = "GET /api/desk/orders";
const CHANGE = "POST /api/desk/orders/changes";
const TODAY = "GET /api/desk/today";

afterEach(() => {
  cleanup();
  selectOrders(new Map());
  vi.unstubAllGlobals();
});

const open = (path = "/orders") => renderPage(<OrdersPage />, { path });
const bodyOf = ({ body }: MadeCall) => body as { dryRun?: boolean; orders: { id: string }[] };
const lists = (calls: readonly MadeCall[]) =>
  calls.filter(({ url, method }) => method === "GET" && url.startsWith("/api/desk/orders?"));

/** Selects orders and opens the dialog of an action. */
const begin = async (action: string, ...ids: string[]): Promise<void> => {
  for (const id of ids) fireEvent.click(await screen.findByLabelText(`Select order ${id}`));
  fireEvent.click(screen.getByText(action, { selector: "button *, button" }));
};

/** Presses the button of the dialog, which waits for the dry run. */
const pressAction = async (name: RegExp): Promise<void> => {
  const text = await screen.findByText(name);
  const button = text.closest("button");
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  fireEvent.click(text);
};

test("the view To do comes first, views are links with their counts, and the title has the first", async () => {
  const counts = { toDo: 1000, unpaid: 4, sent: 0, all: 1000 };
  const server = openDeskServer({ [LIST]: () => listOf([orderRowOf("PL-1")], { counts }) });
  open();
  const views = await screen.findByRole("navigation", { name: "Views" });
  await within(views).findAllByText("1,000+");
  expect(
    within(views)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["To do1,000+", "Unpaid4", "Sent0", "All1,000+"]);
  expect(within(views).getByRole("link", { current: "page" }).textContent).toContain("To do");
  expect(lists(server.calls)[0]?.url).toContain("view=toDo&counts=true");
  expect(document.title).toMatch(/^\(1,000\+\) Orders/);
});

test("filters, days and the page are those of the URL, and a link of a row carries them", async () => {
  const server = openDeskServer({ [LIST]: () => listOf([orderRowOf("PL-1")], { next: "PL-1" }) });
  open("/orders?view=all&find=asha&state=packed&state=shipped&from=2027-03-01&after=PL-9");
  const link = await screen.findByRole("link", { name: "PL-1" });
  const url = lists(server.calls)[0]?.url ?? "";
  for (const part of ["view=all", "find=asha", "state=packed&state=shipped", "from=2027-03-01"])
    expect(url).toContain(part);
  expect(url).toContain("after=PL-9");
  expect(link.getAttribute("href")).toMatch(/^\/orders\/PL-1\?view=all&find=asha&/);
  expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toContain("after=PL-1");
});

test.each([
  ["/orders?find=nobody", { toDo: 0, unpaid: 0, sent: 0, all: 0 }, "No order is found"],
  ["/orders", { toDo: 0, unpaid: 0, sent: 0, all: 0 }, "There are no orders yet"],
  ["/orders", { toDo: 0, unpaid: 0, sent: 2, all: 2 }, "Nothing to do: every order is shipped"],
])("%s without rows says why: %j", async (path, counts, title) => {
  openDeskServer({ [LIST]: () => listOf([], { counts }) });
  open(path);
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
});

test("a search that finds nothing in a view is looked for in all orders by one press", async () => {
  openDeskServer({ [LIST]: () => listOf([], { counts: { toDo: 0, unpaid: 0, sent: 0, all: 1 } }) });
  open("/orders?find=asha");
  await userEvent.click(await screen.findByRole("button", { name: "Look in all orders" }));
  await screen.findByText("Nothing matches the search and the filters.");
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "asha");
  expect(screen.queryByRole("button", { name: "Look in all orders" })).toBeNull();
});

test("a list that is not read says so and is read again by Retry; a later failure keeps the rows with their age", async () => {
  const server = openDeskServer({ [LIST]: () => Promise.reject(new TypeError("Failed to fetch")) });
  open();
  await screen.findByRole("heading", { name: "The orders could not be read" });
  server.answer(LIST, () => listOf([orderRowOf("PL-1")]));
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("link", { name: "PL-1" });
  server.answer(LIST, () => refuse(503, "unavailable", "The shop is busy."));
  window.dispatchEvent(new Event("online"));
  await screen.findByText(/The shop is busy. You see what was read just now/);
  expect(screen.getByRole("link", { name: "PL-1" })).toBeTruthy();
});

test.each([
  ["orders", "must name at most 100 orders.", "At most 100 orders at once."],
  [
    "state",
    "must be one of: placed, confirmed.",
    "The address of this page asks for something that the desk does not have. It may be incomplete, or of an earlier version.",
  ],
])("a link with wrong %s says so and leads to the list without", async (field, rule, words) => {
  const server = openDeskServer({
    [LIST]: () => refuseField(field, rule),
  });
  open(`/orders?view=all&${field}=wrong`);
  await screen.findByText(words);
  expect(screen.queryByText(/The field/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  server.answer(LIST, () => listOf([orderRowOf("PL-1")]));
  await userEvent.click(
    within(screen.getByRole("alert")).getByRole("link", { name: "Clear filters" }),
  );
  await screen.findByRole("link", { name: "PL-1" });
  expect(server.calls.at(-1)?.url).not.toContain("wrong");
});

test("rows of another filter are no answer to one that could not be read", async () => {
  const server = openDeskServer({ [LIST]: () => listOf([orderRowOf("PL-1")]) });
  open();
  await screen.findByRole("link", { name: "PL-1" });
  server.answer(LIST, () => refuse(503, "unavailable", "The shop is busy."));
  await userEvent.click(screen.getByRole("link", { name: /^Sent/ }));
  await screen.findByRole("heading", { name: "The orders could not be read" });
  expect(screen.queryByRole("link", { name: "PL-1" })).toBeNull();
});

test("that a view is empty is said when it was read, and links to pages are those of the view that is shown", async () => {
  const answer = deferred<unknown>();
  const counts = { toDo: 0, unpaid: 0, sent: 0, all: 2 };
  const server = openDeskServer({ [LIST]: () => listOf([], { counts, next: "PL-1" }) });
  open();
  await screen.findByRole("heading", { name: "Nothing to do: every order is shipped" });
  server.answer(LIST, () => answer.promise);
  await userEvent.click(screen.getByRole("link", { name: /^Sent/ }));
  await waitFor(() => expect(lists(server.calls)).toHaveLength(2));
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  expect(screen.queryByRole("link", { name: "Older" })).toBeNull();
  answer.resolve(listOf([], { counts }));
  await screen.findByRole("heading", { name: "No order is shipped yet" });
});

test("a change is tried first: who is refused and why, then one press whose text says what it does and which mails leave", async () => {
  const rows = ["PL-1", "PL-2", "PL-3"].map((id) => orderRowOf(id));
  const refused = [
    {
      id: "PL-2",
      code: "unexpected_state",
      message: "PL-2 is packed now, not placed as expected.",
    },
  ];
  const server = openDeskServer({
    [LIST]: () => listOf(rows),
    [TODAY]: () => ({}),
    [CHANGE]: (call) =>
      bodyOf(call).dryRun
        ? changeOf(["PL-1", "PL-3"], "confirmed", { dryRun: true, refused })
        : changeOf(["PL-1", "PL-3"], "confirmed"),
  });
  open();
  await begin("Confirm", "PL-1", "PL-2", "PL-3");
  await screen.findByText("PL-2 is packed now, not placed as expected.");
  const press = await screen.findByText("Confirm 2 orders, send 2 mails");
  fireEvent.click(press);
  fireEvent.click(press);
  expect((await screen.findAllByText("2 orders are confirmed. 2 mails sent.")).length).toBe(1);
  const changes = server.calls.filter(({ method }) => method === "POST").map(bodyOf);
  expect(changes).toHaveLength(2);
  expect(changes[0]?.dryRun).toBe(true);
  expect(changes[1]).toMatchObject({
    action: "confirm",
    orders: [
      { id: "PL-1", expected: "placed" },
      { id: "PL-3", expected: "placed" },
    ],
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("PL-1"));
  expect(screen.queryByRole("button", { name: "Clear selection" })).toBeNull();
});

test("an answer that is lost keeps the dialog and what was typed, and the second press has the same key", async () => {
  const rows = ["PL-1", "PL-2"].map((id) => orderRowOf(id, { state: "packed" }));
  const server = openDeskServer({
    [LIST]: () => listOf(rows),
    [TODAY]: () => ({}),
    [CHANGE]: (call) =>
      bodyOf(call).dryRun
        ? changeOf(["PL-1", "PL-2"], "shipped", { dryRun: true })
        : Promise.reject(new TypeError("Failed to fetch")),
  });
  open();
  await begin("Ship", "PL-1", "PL-2");
  fireEvent.change(await screen.findByLabelText("PL-2 · Meena R, Coimbatore"), {
    target: { value: "BD 4711" },
  });
  const press = await screen.findByText("Ship 2 orders, 1 without a tracking number");
  fireEvent.click(press);
  await screen.findByText(/Nothing is lost: press again/);
  server.answer(CHANGE, () => changeOf(["PL-1", "PL-2"], "shipped"));
  fireEvent.click(press);
  await screen.findByText("2 orders are shipped. 2 mails sent.");
  const [first, second] = server.calls.filter(
    (call) => call.method === "POST" && !bodyOf(call).dryRun,
  );
  expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  expect(second?.body).toMatchObject({
    orders: [{ id: "PL-1" }, { id: "PL-2", tracking: { number: "BD 4711", link: null } }],
  });
});

test("tracking that is refused is marked at its row, and stays when the dialog is closed and opened again", async () => {
  const rows = ["PL-4", "PL-5"].map((id) => orderRowOf(id, { state: "packed" }));
  openDeskServer({
    [LIST]: () => listOf(rows),
    [CHANGE]: (call) =>
      bodyOf(call).dryRun
        ? changeOf(["PL-4", "PL-5"], "shipped", { dryRun: true })
        : refuseField("orders.1.tracking.number", "must be 1 to 60 letters."),
  });
  open();
  await begin("Ship", "PL-4", "PL-5");
  fireEvent.change(await screen.findByLabelText("PL-5 · Meena R, Coimbatore"), {
    target: { value: "#1" },
  });
  await pressAction(/^Ship 2 orders/);
  await screen.findByText("It must be 1 to 60 letters.");
  const field = screen.getByLabelText<HTMLInputElement>("PL-5 · Meena R, Coimbatore");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.keyboard("{Escape}");
  fireEvent.click(screen.getByText("Ship"));
  expect((await screen.findByLabelText<HTMLInputElement>("PL-5 · Meena R, Coimbatore")).value).toBe(
    "#1",
  );
  await userEvent.keyboard("{Escape}");
});

test("somebody who was faster: the order is named with its state now, the rest waits for another press", async () => {
  const rows = ["PL-1", "PL-2"].map((id) => orderRowOf(id, { state: "confirmed" }));
  const refused = [
    {
      id: "PL-1",
      code: "unexpected_state",
      message: "PL-1 is packed now, not confirmed as expected.",
    },
  ];
  const server = openDeskServer({
    [LIST]: () => listOf(rows),
    [TODAY]: () => ({}),
    [CHANGE]: (call) =>
      bodyOf(call).dryRun
        ? changeOf(["PL-1", "PL-2"], "packed", { dryRun: true, mails: 0 })
        : refuse(409, "unexpected_state", refused[0]?.message ?? "", { refused }),
  });
  open();
  await begin("Pack", "PL-1", "PL-2");
  await pressAction(/^Pack 2 orders/);
  await screen.findByText("PL-1 is packed now, not confirmed as expected.");
  server.answer(CHANGE, () => changeOf(["PL-2"], "packed", { mails: 0 }));
  await pressAction(/^Pack order/);
  await screen.findByText("Order PL-2 is packed.");
  const last = server.calls.findLast(({ method }) => method === "POST");
  expect(last?.body).toMatchObject({ orders: [{ id: "PL-2", expected: "confirmed" }] });
});

test("an answer that is late: the button waits, and the dry run of a closed dialog changes nothing", async () => {
  const answer = deferred<unknown>();
  openDeskServer({
    [LIST]: () => listOf([orderRowOf("PL-1")]),
    [TODAY]: () => ({}),
    [CHANGE]: () => answer.promise,
  });
  open();
  await begin("Mark paid", "PL-1");
  const press = await screen.findByRole("button", { name: "Mark paid", hidden: false });
  expect(press).toHaveProperty("disabled", true);
  await userEvent.keyboard("{Escape}");
  answer.resolve(changeOf(["PL-1"], "paid", { dryRun: true, mails: 0 }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText(/is marked paid/)).toBeNull();
});

const shipping = (...ids: string[]) =>
  openDeskServer({
    [LIST]: () => listOf(ids.map((id) => orderRowOf(id, { state: "packed" }))),
    [TODAY]: () => ({}),
    [CHANGE]: (call) => changeOf(ids, "shipped", { dryRun: bodyOf(call).dryRun ?? false }),
  });
const fieldOf = (id: string) =>
  screen.getByLabelText<HTMLInputElement>(`${id} · Meena R, Coimbatore`);
const shipped = (calls: readonly MadeCall[]) =>
  calls.filter((call) => call.method === "POST" && !bodyOf(call).dryRun);

test("Enter in a field of tracking leads to the next one and then to the button, which alone ships", async () => {
  const server = shipping("PL-11", "PL-12");
  open();
  await begin("Ship", "PL-11", "PL-12");
  const press = await screen.findByText("Ship 2 orders without tracking numbers");
  await waitFor(() => expect(press.closest("button")).toHaveProperty("disabled", false));
  fieldOf("PL-11").focus();
  await userEvent.keyboard("BD 1{Enter}");
  expect(document.activeElement).toBe(fieldOf("PL-12"));
  await screen.findByText("Ship 2 orders, 1 without a tracking number");
  await userEvent.keyboard("BD 2{Enter}");
  expect(document.activeElement?.textContent).toBe("Ship 2 orders, send 2 mails");
  expect(shipped(server.calls)).toHaveLength(0);
  await userEvent.keyboard("{Enter}");
  await screen.findByText("2 orders are shipped. 2 mails sent.");
  expect(shipped(server.calls)).toHaveLength(1);
});

test("a pasted column fills the fields from there on, says what had none, and a number that is there twice is named", async () => {
  const ids = ["PL-21", "PL-22", "PL-23"];
  shipping(...ids);
  open();
  await begin("Ship", ...ids);
  await screen.findByText(/^Ship 3 orders/);
  fieldOf("PL-22").focus();
  await userEvent.paste("BD 1\r\nbd 1\nBD 3\n");
  expect(ids.map((id) => fieldOf(id).value)).toEqual(["", "BD 1", "bd 1"]);
  await screen.findByText("1 line of what was pasted had no field.");
  const warning = await screen.findByText(/is there for PL-22 and PL-23/);
  expect(warning.textContent).toContain("BD 1");
  await screen.findByText("Ship 3 orders, 1 without a tracking number");
  fireEvent.change(fieldOf("PL-23"), { target: { value: "BD 3" } });
  expect(screen.queryByText(/is there for/)).toBeNull();
  await userEvent.paste("BD 7\n");
  expect(fieldOf("PL-22").value).toContain("BD 7");
  await userEvent.keyboard("{Escape}");
});

test("after a change the list may be empty: the message stays, prints and shows these orders, and the next step is a link", async () => {
  const ids = ["PL-1", "PL-2"];
  const server = openDeskServer({
    [LIST]: () => listOf(ids.map((id) => orderRowOf(id))),
    [TODAY]: () => ({}),
    [CHANGE]: (call) => {
      if (bodyOf(call).dryRun) return changeOf(ids, "confirmed", { dryRun: true });
      server.answer(LIST, () => listOf([], { counts: { toDo: 2, unpaid: 2, sent: 0, all: 2 } }));
      return changeOf(ids, "confirmed");
    },
  });
  open("/orders?state=placed");
  await begin("Confirm", ...ids);
  await pressAction(/^Confirm 2 orders/);
  await screen.findByText("2 orders are confirmed. 2 mails sent.");
  await screen.findByRole("heading", { name: "Every order is confirmed" });
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Print pick list and slips")).toBe("/print?as=picklist-slips&orders=PL-1,PL-2");
  expect(hrefOf("Orders to pack")).toMatch(/\?state=confirmed$/);
  const show = screen.getByRole("link", { name: "Show them" });
  expect(show.getAttribute("href")).toBe("/orders?view=all&orders=PL-1,PL-2");
  await userEvent.click(show);
  await waitFor(() =>
    expect(lists(server.calls).at(-1)?.url).toContain("view=all&orders=PL-1%2CPL-2"),
  );
  await screen.findByText("Only 2 orders, by number.");
});

test("a refund of a selection is offered only if it is due for all of it", async () => {
  const rows = [
    orderRowOf("PL-1", { state: "returned", payment: "paid" }),
    orderRowOf("PL-2", { state: "shipped", payment: "paid" }),
  ];
  openDeskServer({ [LIST]: () => listOf(rows) });
  open("/orders?view=all");
  fireEvent.click(await screen.findByLabelText("Select order PL-1"));
  const bar = screen.getByRole("group", { name: "Selection" });
  expect(within(bar).getByRole("button", { name: "Refund ₹1,299.99" })).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Select order PL-2"));
  expect(within(bar).queryByRole("button", { name: /^Refund/ })).toBeNull();
  expect(within(bar).getByRole("button", { name: "Mark delivered" })).toBeTruthy();
});

test("a row begins what the shopper wrote, and those who wrote are filtered", async () => {
  const comment = `Gift wrap\nplease. ${"x".repeat(80)}`.slice(0, 80);
  const server = openDeskServer({
    [LIST]: () => listOf([orderRowOf("PL-1", { hasComment: true, comment, notes: 1 })]),
  });
  open();
  await screen.findByText(/^Shopper wrote: Gift wrap please\. x+… · 1 note$/);
  fireEvent.click(screen.getByText("Filters"));
  fireEvent.click(screen.getByLabelText("Shopper wrote"));
  await waitFor(() => expect(lists(server.calls).at(-1)?.url).toContain("commented=true"));
});
