import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { copyRepository, runInCopy } from "./copyRepository.ts";
import { test } from "../fixtures.ts";
import { startShop } from "../startShop.ts";
import type { RunningShop } from "../startShop.ts";

/** The files of the page that `docs/page.md` shows: a heading with the name, then a block of code. */
const files = [
  ...readFileSync(fileURLToPath(new URL("../../docs/page.md", import.meta.url)), "utf8").matchAll(
    /^## `([^`]+)`\n[^]*?^```tsx?\n([^]*?)^```$/gm,
  ),
].map(([, name = "", code = ""]) => ({ name, code }));

const folder = mkdtempSync(join(tmpdir(), "pallu-new-page-"));
const routeFolder = join(folder, "apps/store/src/routes/picks");

let shop: RunningShop;
beforeAll(async () => {
  copyRepository(folder);
  await mkdir(routeFolder);
  for (const { name, code } of files) writeFileSync(join(routeFolder, name), code);
  await runInCopy(folder, "tools/storyCoverage.mjs", "--write");
  await runInCopy(folder, "tools/start.mjs", "--build-only");
  shop = await startShop({}, undefined, folder);
}, 600_000);
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a page is one folder, and one generated line of docs/components.md", () => {
  expect(readdirSync(routeFolder).toSorted()).toEqual(
    [
      "PicksPage.stories.tsx",
      "PicksPage.test.tsx",
      "PicksPage.tsx",
      "picks.firstView.ts",
      "picks.load.ts",
    ].toSorted(),
  );
  const linesOf = (root: string): string[] =>
    readFileSync(join(root, "docs/components.md"), "utf8").split("\n");
  const before = linesOf(fileURLToPath(new URL("../..", import.meta.url)));
  const added = linesOf(folder).filter((line) => !before.includes(line));
  expect(added).toEqual([expect.stringContaining("Screens/Store/Picks")]);
});

test.for([
  ["boundaries", "tools/boundaries.mjs"],
  ["style", "tools/style.mjs"],
  ["story coverage", "tools/storyCoverage.mjs"],
  ["types", "node_modules/typescript/bin/tsc", "-b", "apps/store", "--checkers", "1"],
  [
    "lint",
    "node_modules/oxlint/bin/oxlint",
    "--type-aware",
    "--deny-warnings",
    "apps/store/src/routes/picks",
  ],
  ["format", "node_modules/oxfmt/bin/oxfmt", "--check", "apps/store/src/routes/picks"],
] as const)(
  "the check of %s finds no fault in it",
  { timeout: 600_000 },
  async ([_name, file, ...args]) => {
    await runInCopy(folder, file, ...args);
  },
);

const canonical = (page: Page) => page.locator("link[rel=canonical]");
const cards = (page: Page) => page.getByRole("list", { name: "Our picks" }).getByRole("article");

/** Expects the head of the page, once each. */
const expectHead = async (page: Page, origin: string): Promise<void> => {
  await slowExpect(page).toHaveTitle("Our picks | Pallu");
  await slowExpect(canonical(page)).toHaveCount(1);
  await slowExpect(canonical(page)).toHaveAttribute("href", `${origin}/picks`);
  const description = page.locator('meta[name="description"]');
  await slowExpect(description).toHaveCount(1);
  await slowExpect(description).toHaveAttribute("content", /^Six pieces/);
};

test("its HTML has the head and the cards, and it stands in the sitemap", async ({ openPage }) => {
  const { page } = await openPage({ origin: shop.url, javaScriptEnabled: false });
  const response = await page.goto(`${shop.url}/picks`);
  expect(response?.status()).toBe(200);
  await expectHead(page, shop.url);
  await slowExpect(page.getByRole("heading", { level: 1, name: "Our picks" })).toBeVisible();
  await slowExpect(cards(page)).toHaveCount(6);
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${shop.url}/picks</loc>`);
});
