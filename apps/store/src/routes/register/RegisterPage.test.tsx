import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { stopTimers, openPage, advanceTime, settle } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";
import RegisterPage from "./RegisterPage.tsx";

const register = "POST /api/users/register";
const labels = ["Full Name", "Phone Number", "Email", "Password"];
const values = ["x", "abc", "a@b", "1"];

const open = (response: Stub = { body: {} }) =>
  openPage(RegisterPage, "/register", { user: null, responses: { [register]: response } });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (leaveOut?: string) => {
  for (const [position, label] of labels.entries())
    if (label !== leaveOut) fireEvent.change(field(label), { target: { value: values[position] } });
};
const submit = (name = "Register") => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[AUTH-17] [AUTH-18] four fields and a link to the login", () => {
  open();
  expect([...document.querySelectorAll("input")]).toEqual(labels.map(field));
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
});

test.each([
  ["[AUTH-19]", "Full Name"],
  ["[AUTH-20]", "Phone Number"],
  ["[AUTH-21]", "Email"],
  ["[AUTH-22]", "Password"],
])("%s without %s nothing is sent", async (_id, label) => {
  const { calls } = open();
  fill(label);
  submit();
  await settle();
  expect(calls()).toEqual([]);
});

test("[AUTH-24] an e-mail without an at sign is not sent", async () => {
  const { calls } = open();
  fill();
  fireEvent.change(field("Email"), { target: { value: "abc" } });
  submit();
  await settle();
  expect(calls()).toEqual([]);
});

test("[AUTH-23] [AUTH-25] [API-40] there is no other validation; the button is marked as busy", async () => {
  const { sent } = open({ hold: true });
  fill();
  submit();
  submit("Registering...");
  await settle();
  expect(sent.map(({ body }) => body)).toEqual([
    { username: "x", phonenumber: "abc", email: "a@b", password: "1" },
  ]);
});

test.each([
  ["[AUTH-26]", { body: { message: "Welcome" } }, "Welcome"],
  ["[AUTH-27]", { body: {} }, "Registration successful! Redirecting to login..."],
  [
    "[AUTH-27] a message that is no text,",
    { body: { message: { en: "Welcome" } } },
    "Registration successful! Redirecting to login...",
  ],
])("%s success says '%o'", async (_id, response, words) => {
  open(response);
  fill();
  submit();
  expect((await screen.findByText(words)).closest("[role]")?.getAttribute("role")).toBe("status");
});

test("[AUTH-28] redirects to the login after 1500 ms", async () => {
  open();
  fill();
  stopTimers();
  submit();
  await settle();
  await advanceTime(1490);
  expect(screen.getByRole("heading", { name: "Register" })).toBeDefined();
  // The time counts from the frame that shows the message.
  await advanceTime(40);
  expect(screen.getByText("at /login")).toBeDefined();
});

test.each([
  ["[AUTH-29]", { status: 409, body: { message: "Email taken" } }, "Email taken"],
  ["[AUTH-30]", { status: 500, body: {} }, "Something went wrong"],
  ["[AUTH-31]", { abort: true }, "An unexpected error occurred"],
] satisfies [string, Stub, string][])("%s a failure: %o", async (_id, response, words) => {
  open(response);
  fill();
  submit();
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(labels.map((label) => field(label).value)).toEqual(values);
});
