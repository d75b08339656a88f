import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { stopTimers, openPage, advanceTime, settle } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";
import ForgerPasswordPage from "./ForgerPasswordPage.tsx";

const forgot = "POST /api/users/forgot-password";
const verify = "POST /api/users/verify-otp";
const reset = "POST /api/users/reset-password";

const open = (responses: Record<string, Stub> = {}) =>
  openPage(ForgerPasswordPage, "/forger-password", { user: null, responses });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const askForCode = () => {
  type("Email", "asha@example.com");
  press("Send OTP");
};
const toOtp = async () => {
  askForCode();
  await screen.findByLabelText("OTP");
};
const enterCode = (code = "123456") => {
  type("OTP", code);
  press("Verify OTP");
};
const toReset = async () => {
  await toOtp();
  enterCode();
  await screen.findByLabelText("New Password");
};
const choose = (first = "1", second = first) => {
  type("New Password", first);
  type("Confirm Password", second);
  press("Reset Password");
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test("[AUTH-32] [AUTH-33] [AUTH-34] [API-41] sends an email and focuses the code field", async () => {
  const { sent } = open();
  await toOtp();
  expect(sent).toMatchObject([{ call: forgot, body: { email: "asha@example.com" } }]);
  expect(Object.keys(sent[0]?.body as object)).toEqual(["email"]);
  await waitFor(() => expect(document.activeElement).toBe(field("OTP")));
  expect(field("OTP").autocomplete).toBe("one-time-code");
  expect(screen.queryByLabelText("Email")).toBeNull();
});

test("[AUTH-35] [AUTH-36] [API-42] the code is verified with the email of step 1", async () => {
  const { sent } = open();
  await toReset();
  expect(sent[1]?.call).toBe(verify);
  expect(sent[1]?.body).toEqual({ email: "asha@example.com", otp: "123456" });
  await waitFor(() => expect(document.activeElement).toBe(field("New Password")));
});

test("[AUTH-37] [AUTH-45] [API-43] any two equal passwords set a new one", async () => {
  const { sent } = open();
  await toReset();
  choose();
  expect(await screen.findByText("Password reset successfully")).toBeDefined();
  expect(sent[2]?.call).toBe(reset);
  expect(sent[2]?.body).toEqual({ email: "asha@example.com", newPassword: "1" });
});

test("[AUTH-41] [AUTH-42] [AUTH-43] no step is sent empty", async () => {
  const { calls } = open();
  press("Send OTP");
  await settle();
  expect(calls()).toEqual([]);
  await toOtp();
  press("Verify OTP");
  type("OTP", "   ");
  press("Verify OTP");
  await settle();
  expect(calls()).toEqual([forgot]);
  enterCode();
  await screen.findByLabelText("New Password");
  press("Reset Password");
  type("New Password", "a1");
  press("Reset Password");
  type("New Password", "");
  type("Confirm Password", "a1");
  press("Reset Password");
  await settle();
  expect(calls()).toEqual([forgot, verify]);
});

test("[AUTH-42] the code is text, without the spaces of a pasted one", async () => {
  const { sent } = open();
  await toOtp();
  enterCode(" AB 12 ");
  await screen.findByLabelText("New Password");
  expect(sent[1]?.body).toEqual({ email: "asha@example.com", otp: "AB12" });
  expect(field("New Password").type).toBe("password");
});

test("[AUTH-44] passwords that differ are not sent", async () => {
  const { calls } = open();
  await toReset();
  choose("a1", "a2");
  expect((await screen.findByRole("alert")).textContent).toBe("Passwords do not match");
  await settle();
  expect(calls()).toEqual([forgot, verify]);
});

const said: [string, string, Stub, string][] = [
  ["[AUTH-46]", forgot, { body: {} }, "OTP sent to your email"],
  ["[AUTH-46]", forgot, { body: { message: { en: "Sent" } } }, "OTP sent to your email"],
  ["[AUTH-46]", forgot, { body: { message: "Look in your post" } }, "Look in your post"],
  ["[AUTH-47]", verify, { body: {} }, "OTP verified"],
  ["[AUTH-47]", verify, { body: { message: "That is it" } }, "That is it"],
  ["[AUTH-48]", reset, { body: {} }, "Password reset successfully"],
  ["[AUTH-48]", reset, { body: { message: "All new" } }, "All new"],
  ["[AUTH-49]", forgot, { status: 404, body: { message: "No such user" } }, "No such user"],
  ["[AUTH-49]", forgot, { status: 500, body: {} }, "Something went wrong"],
  ["[AUTH-50]", verify, { status: 400, body: {} }, "Invalid OTP"],
  ["[AUTH-50]", verify, { status: 400, body: { message: "Expired" } }, "Expired"],
  ["[AUTH-51]", reset, { status: 400, body: { message: "Too old" } }, "Too old"],
  ["[AUTH-51]", reset, { status: 400, body: {} }, "Something went wrong"],
  ["[AUTH-52]", forgot, { abort: true }, "An unexpected error occurred"],
  ["[AUTH-52]", verify, { abort: true }, "An unexpected error occurred"],
  ["[AUTH-52]", reset, { abort: true }, "An unexpected error occurred"],
];
const takeStep: Record<string, () => Promise<void>> = {
  [forgot]: async () => askForCode(),
  [verify]: async () => {
    await toOtp();
    enterCode();
  },
  [reset]: async () => {
    await toReset();
    choose();
  },
};
const buttonOf: Record<string, string> = {
  [forgot]: "Send OTP",
  [verify]: "Verify OTP",
  [reset]: "Reset Password",
};

test.each(said)("%s %s: %o shows %s", async (_id, call, response, words) => {
  open({ [call]: response });
  await takeStep[call]?.();
  const refused = typeof response === "string" || "status" in response;
  if (!refused) {
    expect(await screen.findByText(words)).toBeDefined();
    return;
  }
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(screen.getByRole("button", { name: buttonOf[call] ?? "" })).toBeDefined();
});

test.each([
  ["[AUTH-34]", forgot, "Email"],
  ["[AUTH-36]", verify, "OTP"],
])("%s after a refusal of %s its step stays", async (_id, call, label) => {
  open({ [call]: { status: 500 } });
  await takeStep[call]?.();
  await screen.findByRole("alert");
  expect(field(label).value).not.toBe("");
});

test("[AUTH-38] [AUTH-39] [AUTH-40] the overlay is shown for 1500 ms over step 1, then redirects to the login", async () => {
  await import("@pallu/ui/dialog");
  open();
  await toReset();
  stopTimers();
  choose();
  await settle();
  expect(screen.getByRole("dialog", { name: "Success" })).toBeDefined();
  const step1 = screen.getByLabelText<HTMLInputElement>("Email");
  expect(step1.value).toBe("");
  expect(screen.getByText("Send OTP")).toBeDefined();
  await advanceTime(1490);
  expect(screen.getByRole("dialog", { name: "Success" })).toBeDefined();
  await advanceTime(40);
  expect(screen.getByText("at /login")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("ignores a second click while a step is sending", async () => {
  const { calls } = open({ [forgot]: { hold: true } });
  askForCode();
  press("Send OTP");
  await settle();
  expect(calls()).toEqual([forgot]);
});

test("returns to the first step to correct the email", async () => {
  open();
  await toOtp();
  press("Start again");
  expect(field("Email").value).toBe("asha@example.com");
  expect(document.activeElement).toBe(field("Email"));
});

test("[AUTH-34] [AUTH-36] step and email survive a reload for as long as the code is valid", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const first = open();
  await toOtp();
  first.leave();
  const second = open();
  vi.setSystemTime(Date.now() + 599_000);
  enterCode();
  await screen.findByLabelText("New Password");
  expect(second.sent).toMatchObject([{ body: { email: "asha@example.com", otp: "123456" } }]);
  second.leave();
  vi.setSystemTime(Date.now() + 599_000);
  const third = open();
  expect(field("New Password")).toBeDefined();
  third.leave();
  vi.setSystemTime(Date.now() + 1000);
  open();
  expect(field("Email").value).toBe("");
});

test.each(["Start again", "the new password"])("a reload after %s starts again", async (what) => {
  const { leave } = open();
  await toReset();
  if (what === "Start again") press(what);
  else choose();
  await screen.findByLabelText("Email");
  leave();
  open();
  expect(field("Email")).toBeDefined();
});

test("[AUTH-49] a code that was sent a moment ago can be entered", async () => {
  const message = "A code was requested less than a minute ago.";
  const { sent } = open({ [forgot]: { status: 429, body: { message, code: "too_soon" } } });
  await toOtp();
  expect(screen.getByRole("alert").textContent).toBe(message);
  enterCode();
  await screen.findByLabelText("New Password");
  expect(sent[1]?.body).toEqual({ email: "asha@example.com", otp: "123456" });
});

test("password managers find the email beside the new passwords", async () => {
  open();
  await toReset();
  const names = [...document.querySelectorAll("form input")].map((input) => [
    input.getAttribute("autocomplete"),
    (input as HTMLInputElement).value,
  ]);
  expect(names).toEqual([
    ["username", "asha@example.com"],
    ["new-password", ""],
    ["new-password", ""],
  ]);
});
