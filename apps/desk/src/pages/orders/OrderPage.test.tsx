import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  deferred,
  openDeskServer,
  owner,
  refuse,
  refuseField,
  renderPage,
} from "../../desk.fixtures.tsx";
import { forgetDrafts } from "../../platform/draftStorage.ts";
import { changeOf, detailsOf } from "./orders.fixtures.ts";
import { OrderPage } from "./OrderPage.tsx";

const ORDER = "GET /api/desk/orders/:orderId";
const CHANGE = "POST /api/desk/orders/changes";
const TODAY = "GET /api/desk/today";

afterEach(() => {
  cleanup();
  forgetDrafts();
  vi.unstubAllGlobals();
});

const open = (path = "/orders/PL-1") =>
  renderPage(<OrderPage />, { path, pattern: "/orders/:orderId" });

test("an order shows only allowed actions, and each says whom it mails before it is pressed", async () => {
  openDeskServer({ [ORDER]: () => detailsOf() });
  open();
  const group = await screen.findByRole("group", { name: "What can be done" });
  expect(
    within(group)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Confirm order, mail Meena", "Cancel order, mail Meena …"]);
});

test("one press confirms, and the new state is that of the answer", async () => {
  const server = openDeskServer({
    [ORDER]: () => detailsOf(),
    [TODAY]: () => ({}),
    [CHANGE]: () => {
      server.answer(ORDER, () => detailsOf({ state: "confirmed", steps: [] }));
      return changeOf(["PL-1"], "confirmed");
    },
  });
  open();
  await userEvent.dblClick(await screen.findByRole("button", { name: /^Confirm order/ }));
  await screen.findByText("Order PL-1 is confirmed. 1 mail sent.");
  await screen.findByText("Nothing more can be done.");
  expect(server.calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

test("a change whose answer is lost is not asked for again once the order has it", async () => {
  const server = openDeskServer({
    [ORDER]: () => detailsOf(),
    [TODAY]: () => ({}),
    [CHANGE]: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: /^Confirm order/ }));
  await screen.findByText(/press again to send the same change once/);
  server.answer(CHANGE, () => {
    server.answer(ORDER, () => detailsOf({ state: "confirmed", steps: [] }));
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  await userEvent.click(screen.getByRole("button", { name: /^Confirm order/ }));
  await screen.findByText(/^No answer came, but the order has changed/);
  expect(screen.queryByText(/press again/)).toBeNull();
});

test("an order that somebody else has changed says what it is now", async () => {
  const server = openDeskServer({
    [ORDER]: () => detailsOf(),
    [TODAY]: () => ({}),
    [CHANGE]: () => {
      server.answer(ORDER, () => detailsOf({ state: "cancelled", steps: [] }));
      return refuse(409, "unexpected_state", "PL-1 is cancelled now: somebody has changed it.");
    },
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: /^Confirm order/ }));
  await screen.findByText("PL-1 is cancelled now: somebody has changed it.");
  expect(await screen.findByText("Cancelled")).toBeTruthy();
});

test("cancelling tells the mail and the pieces, and keeps the reason when it is refused", async () => {
  const server = openDeskServer({
    [ORDER]: () => detailsOf(),
    [TODAY]: () => ({}),
    [CHANGE]: ({ body }) =>
      (body as { dryRun?: boolean }).dryRun
        ? changeOf(["PL-1"], "cancelled", { dryRun: true, restockedPieces: 1 })
        : refuse(503, "unavailable", "The shop is busy."),
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: /^Cancel order/ }));
  await screen.findByText("1 mail goes to meena@example.com.");
  await screen.findByText("1 piece comes back to stock.");
  await userEvent.click(screen.getByRole("checkbox", { name: /put them back/ }));
  expect(screen.queryByText(/back to stock\./)).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Reason/), "Ordered twice");
  await userEvent.click(screen.getByRole("button", { name: "Cancel order, mail Meena" }));
  await screen.findByText(/The shop is busy. Nothing is lost/);
  expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe("Ordered twice");
  const last = server.calls.findLast(({ method }) => method === "POST");
  expect(last?.body).toMatchObject({ action: "cancel", reason: "Ordered twice", restock: false });
});

const refundStep = {
  action: "refund",
  after: "refunded",
  mailTo: null,
  pieces: 0,
  coupon: null,
} as const;

test("a paid order that comes back says that its money is due, and then has its refund as the one button", async () => {
  const returnStep = { ...refundStep, action: "return", after: "returned" } as const;
  const server = openDeskServer({
    [ORDER]: () =>
      detailsOf({
        state: "shipped",
        payment: "paid",
        steps: [returnStep, refundStep],
        total: 2900,
      }),
    [TODAY]: () => ({}),
    [CHANGE]: ({ body }) => {
      const { dryRun = false } = body as { dryRun?: boolean };
      if (!dryRun)
        server.answer(ORDER, () =>
          detailsOf({ state: "returned", payment: "paid", steps: [refundStep], total: 2900 }),
        );
      const change = {
        id: "PL-1",
        before: "shipped",
        after: "returned",
        coupon: null,
        allowed: [],
        mailTo: null,
      };
      return changeOf(["PL-1"], "returned", { dryRun, mails: 0, changes: [change] });
    },
  });
  open();
  await screen.findByRole("button", { name: "More" });
  fireEvent.click(screen.getByText("Mark returned …"));
  await screen.findByText("It was paid: give the money back.");
  // Enter in the reason leads to the button, and does nothing else.
  const reason = screen.getByLabelText(/^Reason/);
  fireEvent.change(reason, { target: { value: "Too short" } });
  reason.focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement?.textContent).toBe("Mark returned");
  const sent = () => server.calls.filter(({ body }) => body && !(body as { dryRun?: true }).dryRun);
  expect(sent()).toHaveLength(0);
  fireEvent.click(screen.getByText("Mark returned", { selector: "button *, button" }));
  await screen.findByText("Order PL-1 is returned. It was paid: give the money back.");
  const group = screen.getByRole("group", { name: "What can be done" });
  const refund = await within(group).findByRole("button", { name: "Refund ₹2,900 …" });
  expect(within(group).getAllByRole("button")).toHaveLength(1);
  fireEvent.click(refund);
  await screen.findByText("Refund ₹2,900: order PL-1");
});

test("what the shopper wrote comes first", async () => {
  openDeskServer({ [ORDER]: () => detailsOf({ additionalText: "Gift wrap please" }) });
  open();
  await screen.findByText("Gift wrap please");
  expect(screen.getAllByRole("heading", { level: 2 })[0]?.textContent).toBe("The shopper wrote");
});

test("tracking of a shipped order is changed: Enter only moves, a refusal keeps what was typed, a mail leaves if asked", async () => {
  const TRACK = "POST /api/desk/orders/:orderId/tracking";
  const shipped = (number: string) =>
    detailsOf({ state: "shipped", steps: [], tracking: { number, link: null } });
  const server = openDeskServer({
    [ORDER]: () => shipped("BD 1"),
    [TODAY]: () => ({}),
    [TRACK]: () => {
      server.answer(ORDER, () => shipped("BD 2"));
      return refuse(
        409,
        "unexpected_tracking",
        "The tracking of PL-1 is BD 2 now: somebody has changed it.",
      );
    },
  });
  const sent = () => server.calls.filter(({ method }) => method === "POST");
  open();
  fireEvent.click(await screen.findByText("Change tracking"));
  const number = await screen.findByLabelText<HTMLInputElement>("Tracking number");
  expect(number.value).toBe("BD 1");
  fireEvent.change(number, { target: { value: "BD 3" } });
  number.focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("Link"));
  expect(sent()).toHaveLength(0);
  fireEvent.click(screen.getByLabelText("Send a mail about it to meena@example.com"));
  const save = screen.getByText("Save tracking, mail Meena");
  fireEvent.click(save);
  await screen.findByText("The tracking of PL-1 is BD 2 now: somebody has changed it.");
  expect(number.value).toBe("BD 3");
  await screen.findByText("BD 2");
  server.answer(TRACK, () => {
    server.answer(ORDER, () => shipped("BD 3"));
    return {
      id: "PL-1",
      tracking: { number: "BD 3", link: null },
      mailTo: "meena@example.com",
    };
  });
  fireEvent.click(save);
  await screen.findByText("The tracking of order PL-1 is saved. 1 mail sent.");
  await screen.findByText("BD 3");
  expect(sent().at(-1)?.body).toEqual({
    tracking: { number: "BD 3", link: null },
    expected: { number: "BD 2", link: null },
    mail: true,
  });
});

test("tracking that is no number is marked at its field; without a proved address no mail is offered", async () => {
  openDeskServer({
    [ORDER]: () => detailsOf({ state: "shipped", steps: [], mailTo: null }),
    "POST /api/desk/orders/:orderId/tracking": () =>
      refuseField("tracking.number", "must be 1 to 60 letters."),
  });
  open();
  await screen.findByText("No tracking number yet.");
  fireEvent.click(screen.getByText("Change tracking"));
  await screen.findByText(/^No mail can be sent/);
  const number = screen.getByLabelText("Tracking number");
  fireEvent.change(number, { target: { value: "#1" } });
  fireEvent.click(screen.getByText("Save tracking"));
  await screen.findByText("It must be 1 to 60 letters.");
  expect(number.getAttribute("aria-invalid")).toBe("true");
});

test("next and previous are those of the list, which Back leads to with its filters", async () => {
  const server = openDeskServer({ [ORDER]: () => detailsOf({ previous: "PL-2" }) });
  open("/orders/PL-1?view=unpaid&find=kurti");
  const older = await screen.findByRole("link", { name: "Older" });
  expect(older.getAttribute("href")).toBe("/orders/PL-0?view=unpaid&find=kurti");
  expect(screen.getByRole("link", { name: "Newer" }).getAttribute("href")).toContain("/PL-2?");
  expect(screen.getByRole("link", { name: "All orders" }).getAttribute("href")).toBe(
    "/orders?view=unpaid&find=kurti",
  );
  expect(server.calls[0]?.url).toBe("/api/desk/orders/PL-1?view=unpaid&find=kurti");
});

test("a note that was typed for one order is not in the field of the next", async () => {
  openDeskServer({
    "GET /api/desk/orders/PL-1": () => detailsOf({ next: "PL-0" }),
    "GET /api/desk/orders/PL-0": () => detailsOf({ id: "PL-0", previous: "PL-1", next: null }),
  });
  open();
  await userEvent.click(await screen.findByRole("link", { name: "Older" }));
  await screen.findByRole("heading", { level: 1, name: "Order PL-0" });
  await userEvent.click(screen.getByRole("link", { name: "Newer" }));
  await screen.findByRole("heading", { level: 1, name: "Order PL-1" });
  const field = screen.getByRole("textbox");
  await userEvent.type(field, "Leave it at the shop");
  // This tab has read the order before, so that it is shown at once.
  await userEvent.click(screen.getByRole("link", { name: "Older" }));
  await screen.findByRole("heading", { level: 1, name: "Order PL-0" });
  expect(screen.getByRole("textbox")).toHaveProperty("value", "");
});

test("what a shopper typed is text, whatever it is", async () => {
  const typed = '<img src=x onerror="alert(1)">';
  openDeskServer({
    [ORDER]: () => detailsOf({ additionalText: typed, fullName: typed, addressLine1: typed }),
  });
  const { container } = open();
  await screen.findByRole("heading", { name: "The shopper wrote" });
  expect(screen.getAllByText(typed).every(({ tagName }) => tagName === "BDI")).toBe(true);
  expect(container.querySelectorAll("img[src=x]")).toHaveLength(0);
});

test("a note is added once, stays when the page is left and when it is refused, and only its author removes it", async () => {
  const note = {
    id: 7,
    writtenAt: "2027-03-02T10:00:00.000Z",
    writtenBy: "asha@example.com",
    text: "Ring twice",
    isOwn: true,
  };
  const other = { ...note, id: 6, writtenBy: "ravi@example.com", text: "A regular", isOwn: false };
  const server = openDeskServer({
    [ORDER]: () => detailsOf({ notes: [other] }),
    "POST /api/desk/orders/:orderId/notes": () => refuse(503, "unavailable", "The shop is busy."),
    "DELETE /api/desk/orders/:orderId/notes/:noteId": () => ({ id: 7 }),
  });
  const { unmount } = open();
  await userEvent.type(await screen.findByLabelText("New note"), "Ring twice");
  unmount();
  open();
  const field = await screen.findByLabelText<HTMLTextAreaElement>("New note");
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  await screen.findByText(/The shop is busy/);
  expect(field.value).toBe("Ring twice");
  const saved = deferred<unknown>();
  server.answer("POST /api/desk/orders/:orderId/notes", () => saved.promise);
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  await userEvent.type(field, " or call");
  saved.resolve(note);
  await screen.findByRole("button", { name: "Remove note" });
  expect(field.value).toBe("Ring twice or call");
  await userEvent.clear(field);
  expect(screen.getAllByRole("button", { name: "Remove note" })).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Remove note" }));
  await waitFor(() => expect(screen.queryByText("Ring twice")).toBeNull());
  screen.getByText("A regular");
});

test("the address of an old order is shown when somebody asks for it", async () => {
  const hidden = { email: "", phoneNo: "", addressLine1: "", zipCode: "" };
  const server = openDeskServer({
    [ORDER]: ({ url }) =>
      url.includes("address=true")
        ? detailsOf()
        : detailsOf({ ...hidden, isAddressHidden: true, steps: [] }),
  });
  open();
  expect(screen.queryByText("12 Feather Street")).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Show address" }));
  await screen.findByText("12 Feather Street");
  expect(screen.getByRole("link", { name: "98765 43210" }).getAttribute("href")).toBe(
    "tel:9876543210",
  );
  expect(server.calls.filter(({ url }) => url.includes("address=true"))).toHaveLength(1);
});

test("who may only read sees no actions", async () => {
  openDeskServer({ [ORDER]: () => detailsOf() }, { ...owner, scopes: ["orders:read"] });
  open();
  await screen.findByText("12 Feather Street");
  expect(screen.queryByRole("group", { name: "What can be done" })).toBeNull();
  expect(screen.queryByLabelText("New note")).toBeNull();
});

test("an order that is not there says so", async () => {
  openDeskServer({ [ORDER]: () => refuse(404, "unknown_order", "There is no order PL-1.") });
  open();
  expect(await screen.findByText("There is no order PL-1.")).toBeTruthy();
  screen.getByRole("heading", { name: "The order is not there" });
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

const MOVE = "POST /api/desk/orders/:orderId/address";

/** Opens the form of the address and types another first line. */
const typeLine = async (text: string): Promise<HTMLInputElement> => {
  fireEvent.click(await screen.findByText("Change address"));
  const line = await screen.findByLabelText<HTMLInputElement>("Address line 1");
  fireEvent.change(line, { target: { value: text } });
  return line;
};

test("another address is saved by one press, and page and history have it", async () => {
  const before = "Meena R, 12 Feather Street, Coimbatore 641001, 98765 43210";
  const after = "Meena R, 7 Canary Lane, Coimbatore 641001, 98765 43210";
  const answer = deferred<object>();
  const server = openDeskServer({
    [ORDER]: () => detailsOf({ state: "packed" }),
    [TODAY]: () => ({}),
    [MOVE]: () => answer.promise,
  });
  open();
  const line = await typeLine("7 Canary Lane");
  screen.getByText("It is packed: print slip and label again afterwards.");
  line.focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText(/^Address line 2/));
  const save = screen.getByRole("button", { name: "Save address, mail Meena" });
  await userEvent.dblClick(save);
  // Nothing is shown before it is true.
  expect(screen.queryByText(/is saved/)).toBeNull();
  server.answer(ORDER, () =>
    detailsOf({
      state: "packed",
      addressLine1: "7 Canary Lane",
      addressChanges: [
        { before, after, changedAt: "2027-03-02T10:00:00.000Z", changedBy: "asha@example.com" },
      ],
    }),
  );
  answer.resolve({ id: "PL-1", mailTo: "meena@example.com" });
  await screen.findByText("The address of order PL-1 is saved. 1 mail sent.");
  const history = await screen.findByRole("list", { name: "History of order PL-1" });
  within(history).getByText(before);
  within(history).getByText(after);
  screen.getByText("7 Canary Lane");
  expect(screen.queryByText("As the shopper typed it")).toBeNull();
  const sent = server.calls.filter(({ method }) => method === "POST");
  expect(sent).toHaveLength(1);
  const address = {
    fullName: "Meena R",
    phoneNo: "98765 43210",
    addressLine1: "12 Feather Street",
    addressLine2: "",
    townCity: "Coimbatore",
    zipCode: "641001",
  };
  expect(sent[0]?.body).toEqual({
    address: { ...address, addressLine1: "7 Canary Lane" },
    expected: address,
  });
});

test("an address that somebody else has changed is told, what was typed stays, and the next press replaces it", async () => {
  const message = "Somebody has changed the address of PL-1 meanwhile. It is now: 1 Other Road";
  const server = openDeskServer({
    [ORDER]: () => detailsOf(),
    [TODAY]: () => ({}),
    [MOVE]: () => refuse(409, "unexpected_address", message),
  });
  const expectSent = (addressLine1: string): void => {
    const last = server.calls.findLast(({ method }) => method === "POST");
    expect(last?.body).toMatchObject({ expected: { addressLine1 } });
  };
  open();
  const line = await typeLine("7 Canary Lane");
  // The page behind the form reads the other address, which nobody has looked at.
  server.answer(ORDER, () => detailsOf({ addressLine1: "1 Other Road" }));
  window.dispatchEvent(new Event("online"));
  await screen.findByText("1 Other Road");
  fireEvent.click(screen.getByText("Save address, mail Meena"));
  await screen.findByText(message);
  expectSent("12 Feather Street");
  expect(line.value).toBe("7 Canary Lane");
  // It stays also when the form is closed meanwhile.
  await userEvent.keyboard("{Escape}");
  fireEvent.click(await screen.findByText("Change address"));
  expect((await screen.findByLabelText<HTMLInputElement>("Address line 1")).value).toBe(
    "7 Canary Lane",
  );
  fireEvent.click(screen.getByText("Save address, mail Meena"));
  await screen.findByText(message);
  expectSent("1 Other Road");
  server.answer(ORDER, () => detailsOf({ addressLine1: "2 Other Road" }));
  window.dispatchEvent(new Event("online"));
  await screen.findByText("2 Other Road");
  server.answer(MOVE, () => ({ id: "PL-1", mailTo: null }));
  fireEvent.click(screen.getByText("Save address, mail Meena"));
  await screen.findByText("The address of order PL-1 is saved.");
  expectSent("2 Other Road");
});

test("an address whose answer is lost is sent again with the same key, and said to be there once it is", async () => {
  const server = openDeskServer({
    [ORDER]: () => detailsOf(),
    [TODAY]: () => ({}),
    [MOVE]: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  open();
  await typeLine("7 Canary Lane");
  const save = screen.getByText("Save address, mail Meena");
  fireEvent.click(save);
  await screen.findByText(/press again to send the same change once/);
  server.answer(MOVE, () => {
    server.answer(ORDER, () => detailsOf({ addressLine1: "7 Canary Lane" }));
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  fireEvent.click(save);
  await screen.findByText(/^No answer came, but the address has changed/);
  expect(screen.queryByText(/press again/)).toBeNull();
  const keys = server.calls
    .filter(({ method }) => method === "POST")
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});

test("a field of the address that is refused is marked, and without a proved address no mail is promised", async () => {
  openDeskServer({
    [ORDER]: () => detailsOf({ mailTo: null }),
    [TODAY]: () => ({}),
    [MOVE]: () => refuseField("address.addressLine1", "must have at most 200 characters"),
  });
  open();
  const line = await typeLine("x".repeat(201));
  screen.getByText(/^No mail is sent/);
  fireEvent.click(screen.getByText("Save address"));
  await screen.findByText("It must have at most 200 characters");
  expect(line.getAttribute("aria-invalid")).toBe("true");
});

test.each(["shipped", "delivered", "cancelled", "returned"] as const)(
  "the address of a %s order cannot be changed",
  async (state) => {
    openDeskServer({ [ORDER]: () => detailsOf({ state, steps: [] }) });
    open();
    await screen.findByText("Copy address");
    expect(screen.queryByText("Change address")).toBeNull();
  },
);
