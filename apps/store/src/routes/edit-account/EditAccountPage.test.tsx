import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asha } from "../../testing/conventions.fixtures.ts";
import { openPage, settle } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";
import EditAccountPage from "./EditAccountPage.tsx";

const getUser = "GET /api/users/7";
const putUser = "PUT /api/users/7";
const saved = "✅ Profile updated successfully!";
const notSaved = "❌ Failed to update profile.";

const open = (responses: Record<string, Stub> = {}, user?: "stored" | null) =>
  openPage(EditAccountPage, "/edit-account", {
    ...(user !== undefined && { user }),
    responses: { [getUser]: { body: asha }, ...responses },
  });
const labels = ["Full Name", "Phone No.", "Email"];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => labels.map((label) => field(label).value);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Save Change" }));
const ready = () => screen.findByLabelText("Full Name");

const alert = vi.spyOn(window, "alert").mockImplementation(() => undefined);
const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
beforeEach(() => {
  alert.mockClear();
  log.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

test("[PROF-11] [PROF-12] [API-36] three fields with what the server has", async () => {
  const { sent } = open();
  await ready();
  expect([...document.querySelectorAll("input")]).toEqual(labels.map(field));
  expect(values()).toEqual(["Asha Rao", "9876543210", "asha@example.com"]);
  const asked = sent.find(({ call }) => call === getUser);
  expect(asked?.headers.get("authorization")).toBe("Bearer T1");
});

test("[API-38] [ENT-32] [API-02] exactly three keys and the token", async () => {
  const { sent } = open();
  await ready();
  type("Phone No.", "1");
  press();
  await waitFor(() => expect(alert).toHaveBeenCalled());
  const put = sent.find(({ call }) => call === putUser);
  expect(put?.body).toEqual({ username: "Asha Rao", phonenumber: "1", email: "asha@example.com" });
  expect(put?.headers.get("authorization")).toBe("Bearer T1");
  expect(put?.headers.get("content-type")).toBe("application/json");
});

test.each(["", "nonsense"])("[PROF-13] there is no validation: '%s' is sent", async (value) => {
  const { sent } = open();
  await ready();
  for (const label of labels) type(label, value);
  press();
  await waitFor(() => expect(alert).toHaveBeenCalled());
  const put = sent.find(({ call }) => call === putUser);
  expect(put?.body).toEqual({ username: value, phonenumber: value, email: value });
});

test("[PROF-14] [PROF-15] [API-37] reads and stores the user again, then shows the alert", async () => {
  let known = asha;
  const { calls } = open({
    [getUser]: () => ({ body: known }),
    [putUser]: ({ body }) => {
      known = { ...asha, ...(body as Partial<typeof asha>) };
      return { body: "not a user" };
    },
  });
  await ready();
  type("Full Name", "Asha R.");
  press();
  await waitFor(() => expect(alert.mock.calls).toEqual([[saved]]));
  expect(calls(/users/)).toEqual([getUser, putUser, getUser]);
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual({ ...asha, username: "Asha R." });
  expect(field("Full Name").value).toBe("Asha R.");
});

test.each([
  ["refused", { status: 500, body: { message: "Not today" } }],
  ["lost", { abort: true }],
] satisfies [string, Stub][])(
  "[PROF-16] a change that is %s: shows the alert and keeps the input",
  async (_how, response) => {
    const { calls } = open({ [putUser]: response });
    await ready();
    type("Full Name", "Asha R.");
    press();
    await waitFor(() => expect(alert.mock.calls).toEqual([[notSaved]]));
    expect(calls(/users/)).toEqual([getUser, putUser]);
    expect(field("Full Name").value).toBe("Asha R.");
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test("[PROF-16] a saved change whose refresh fails is a success, and the failure is logged", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let times = 0;
  open({
    [getUser]: () => {
      times += 1;
      return times === 1 ? { body: asha } : { status: 500 };
    },
  });
  await ready();
  press();
  await waitFor(() => expect(alert.mock.calls).toEqual([[saved]]));
  expect(errors.mock.calls.map(([said]) => said)).toEqual(["Error fetching profile"]);
  expect(values()).toEqual(["Asha Rao", "9876543210", "asha@example.com"]);
});

test("ignores a second click while sending", async () => {
  const { calls } = open({ [putUser]: { hold: true } });
  await ready();
  press();
  press();
  await settle();
  expect(calls(/PUT/)).toEqual([putUser]);
  expect(alert).not.toHaveBeenCalled();
});

test("[ROL-05] [ROL-08] a visitor: one log entry, no call, no alert, a login link", async () => {
  const { calls } = open({}, null);
  await settle();
  expect(log.mock.calls).toEqual([["User not logged in"]]);
  expect(calls()).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
  const place = screen.getByText("Loading profile...").parentElement;
  expect(place?.textContent).toBe("Loading profile...Login");
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
});

test("[ROL-06] a stored user without a token is a visitor here", async () => {
  localStorage.clear();
  localStorage.setItem("user", JSON.stringify(asha));
  const { calls } = open({}, "stored");
  await settle();
  expect(log.mock.calls).toEqual([["User not logged in"]]);
  expect(calls(/users/)).toEqual([]);
});

test("[PROF-07] marks the entry of this page as current", async () => {
  open();
  await ready();
  const current = screen.getByRole("link", { current: "page", name: "Edit Account" });
  expect(current.getAttribute("href")).toBe("/edit-account");
});

test("[PROF-14] a saved field follows the server again, so that it does not undo a change of another tab", async () => {
  let now = { ...asha };
  const { sent, calls } = open({
    [getUser]: () => ({ body: now }),
    [putUser]: ({ body }) => {
      now = { ...now, ...(body as object) };
      return { body: {} };
    },
  });
  await ready();
  type("Full Name", "Asha One");
  press();
  await settle();
  now = { ...now, username: "Asha Two" };
  const before = calls(/GET .*users/).length;
  const otherTab = new BroadcastChannel("pallu");
  otherTab.postMessage("profile");
  await waitFor(() => expect(calls(/GET .*users/).length).toBeGreaterThan(before));
  otherTab.close();
  await settle();
  type("Phone No.", "5");
  press();
  await settle();
  expect(sent.filter(({ call }) => call === putUser).at(-1)?.body).toMatchObject({
    username: "Asha Two",
    phonenumber: "5",
  });
});
