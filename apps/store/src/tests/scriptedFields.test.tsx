import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { asha, cart } from "../testing/conventions.fixtures.ts";
import { openPage } from "../testing/pages.fixtures.tsx";
import type { Opened, Stubs } from "../testing/pages.fixtures.tsx";
import CheckoutPage from "../routes/checkout/CheckoutPage.tsx";
import ContactPage from "../demo/contact/ContactPage.tsx";
import EditAccountPage from "../routes/edit-account/EditAccountPage.tsx";
import ForgerPasswordPage from "../routes/forger-password/ForgerPasswordPage.tsx";
import LoginPage from "../routes/login/LoginPage.tsx";
import RegisterPage from "../routes/register/RegisterPage.tsx";

afterEach(() => void vi.unstubAllGlobals());

type Filled = Record<string, string>;

/** Fills fields by their labels without any event, as a script does. */
const fill = (values: Filled): void => {
  for (const [label, value] of Object.entries(values))
    screen.getByLabelText<HTMLInputElement>(label).value = value;
};

const expectValues = (values: Filled): void => {
  for (const [label, value] of Object.entries(values))
    expect(screen.getByLabelText(label)).toHaveProperty("value", value);
};

const refused = { status: 500, body: {} };

interface Form {
  page: ComponentType;
  path: string;
  button: string;
  call: string;
  filled: Filled;
  body: object;
  user?: object;
  responses?: Stubs;
}

const forms: Form[] = [
  {
    page: LoginPage,
    path: "/login",
    button: "Login",
    call: "POST /api/users/login",
    filled: { Email: "asha@example.com", Password: "secret" },
    body: { email: "asha@example.com", password: "secret" },
  },
  {
    page: RegisterPage,
    path: "/register",
    button: "Register",
    call: "POST /api/users/register",
    filled: { "Full Name": "Asha", "Phone Number": "98", Email: "a@b.co", Password: "secret" },
    body: { username: "Asha", phonenumber: "98", email: "a@b.co", password: "secret" },
  },
  {
    page: ForgerPasswordPage,
    path: "/forger-password",
    button: "Send OTP",
    call: "POST /api/users/forgot-password",
    filled: { Email: "asha@example.com" },
    body: { email: "asha@example.com" },
  },
  {
    page: ContactPage,
    path: "/contact",
    button: "Send message",
    call: "POST /api/contacts",
    filled: {
      Name: "Asha",
      Email: "asha@example.com",
      "Phone Number": "9876543210",
      Subject: "Damaged Product",
      Message: "Torn.",
    },
    body: {
      name: "Asha",
      email: "asha@example.com",
      phoneNumber: "9876543210",
      subject: "Damaged Product",
      comments: "Torn.",
    },
  },
  {
    page: EditAccountPage,
    path: "/edit-account",
    button: "Save Change",
    call: "PUT /api/users/7",
    filled: { "Full Name": "Asha K" },
    body: { username: "Asha K", phonenumber: asha.phonenumber, email: asha.email },
    user: asha,
    responses: { "GET /api/users/7": { body: asha } },
  },
];

const send = (opened: Opened, button: string, call: string): Promise<unknown> => {
  fireEvent.click(screen.getByRole("button", { name: button }));
  return waitFor(() => {
    const sent = opened.sent.find((each) => each.call === call);
    expect(sent).toBeDefined();
    return sent?.body;
  });
};

test.each(forms)(
  "[AUTH-06] [CON-03] $path sends what a script filled in, and keeps it and the place of its button and its links when it is refused",
  async ({ page, path, button, call, filled, body, user = null, responses = {} }) => {
    vi.stubGlobal("alert", vi.fn<() => void>());
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const opened = openPage(page, path, { user, responses: { ...responses, [call]: refused } });
    await screen.findByRole("button", { name: button });
    fill(filled);
    expect(await send(opened, button, call)).toEqual(body);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: button })).not.toHaveAttribute(
        "aria-disabled",
        "true",
      ),
    );
    expectValues(filled);
    const pressed = [
      screen.getByRole("button", { name: button }),
      ...screen.queryAllByRole("link"),
    ];
    const moved = pressed.filter((control) =>
      screen
        .queryAllByRole("alert")
        .some((said) => said.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING),
    );
    expect(moved).toEqual([]);
  },
);

test("[AUTH-42] [AUTH-43] the steps of a reset send what a script filled in", async () => {
  const opened = openPage(ForgerPasswordPage, "/forger-password", { user: null });
  fill({ Email: "asha@example.com" });
  await send(opened, "Send OTP", "POST /api/users/forgot-password");
  await screen.findByLabelText("OTP");
  fill({ OTP: "１２३ 456\u200b" });
  expect(await send(opened, "Verify OTP", "POST /api/users/verify-otp")).toEqual({
    email: "asha@example.com",
    otp: "123456",
  });
  await screen.findByLabelText("New Password");
  fill({ "New Password": "new", "Confirm Password": "new" });
  expect(await send(opened, "Reset Password", "POST /api/users/reset-password")).toEqual({
    email: "asha@example.com",
    newPassword: "new",
  });
});

test("[CHK-11] [CHK-20] what a script filled in beside a refused coupon is sent, and its code", async () => {
  const opened = openPage(CheckoutPage, "/checkout", {
    responses: {
      "GET /api/cart/7": { body: cart },
      "POST /api/coupons/validate": { body: { success: false, message: "Expired" } },
      "POST /api/orders/checkout": { status: 400, body: { error: "No" } },
    },
  });
  await screen.findByText("Product 0");
  fill({ "Town / City": "Madurai" });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await screen.findByText("Please enter a coupon code");
  fill({ "Coupon code": "SAVE" });
  expect(await send(opened, "Apply", "POST /api/coupons/validate")).toMatchObject({
    couponCodeName: "SAVE",
  });
  await screen.findByText("Expired");
  expectValues({ "Town / City": "Madurai", "Coupon code": "SAVE" });
  expect(await send(opened, "Place to Order", "POST /api/orders/checkout")).toMatchObject({
    billData: { townCity: "Madurai" },
  });
  await screen.findByRole("dialog", { name: "Error" });
});

test("[CHK-11] an order is placed with what a script filled in", async () => {
  const opened = openPage(CheckoutPage, "/checkout", {
    responses: {
      "GET /api/cart/7": { body: cart },
      "POST /api/orders/checkout": { status: 400, body: { error: "No" } },
    },
  });
  await screen.findByText("Product 0");
  fill({ "Town / City": "Madurai", "Zip code": "625001" });
  expect(await send(opened, "Place to Order", "POST /api/orders/checkout")).toMatchObject({
    billData: { fullName: "Asha Rao", townCity: "Madurai", zipCode: "625001" },
  });
  await screen.findByRole("dialog", { name: "Error" });
  expectValues({ "Town / City": "Madurai", "Zip code": "625001" });
});
