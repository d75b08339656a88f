import type { CDPSession, Page } from "playwright";
import { describe, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { openDesk, screens, test, useShop } from "./fixtures.ts";

const shop = useShop({});

interface Authenticator {
  client: CDPSession;
  authenticatorId: string;
}

/** Gives the browser of a page a device with a fingerprint that is always recognized. */
const addAuthenticator = async (page: Page): Promise<Authenticator> => {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
};

const openSettings = async (page: Page): Promise<void> => {
  await page.goto(`${shop.url}/desk/settings`);
  await slowExpect(page.getByRole("heading", { level: 2, name: "Passkeys" })).toBeVisible();
};

const addPasskey = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Name of the new passkey").fill(name);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await slowExpect(page.getByText(`${name} signs you in from now on.`)).toBeVisible();
  await slowExpect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
};

const signOut = async (page: Page): Promise<void> => {
  const more = page.getByRole("button", { name: "More" });
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await slowExpect(page.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
};

/** Answers the next call to remove a passkey as the server does ten minutes after a sign-in. */
const askAgainOnce = async (page: Page): Promise<void> => {
  await page.route(
    "**/api/desk/session/passkeys/*",
    (route) =>
      route.fulfill({
        status: 403,
        json: { message: "Please enter a code.", code: "confirm_required", allowed: [] },
      }),
    { times: 1 },
  );
};

describe("a passkey", () => {
  test.for(screens)(
    "signs in, confirms that it is you, and works no more once it is removed, at $name",
    async (screen, { openPage }) => {
      const { page: owner, member } = await openDesk(openPage, shop, screen);
      await owner.close();
      const { page } = await openPage({
        origin: shop.url,
        viewport: screen.viewport,
        allowedStatuses: [401, 403],
      });
      const { client, authenticatorId } = await addAuthenticator(page);
      await page.goto(`${shop.url}/desk`);
      await page.getByLabel("E-mail address").fill(member.email);
      await page.getByLabel("Password", { exact: true }).fill(member.password);
      await page.getByLabel("Code").fill(member.recoveryCodes[0] ?? "");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await slowExpect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
      await openSettings(page);
      await addPasskey(page, "My phone");
      const { credentials } = await client.send("WebAuthn.getCredentials", { authenticatorId });
      expect(credentials).toMatchObject([{ rpId: "localhost", isResidentCredential: true }]);

      await signOut(page);
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      await slowExpect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();

      await openSettings(page);
      await slowExpect(page.getByText(/Last used/)).toBeVisible();
      await askAgainOnce(page);
      await page.getByRole("button", { name: "Remove My phone" }).click();
      const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
      await dialog.getByRole("button", { name: "Use a passkey" }).click();
      await slowExpect(page.getByText("You have no passkey yet.")).toBeVisible();
      await slowExpect(dialog).toBeHidden();
      await slowExpect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();

      await signOut(page);
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      await slowExpect(page.getByRole("alert")).toContainText("may have been removed");
    },
  );

  test("that the device does not give leaves the form as it was", async ({ openPage }) => {
    const { page: owner, member } = await openDesk(openPage, shop);
    await owner.close();
    const { page } = await openPage({ origin: shop.url });
    const { client, authenticatorId } = await addAuthenticator(page);
    await client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await page.goto(`${shop.url}/desk`);
    await page.getByLabel("E-mail address").fill(member.email);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await slowExpect(page.getByRole("alert")).toContainText("No passkey was given.");
    await slowExpect(page.getByLabel("E-mail address")).toHaveValue(member.email);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    await page.getByLabel("Code").fill(member.recoveryCodes[0] ?? "");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await slowExpect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  });
});
