import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDeskServer, owner, refuse, renderPage } from "../../desk.fixtures.tsx";
import type { DeskServer, MadeCall } from "../../desk.fixtures.tsx";
import { useRead } from "../../platform/useRead.ts";
import { forgetDrafts } from "../../platform/draftStorage.ts";
import type { SignedIn } from "../../platform/callTypes.ts";
import { MessagePage } from "./MessagePage.tsx";
import { MessagesPage } from "./MessagesPage.tsx";
import { SavedAnswersPage } from "./SavedAnswersPage.tsx";

beforeEach(forgetDrafts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const message = {
  id: "m-1",
  createdAt: "2026-11-30T06:30:00.000Z",
  state: "open",
  subject: "Shipping Problem",
  name: "Asha",
  email: "asha@example.com",
  phoneNumber: "+91 98765 43210",
  comments: "<b>Where</b> is it?",
  answer: "",
  handledAt: null,
};
const shown = {
  ...message,
  answers: [{ text: "It left.", answeredAt: "2026-11-30T07:00:00.000Z", answeredBy: "meena" }],
  others: [],
};
const saved = {
  id: "s-1",
  name: "Thanks",
  text: "Dear {name}, thank you.",
  changedAt: "2026-11-30T06:30:00.000Z",
};
const session: SignedIn = { ...owner, scopes: ["messages:read", "messages:write"] };
const ANSWER = "POST /api/desk/messages/:messageId/answers";
const SHOW = "GET /api/desk/messages/:messageId";

const openServer = (handlers: Record<string, (call: MadeCall) => unknown> = {}): DeskServer =>
  openDeskServer(
    {
      "GET /api/desk/messages": () => ({ messages: [message], next: null, total: 1 }),
      [SHOW]: () => shown,
      "GET /api/desk/saved-answers": () => ({ savedAnswers: [saved] }),
      ...handlers,
    },
    session,
  );

const openMessage = () =>
  renderPage(<MessagePage />, { path: "/messages/m-1", pattern: "/messages/:messageId" });

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole("button", { name }));

const field = () => screen.findByLabelText<HTMLTextAreaElement>("Your answer");

test("a message is shown as text with all answers, and with links to mail and phone", async () => {
  openServer();
  openMessage();
  await screen.findByText("<b>Where</b> is it?");
  screen.getByText("It left.");
  expect(screen.getByRole("link", { name: message.email }).getAttribute("href")).toBe(
    "mailto:asha%40example.com",
  );
  expect(screen.getByRole("link", { name: message.phoneNumber }).getAttribute("href")).toBe(
    "tel:+919876543210",
  );
});

test("a message leads to the orders of its address, and its answer counts in the navigation at once", async () => {
  const server = openDeskServer(
    {
      [SHOW]: () => shown,
      "GET /api/desk/saved-answers": () => ({ savedAnswers: [] }),
      "GET /api/desk/today": () => ({ messages: { open: 1 } }),
      [ANSWER]: () => ({ id: "m-1", state: "answered" }),
    },
    { ...session, scopes: [...session.scopes, "orders:read"] },
  );
  const Count = (): ReactElement => (
    <p>{`${useRead("GET /api/desk/today", {}).data?.messages?.open} open`}</p>
  );
  renderPage(
    <>
      <Count />
      <MessagePage />
    </>,
    { path: "/messages/m-1", pattern: "/messages/:messageId" },
  );
  const link = await screen.findByRole("link", { name: "Orders of this address" });
  expect(link.getAttribute("href")).toBe("/orders?find=asha%40example.com");
  await screen.findByText("1 open");
  server.answer("GET /api/desk/today", () => ({ messages: { open: 0 } }));
  await userEvent.type(await field(), "It left today.");
  await press("Send answer to asha@example.com");
  await screen.findByText("0 open");
});

test("a saved text is inserted with the name of the person, and the answer is sent by its button", async () => {
  const server = openServer({ [ANSWER]: () => ({ id: "m-1", state: "answered" }) });
  openMessage();
  await userEvent.selectOptions(await screen.findByLabelText("Insert a saved text"), "Thanks");
  expect((await field()).value).toBe("Dear Asha, thank you.");
  server.answer(SHOW, () => ({ ...shown, state: "answered" }));
  await press("Send answer to asha@example.com");
  await screen.findByText("The answer is on its way to asha@example.com.");
  expect(server.calls.find(({ method }) => method === "POST")?.body).toEqual({
    text: "Dear Asha, thank you.",
    expected: "open",
  });
  expect((await field()).value).toBe("");
});

test("an answer that was refused or had no response stays, also on another page, but not in storage: a reload asks first", async () => {
  const server = openServer({ [ANSWER]: () => Promise.reject(new TypeError("Failed to fetch")) });
  const first = openMessage();
  await userEvent.type(await field(), "It left today.");
  await press("Send answer to asha@example.com");
  await screen.findByText(/Nothing is lost/);
  server.answer(ANSWER, () =>
    refuse(409, "overtaken", "This message was open, and is closed now."),
  );
  await press("Send answer to asha@example.com");
  await screen.findByText("This message was open, and is closed now.");
  first.unmount();
  openMessage();
  expect((await field()).value).toBe("It left today.");
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
  expect(stored.join()).not.toContain("It left today.");
});

test("an empty answer is not sent, and says so at the field", async () => {
  const server = openServer();
  openMessage();
  await press("Send answer to asha@example.com");
  screen.getByText("Write an answer first.");
  expect(document.activeElement).toBe(await field());
  expect(server.calls.every(({ method }) => method === "GET")).toBe(true);
});

test("a message is closed with the state that was read", async () => {
  const server = openServer({
    "POST /api/desk/messages/:messageId/close": () => ({ id: "m-1", state: "closed" }),
  });
  openMessage();
  await screen.findByText("It left.");
  server.answer(SHOW, () => ({ ...shown, state: "closed" }));
  await press("Close without a mail");
  await screen.findByText("The message is closed.");
  expect(server.calls.find(({ method }) => method === "POST")?.url).toBe(
    "/api/desk/messages/m-1/close?expected=open",
  );
  await screen.findByRole("button", { name: "Open again" });
});

test("the list shows open messages first, and says what to do when none waits or matches", async () => {
  const server = openServer();
  const list = renderPage(<MessagesPage />);
  await screen.findByRole("link", { name: "Asha" });
  expect(server.calls.at(-1)?.url).toBe("/api/desk/messages?total=true&state=open");
  list.unmount();
  server.answer("GET /api/desk/messages", () => ({ messages: [], next: null, total: 0 }));
  const empty = renderPage(<MessagesPage />);
  await screen.findByRole("link", { name: "Show all messages" });
  empty.unmount();
  renderPage(<MessagesPage />, { path: "/?find=nobody" });
  await screen.findByRole("link", { name: "Clear the search" });
});

test("a saved text is changed with the version that was read, and stays in its form until that is closed", async () => {
  const server = openServer({
    "PUT /api/desk/saved-answers/:savedAnswerId": () => saved,
  });
  renderPage(<SavedAnswersPage />);
  await press("Change Thanks");
  const text = await screen.findByLabelText("Text");
  await userEvent.clear(text);
  await press("Save");
  screen.getByText("Write the text.");
  await userEvent.type(text, "Thank you.");
  await press("Save");
  await screen.findByText("“Thanks” is changed.");
  expect(screen.getByLabelText("Text")).toHaveProperty("value", "Thank you.");
  await press(/^(?:Cancel|Close)$/);
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change Thanks" })),
  );
  expect(server.calls.find(({ method }) => method === "PUT")?.body).toEqual({
    name: "Thanks",
    text: "Thank you.",
    expected: saved.changedAt,
  });
});

test("a text that was added is shown, and its button has the focus", async () => {
  const added = { ...saved, id: "sa-9", name: "Delay" };
  const server = openServer({
    "POST /api/desk/saved-answers": () => {
      server.answer("GET /api/desk/saved-answers", () => ({ savedAnswers: [saved, added] }));
      return Response.json(added, { status: 201 });
    },
  });
  renderPage(<SavedAnswersPage />);
  await press("Add a text");
  await userEvent.type(await screen.findByLabelText("Name"), "Delay");
  await userEvent.type(screen.getByLabelText("Text"), "It is late.");
  await press("Save");
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change Delay" })),
  );
});
