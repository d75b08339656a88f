import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright";
import { slowExpect } from "../browser.ts";
import type { PageOptions } from "../browser.ts";
import type { OpenPage } from "../fixtures.ts";

export { test, useShop } from "../fixtures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The two sizes at which the desk is tried. */
export const screens = [
  { name: "360 px", viewport: { width: 360, height: 740 } },
  { name: "1280 px", viewport: { width: 1280, height: 900 } },
] as const;

/** Runs a command of the shopkeeper on a shop that is open. Returns what it printed. */
export const ops = async (dataDir: string, ...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--conditions=compiled", `${root}apps/api/dist/src/ops/main.js`, ...args],
    { cwd: root, env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir } },
  );
  return stdout;
};

/** The code of an authenticator app `steps` times 30 seconds from now. A code works once. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

export interface DeskMember {
  email: string;
  password: string;
  secret: string;
  recoveryCodes: string[];
}

export interface OpenDesk {
  page: Page;
  member: DeskMember;
}

interface DeskShop {
  url: string;
  dataDir: string;
}

let members = 0;

/** Invites a new owner by the command of the terminal, and accepts by the page that the link opens. Ends on the first page. */
export const openDesk = async (
  openPage: OpenPage,
  { url, dataDir }: DeskShop,
  { viewport, allowedStatuses = [] }: Pick<PageOptions, "viewport" | "allowedStatuses"> = {},
): Promise<OpenDesk> => {
  members += 1;
  const email = `owner${Date.now()}${members}@example.com`;
  const printed = await ops(dataDir, "desk:invite", email, "--owner");
  const [link = ""] = /https?:\/\/\S+\/desk\/invitation#\S+/.exec(printed) ?? [];
  const { page } = await openPage({
    origin: url,
    allowedStatuses,
    ...(viewport ? { viewport } : {}),
  });
  await page.goto(link.replace(/^https?:\/\/[^/]+/, url));
  await page.getByLabel("Your name").fill("Asha Rao");
  const password = "kanchi-lotus-river-47";
  await page.getByLabel("New password").fill(password);
  const secret = (await page.getByTestId("secret").textContent()) ?? "";
  await page.getByLabel("Code").fill(codeOf(secret));
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await slowExpect(page.getByRole("heading", { name: "Keep these recovery codes" })).toBeVisible();
  const recoveryCodes = await page.getByRole("listitem").allTextContents();
  await page.getByRole("button", { name: "I have saved them: open the desk" }).click();
  await slowExpect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  return { page, member: { email, password, secret, recoveryCodes } };
};
