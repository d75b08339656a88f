import "@testing-library/jest-dom/vitest";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { asha } from "../../testing/conventions.fixtures.ts";
import { deferred } from "../../testing/deferred.fixtures.ts";
import { findPath, openPage, openShop, settle } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";
import LoginPage from "./LoginPage.tsx";

const login = "POST /api/users/login";
const open = (response: Stub = { body: { token: "T9", user: asha } }) =>
  openPage(LoginPage, "/login", { user: null, responses: { [login]: response } });
const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const press = () => fireEvent.click(screen.getByRole("button", { name: "Login" }));
const logIn = () => {
  fireEvent.change(email(), { target: { value: "asha@example.com" } });
  fireEvent.change(password(), { target: { value: " secret " } });
  press();
};

afterEach(() => void vi.unstubAllGlobals());

test("[AUTH-02] [AUTH-07] two fields with native constraints", () => {
  open();
  expect([...document.querySelectorAll("input")]).toEqual([email(), password()]);
  expect(email().type).toBe("email");
  expect(email().required && password().required).toBe(true);
});

test("[AUTH-03] the password shows and hides", () => {
  open();
  const toggle = screen.getByRole("button", { name: "Show characters" });
  expect(password().type).toBe("password");
  fireEvent.click(toggle);
  expect(password().type).toBe("text");
  fireEvent.click(toggle);
  expect(password().type).toBe("password");
});

test("[AUTH-09] a login in a browser that refuses cookies says that it will not last", async () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  open();
  logIn();
  expect(await screen.findByText(/^Your browser refuses cookies/)).toBeVisible();
  vi.restoreAllMocks();
});

test("[AUTH-04] [AUTH-05] links to the password reset and to the registration", () => {
  open();
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Forgot Password?")).toBe("/forger-password");
  expect(hrefOf("Register")).toBe("/register");
});

test.each([
  ["[AUTH-06]", "", "secret"],
  ["[AUTH-07]", "abc", "secret"],
  ["[AUTH-08]", "asha@example.com", ""],
])("%s email '%s' and password '%s' are not sent", async (_id, typed, secret) => {
  const { calls } = open();
  fireEvent.change(email(), { target: { value: typed } });
  fireEvent.change(password(), { target: { value: secret } });
  press();
  await settle();
  expect(calls()).toEqual([]);
});

test("[AUTH-06] [AUTH-07] [AUTH-08] shows errors below the fields and focuses the first", () => {
  open();
  press();
  expect(email()).toHaveAccessibleDescription("Please enter your email");
  expect(password()).toHaveAccessibleDescription("Please enter your password");
  expect(document.activeElement).toBe(email());
  fireEvent.input(email(), { target: { value: "abc" } });
  expect(email().getAttribute("aria-invalid")).toBeNull();
  press();
  expect(email()).toHaveAccessibleDescription(
    "Please enter a full email, such as asha@example.com",
  );
});

test("[AUTH-09] [AUTH-10] [AUTH-12] [API-39] stores a login and redirects to the home page", async () => {
  const { sent } = open();
  logIn();
  expect(await findPath("/")).toBeDefined();
  expect(sent[0]?.body).toEqual({ email: "asha@example.com", password: " secret " });
  expect(localStorage.getItem("token")).toBe("T9");
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(asha);
});

test("ignores a second click while sending", async () => {
  const { calls } = open({ hold: true });
  logIn();
  press();
  await settle();
  expect(calls()).toEqual([login]);
});

test.each([
  ["[AUTH-13]", { status: 401, body: { message: "Bad password" } }, "Bad password"],
  ["[AUTH-14]", { status: 500, body: {} }, "Something went wrong"],
  [
    "[AUTH-14] a message that is no text,",
    { status: 400, body: { message: { email: "unknown" } } },
    "Something went wrong",
  ],
  ["[AUTH-15]", { abort: true }, "An unexpected error occurred"],
] satisfies [string, Stub, string][])("%s a failed login: %o", async (_id, response, words) => {
  open(response);
  logIn();
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect([email().value, password().value]).toEqual(["asha@example.com", " secret "]);
  expect(localStorage.getItem("token")).toBeNull();
});

test("[AUTH-12] a late login does not move someone who has left the page", async () => {
  const response = deferred();
  localStorage.clear();
  const { address } = await openShop("/login", {
    strict: false,
    stubs: { [login]: response.stub },
  });
  fireEvent.change(email(), { target: { value: "asha@example.com" } });
  fireEvent.change(password(), { target: { value: "secret" } });
  fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Login" }));
  await settle();
  const [about] = screen.getAllByRole("link", { name: /About Us/ });
  if (about) fireEvent.click(about);
  await screen.findByRole("heading", { level: 1, name: /About/ });
  await response.respond({ body: { token: "T9", user: asha } });
  expect(address()).toBe("/about");
  expect(localStorage.getItem("token")).toBe("T9");
});

test("[AUTH-12] a late login does not move someone who has pressed a link whose page is loading", async () => {
  const response = deferred();
  const { address } = await openShop("/login", { stubs: { [login]: response.stub } });
  fireEvent.change(email(), { target: { value: "asha@example.com" } });
  fireEvent.change(password(), { target: { value: "secret" } });
  fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Login" }));
  await settle();
  // The browser's URL changes at once.
  window.history.pushState(null, "", "/about");
  await response.respond({ body: { token: "T9", user: asha } });
  expect(address()).toBe("/login");
  expect(localStorage.getItem("token")).toBe("T9");
  window.history.replaceState(null, "", "/");
});
