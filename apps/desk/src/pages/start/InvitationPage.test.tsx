import "@testing-library/jest-dom/vitest";
import { UiProvider } from "@pallu/ui";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { openDeskServer, refuse } from "../../desk.fixtures.tsx";
import { InvitationPage } from "./InvitationPage.tsx";

const OPEN = "POST /api/desk/invitations/open";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <UiProvider>
      <InvitationPage />
    </UiProvider>,
  );

test("an invitation that could not be read is read again by a press", async () => {
  const server = openDeskServer({ [OPEN]: () => Promise.reject(new TypeError("Failed to fetch")) });
  open();
  expect(
    await screen.findByRole("heading", { name: "The invitation could not be read" }),
  ).toBeVisible();
  expect(screen.queryByText(/cannot be used/)).toBeNull();
  server.answer(OPEN, () => ({
    email: "bina@example.com",
    role: "staff",
    expiresAt: "2027-03-31T10:00:00.000Z",
    secret: "JBSWY3DPEHPK3PXP",
    otpauthUrl: "otpauth://totp/Desk:bina@example.com?secret=JBSWY3DPEHPK3PXP",
  }));
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Welcome to the desk" })).toBeVisible();
});

test("an invitation that was used says what to do", async () => {
  openDeskServer({ [OPEN]: () => refuse(410, "used_invitation", "This link was used already.") });
  open();
  expect(
    await screen.findByRole("heading", { name: "This invitation cannot be used" }),
  ).toBeVisible();
  expect(screen.getByText(/This link was used already/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});
