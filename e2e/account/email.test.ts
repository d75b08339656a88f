import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { logIn, openAccount, reopenAccount } from "../account.ts";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, useShop } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";
import { freePort } from "../../tools/freePort.mjs";

const shop = useShop(async () => {
  const port = String(await freePort());
  return { PORT: port, PUBLIC_URL: `http://localhost:${port}` };
});

/** Decodes the text of a mail file. */
const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const mailsTo = async (email: string): Promise<string[]> => {
  const folder = join(shop.dataDir, "outbox");
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    files.toSorted().map((file) => readFile(join(folder, file), "utf8")),
  );
  return mails.filter((mail) => mail.includes(`\nTo: ${email}\r\n`)).map(decoded);
};

/** Finds a pattern in the newest mail to an address. */
const fromMail = async (email: string, pattern: RegExp): Promise<string> => {
  const find = async () =>
    (await mailsTo(email)).map((mail) => pattern.exec(mail)?.[1]).findLast(Boolean) ?? "";
  await slowExpect.poll(find, { message: `a mail to ${email}` }).not.toBe("");
  return find();
};

const proofLink = (email: string) =>
  fromMail(email, /Subject: Confirm your email address[^]*?(http\S+prove-email\?code=\d{6})/);
const undoLink = (email: string) => fromMail(email, /(http\S+undo-email\?token=[\w-]{43})/);

/** Follows a mail's link, as a cross-site navigation. */
const followFromMail = async (page: Page, link: string): Promise<void> => {
  await page.goto(`data:text/html,${encodeURIComponent(`<a href="${link}">Link</a>`)}`);
  await page.getByRole("link", { name: "Link" }).click();
};

/** Opens an account with a confirmed email address. */
const openProved = async (openPage: OpenPage) => {
  const account = await openAccount(shop.url);
  const opened = await openPage({ origin: shop.url, storageState: account.storageState });
  const { page } = opened;
  await account.call("POST", `/api/users/${account.id}/email-code`);
  await followFromMail(page, await proofLink(account.email));
  await page.getByRole("button", { name: "Confirm" }).click();
  await slowExpect(
    page.getByRole("heading", { name: "Your email address is confirmed" }),
  ).toBeVisible();
  return { account, ...opened };
};

describe("an address that somebody else changed", () => {
  test("is restored by the link in its mail, which ends other sessions and lets the owner set a password", async ({
    openPage,
  }) => {
    const { account, page } = await openProved(openPage);
    const stolen = "thief.of.meera@example.com";
    page.on("dialog", (dialog) => void dialog.accept());
    await gotoSettled(page, `${shop.url}/edit-account`);
    await page.getByLabel("Email").fill(stolen);
    const alerted = page.waitForEvent("dialog");
    await page.getByRole("button", { name: "Save Change" }).click();
    expect((await alerted).message()).toBe("✅ Profile updated successfully!");
    await followFromMail(page, await proofLink(stolen));
    await page.getByRole("button", { name: "Confirm" }).click();
    await slowExpect(
      page.getByRole("heading", { name: "Your email address is confirmed" }),
    ).toBeVisible();

    const phone = await openPage({ origin: shop.url });
    await followFromMail(phone.page, await undoLink(account.email));
    await slowExpect(
      phone.page.getByRole("heading", { name: "Take your account back" }),
    ).toBeVisible();
    await phone.page.getByRole("button", { name: "Undo the change" }).click();
    await slowExpect(
      phone.page.getByRole("heading", { name: "Your email address is back" }),
    ).toBeVisible();
    await expect(reopenAccount(shop.url, stolen)).rejects.toThrow("401");
    await expect(reopenAccount(shop.url, account.email)).rejects.toThrow("401");

    const mine = "my-own-new-password";
    await phone.page.getByLabel("New password").fill(mine);
    await phone.page.getByRole("button", { name: "Set the password" }).click();
    await slowExpect(
      phone.page.getByRole("heading", { name: "Your new password is set" }),
    ).toBeVisible();
    await phone.page.getByRole("link", { name: "Log in" }).click();
    await phone.page.waitForURL(`${shop.url}/login`);
    await phone.page.goto(`${shop.url}/login`);
    await logIn(phone.page, account.email, mine);
    await phone.page.waitForURL(`${shop.url}/`);
  });
});
