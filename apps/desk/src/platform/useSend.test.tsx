import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { deferred, openDeskServer, refuse, renderPage } from "../desk.fixtures.tsx";
import { SendFailure } from "./Failure.tsx";
import { useSend } from "./useSend.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const name = "POST /api/desk/orders/:orderId/changes";

const Confirm = ({ onDone }: { onDone: (after: string) => void }): ReactElement => {
  const { run, isSending, failure } = useSend(name);
  const press = async (): Promise<void> => {
    const answer = await run({
      params: { orderId: "1001" },
      body: { action: "confirm", reason: "Paid" },
    });
    if (answer) onDone(answer.after);
  };
  return (
    <>
      <button type="button" onClick={() => void press()}>
        {isSending ? "Confirming" : "Confirm"}
      </button>
      <SendFailure failure={failure} />
    </>
  );
};

const changed = { id: "1001", before: "placed", after: "confirmed", coupon: null };

test("a write sends the token of the session and a key, and its answer is what is shown", async () => {
  const server = openDeskServer({ [name]: () => changed });
  const onDone = vi.fn<(after: string) => void>();
  renderPage(<Confirm onDone={onDone} />);
  await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith("confirmed");
  const [call] = server.calls;
  expect(call?.url).toBe("/api/desk/orders/1001/changes");
  expect(call?.body).toEqual({ action: "confirm", reason: "Paid" });
  expect(call?.headers.get("x-desk-token")).toBe("token-of-asha");
  expect(call?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
});

test("a second press while the first is sending sends nothing", async () => {
  const answer = deferred<typeof changed>();
  const server = openDeskServer({ [name]: () => answer.promise });
  const onDone = vi.fn<(after: string) => void>();
  renderPage(<Confirm onDone={onDone} />);
  await userEvent.dblClick(await screen.findByRole("button", { name: "Confirm" }));
  screen.getByRole("button", { name: "Confirming" });
  answer.resolve(changed);
  await screen.findByRole("button", { name: "Confirm" });
  expect(server.calls).toHaveLength(1);
  expect(onDone).toHaveBeenCalledOnce();
});

test("an attempt without an answer is repeated with the same key, a refused one with another", async () => {
  const server = openDeskServer({ [name]: () => Promise.reject(new TypeError("Failed to fetch")) });
  renderPage(<Confirm onDone={() => undefined} />);
  const button = await screen.findByRole("button", { name: "Confirm" });
  await userEvent.click(button);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "The shop cannot be reached. Check the connection and try again. Nothing is lost: press again to send the same change once.",
  );
  server.answer(name, () => refuse(409, "forbidden_change", "1001 is confirmed."));
  await userEvent.click(button);
  await screen.findByText("1001 is confirmed.");
  server.answer(name, () => changed);
  await userEvent.click(button);
  const [first, second, third] = server.calls.map(({ headers }) => headers.get("idempotency-key"));
  expect(second).toBe(first);
  expect(third).not.toBe(second);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an attempt without an answer is repeated as it was, although its version was read anew", async () => {
  const answering = "POST /api/desk/messages/:messageId/answers";
  let state: "open" | "answered" = "open";
  const Answer = (): ReactElement => {
    const { run } = useSend(answering);
    const press = (): void =>
      void run({ params: { messageId: "7" }, body: { text: "Tomorrow.", expected: state } });
    return (
      <button type="button" onClick={press}>
        Answer
      </button>
    );
  };
  const server = openDeskServer({
    [answering]: () => {
      state = "answered";
      return Promise.reject(new TypeError("Failed to fetch"));
    },
  });
  renderPage(<Answer />);
  await userEvent.click(await screen.findByRole("button", { name: "Answer" }));
  server.answer(answering, () => refuse(409, "overtaken", "It is answered now."));
  await userEvent.click(screen.getByRole("button", { name: "Answer" }));
  await userEvent.click(screen.getByRole("button", { name: "Answer" }));
  await vi.waitFor(() => expect(server.calls).toHaveLength(3));
  const [first, second, third] = server.calls;
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  expect(third?.body).toEqual({ text: "Tomorrow.", expected: "answered" });
  expect(third?.headers.get("idempotency-key")).not.toBe(first?.headers.get("idempotency-key"));
});

test("an attempt that the server has not finished is repeated with the same key", async () => {
  const server = openDeskServer({
    [name]: () => refuse(409, "in_progress", "This is still being done."),
  });
  const onDone = vi.fn<(after: string) => void>();
  renderPage(<Confirm onDone={onDone} />);
  const button = await screen.findByRole("button", { name: "Confirm" });
  await userEvent.click(button);
  await screen.findByText("This is still being done.");
  server.answer(name, () => changed);
  await userEvent.click(button);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith("confirmed"));
  const [first, second] = server.calls.map(({ headers }) => headers.get("idempotency-key"));
  expect(second).toBe(first);
});

test("a call that requires it asks for the second factor, then is sent again with its key", async () => {
  const server = openDeskServer({
    [name]: () => refuse(403, "confirm_required", "Confirm that it is you."),
    "POST /api/desk/session/confirm": ({ body }) => {
      expect(body).toEqual({ code: "123456" });
      server.answer(name, () => changed);
      return { confirmedUntil: "2027-03-31T10:00:00.000Z" };
    },
  });
  const onDone = vi.fn<(after: string) => void>();
  renderPage(<Confirm onDone={onDone} />);
  await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
  await userEvent.type(await screen.findByLabelText("Code"), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith("confirmed"));
  const keys = server.calls.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a second factor that is not given leaves the refusal, and changes nothing", async () => {
  const server = openDeskServer({
    [name]: () => refuse(403, "confirm_required", "Confirm that it is you."),
  });
  renderPage(<Confirm onDone={() => expect.unreachable()} />);
  await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
  await screen.findByRole("dialog", { name: "Confirm that it is you" });
  await userEvent.keyboard("{Escape}");
  expect((await screen.findByRole("alert")).textContent).toContain("Confirm that it is you.");
  expect(server.calls).toHaveLength(1);
});
