import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asha } from "../../testing/conventions.fixtures.ts";
import { findPath, openPage, settle } from "../../testing/pages.fixtures.tsx";
import MyProfilePage from "./MyProfilePage.tsx";

const getUser = "GET /api/users/7";
const open = (options?: Parameters<typeof openPage>[2]) =>
  openPage(MyProfilePage, "/my-profile", { responses: { [getUser]: { body: asha } }, ...options });
const stored = () => JSON.parse(localStorage.getItem("user") ?? "null") as object | null;

const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
beforeEach(() => void log.mockClear());
afterEach(() => void vi.unstubAllGlobals());

test("[PROF-09] [ENT-31] [API-36] shows name, phone number and email, requested with the token", async () => {
  const { sent } = open();
  for (const shown of ["Asha Rao", "9876543210", "asha@example.com"])
    expect(await screen.findByText(shown)).toBeDefined();
  const asked = sent.filter(({ call }) => call === getUser);
  expect(asked.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer T1"]);
  expect(screen.queryByText("Loading profile...")).toBeNull();
});

test("[PROF-10] shows the loading text until the response", async () => {
  open({ responses: { [getUser]: { hold: true } } });
  await settle();
  expect(screen.getByText("Loading profile...")).toBeDefined();
  expect(screen.queryByText("Asha Rao")).toBeNull();
});

test("[API-37] [ENT-32] stores the response without its id and password", async () => {
  open({ responses: { [getUser]: { body: { phonenumber: "1234567890", password: "secret" } } } });
  await screen.findByText("1234567890");
  expect(stored()).toEqual({ ...asha, phonenumber: "1234567890" });
});

test("[API-37] does not store a response that arrives after a logout", async () => {
  let response = (_response: Response): void => undefined;
  open({ user: null });
  localStorage.setItem("token", "T1");
  localStorage.setItem("user", JSON.stringify(asha));
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => void (response = resolve)));
  act(() => void window.dispatchEvent(new Event("storage")));
  await settle();
  localStorage.clear();
  response(new Response(JSON.stringify(asha)));
  await settle();
  expect(stored()).toBeNull();
});

test("[ERR-25] logs a failure, keeps the loading text, and Retry reads again", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let times = 0;
  open({
    responses: {
      [getUser]: () => {
        times += 1;
        return times === 1 ? { status: 500 } : { body: asha };
      },
    },
  });
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(retry.parentElement?.textContent).toBe("Retry");
  expect(screen.getByText("Loading profile...")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(errors.mock.calls.map(([said]) => said)).toEqual(["Error fetching profile"]);
  fireEvent.click(retry);
  expect(await screen.findByText("Asha Rao")).toBeDefined();
});

test("[ROL-05] [ROL-07] a visitor: one log entry, no call, no redirect, a login link", async () => {
  const { calls } = open({ user: null });
  await settle();
  const place = screen.getByText("Loading profile...").parentElement;
  expect(place?.textContent).toBe("Loading profile...Login");
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
  expect(log.mock.calls).toEqual([["User not logged in"]]);
  expect(calls()).toEqual([]);
});

test("[ROL-06] a stored user without a token is a visitor here", async () => {
  localStorage.clear();
  localStorage.setItem("user", JSON.stringify(asha));
  const { calls } = open({ user: "stored" });
  await settle();
  expect(calls(/users/)).toEqual([]);
  expect(log.mock.calls).toEqual([["User not logged in"]]);
});

test("[PROF-01] [PROF-02] [PROF-03] [PROF-04] [PROF-06] [PROF-07] the side menu", async () => {
  open();
  await screen.findByText("Asha Rao");
  const menu = screen.getByRole("navigation", { name: "Account" });
  const entries = [...menu.querySelectorAll("a, button")];
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute("href")])).toEqual([
    ["My Profile", "/my-profile"],
    ["Edit Account", "/edit-account"],
    ["Order History", "/order-history"],
    ["Wishlist", "/wishlist"],
    ["Logout", null],
  ]);
  expect(menu.querySelector("[aria-current=page]")?.textContent).toBe("My Profile");
});

test("[PROF-05] [AUTH-59] Logout ends the session and redirects to the login", async () => {
  open();
  await screen.findByText("Asha Rao");
  fireEvent.click(screen.getByRole("button", { name: "Logout" }));
  expect(await findPath("/login")).toBeDefined();
  expect([localStorage.getItem("token"), stored()]).toEqual([null, null]);
});
