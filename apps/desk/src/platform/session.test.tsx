import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { openDeskServer, owner, refuse, renderPage } from "../desk.fixtures.tsx";
import { ReadFailure, SendFailure } from "./Failure.tsx";
import { useSession } from "./session.tsx";
import { useRead } from "./useRead.ts";
import { useSend } from "./useSend.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const name = "POST /api/desk/orders/:orderId/changes";

const Form = (): ReactElement => {
  const { staff, can } = useSession();
  const { run, failure } = useSend(name);
  const [reason, setReason] = useState("");
  return (
    <>
      <p>{`${staff.name} ${can("orders:write") ? "may" : "may not"} change orders`}</p>
      <label>
        Reason <input value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      <button
        type="button"
        onClick={() =>
          void run({ params: { orderId: "1001" }, body: { action: "confirm", reason } })
        }
      >
        Confirm
      </button>
      <SendFailure failure={failure} />
    </>
  );
};

test("whoever is not signed in sees how to sign in, and no page", async () => {
  openDeskServer({}, { signedIn: false });
  renderPage(<Form />);
  expect(await screen.findByText("Signed out")).toBeVisible();
});

test("a session knows its scopes", async () => {
  openDeskServer({}, { ...owner, scopes: ["orders:read"] });
  renderPage(<Form />);
  expect(await screen.findByText("Asha Rao may not change orders")).toBeVisible();
});

test("a session that ends in a filled form asks to sign in again, and keeps what was typed", async () => {
  const server = openDeskServer({
    [name]: () => refuse(401, "signed_out", "Please sign in again."),
    "POST /api/desk/session": () => ({ ...owner, token: "second-token" }),
  });
  renderPage(<Form />);
  await userEvent.type(await screen.findByLabelText("Reason"), "Paid by bank");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  const dialog = await screen.findByRole("dialog", { name: "Sign in again" });
  expect(dialog.textContent).toContain("What you typed is still here.");
  expect(screen.getByLabelText("E-mail address")).toHaveProperty("value", "asha@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "a long password");
  await userEvent.type(screen.getByLabelText("Code"), "123456");
  server.answer(name, () => ({ after: "confirmed" }));
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(
    screen.getByText("Your session had ended. Nothing was changed: press again."),
  ).toBeVisible();
  expect(screen.getByLabelText("Reason")).toHaveProperty("value", "Paid by bank");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(server.calls[1]?.headers.get("x-desk-token")).toBe("second-token");
  expect(server.calls[1]?.body).toEqual({ action: "confirm", reason: "Paid by bank" });
});

test("who closes the sign-in can read and copy what was typed; the next change asks again", async () => {
  openDeskServer({ [name]: () => refuse(401, "signed_out", "Please sign in again.") });
  renderPage(<Form />);
  await userEvent.type(await screen.findByLabelText("Reason"), "Paid by bank");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await screen.findByRole("dialog", { name: "Sign in again" });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByLabelText("Reason")).toHaveProperty("value", "Paid by bank");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await screen.findByRole("dialog", { name: "Sign in again" });
});

test("what was refused as the session ended is read again after the sign-in", async () => {
  const read = "GET /api/desk/saved-answers";
  const server = openDeskServer({
    [read]: () => refuse(401, "signed_out", "Please sign in again."),
    "POST /api/desk/session": () => ({ ...owner, token: "second-token" }),
  });
  const List = (): ReactElement => {
    const reading = useRead(read, {});
    return reading.data ? <p>The list</p> : <ReadFailure what="The list" reading={reading} />;
  };
  renderPage(<List />);
  await screen.findByRole("dialog", { name: "Sign in again" });
  server.answer(read, () => ({ savedAnswers: [] }));
  await userEvent.type(screen.getByLabelText("Password"), "a long password");
  await userEvent.type(screen.getByLabelText("Code"), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("The list")).toBeVisible();
});

test("after a sign-in in another tab a change is sent again with the new token, and nothing is lost", async () => {
  const server = openDeskServer({
    [name]: ({ headers }) =>
      headers.get("x-desk-token") === "second-token"
        ? { after: "confirmed" }
        : refuse(403, "cross_site_token", "Please reload the page."),
  });
  renderPage(<Form />);
  await userEvent.type(await screen.findByLabelText("Reason"), "Paid by bank");
  server.answer("GET /api/desk/session", () => ({ ...owner, token: "second-token" }));
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(server.calls).toHaveLength(2));
  const [first, second] = server.calls;
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  expect(screen.getByLabelText("Reason")).toHaveProperty("value", "Paid by bank");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(server.calls).toHaveLength(3));
});

test("a token that is refused twice is not sent a third time", async () => {
  const server = openDeskServer({
    [name]: () => refuse(403, "cross_site_token", "Please reload the page."),
  });
  renderPage(<Form />);
  await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Please reload the page.")).toBeVisible();
  expect(server.calls).toHaveLength(2);
});
