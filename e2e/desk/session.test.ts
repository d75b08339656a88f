import { describe, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { codeOf, openDesk, screens, test, useShop } from "./fixtures.ts";

const shop = useShop({});

const pageAt = async (path: string): Promise<{ status: number; html: string }> => {
  const response = await fetch(shop.url + path);
  return { status: response.status, html: (await response.text()).replaceAll(path, "/x") };
};

describe("the desk", () => {
  test("is the page of any unknown address until somebody was invited", async () => {
    expect(await pageAt("/desk")).toEqual(await pageAt("/dusk"));
    expect((await pageAt("/desk")).status).toBe(404);
    expect((await fetch(`${shop.url}/api/desk/session`)).status).toBe(404);
  });

  test.for(screens)(
    "opens by an invitation, a password and a code, at $name",
    async (screen, { openPage }) => {
      const { page, member } = await openDesk(openPage, shop, screen);
      if (screen.viewport.width < 900) await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("button", { name: "Sign out" }).click();
      await slowExpect(page.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
      await page.getByLabel("E-mail address").fill(member.email);
      await page.getByLabel("Password", { exact: true }).fill(member.password);
      await page.getByLabel("Code").fill(member.recoveryCodes[0] ?? "");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await slowExpect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
      // A reload keeps the session, and loads the page's code beside it.
      const code = page.waitForRequest(/\/TodayPage-[^/]+\.js$/);
      await page.route("**/api/desk/session", async (route) => {
        await code;
        await route.continue();
      });
      await page.reload();
      await slowExpect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    },
  );

  test("says that a code is wrong, and keeps address and password", async ({ openPage }) => {
    const { page: owner, member } = await openDesk(openPage, shop);
    await owner.close();
    const { page } = await openPage({ origin: shop.url, allowedStatuses: [401] });
    await page.goto(`${shop.url}/desk`);
    await page.getByLabel("E-mail address").fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    // A code of an app whose clock is an hour off.
    await page.getByLabel("Code").fill(codeOf(member.secret, 120));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await slowExpect(page.getByRole("alert")).toContainText("code");
    await slowExpect(page.getByLabel("E-mail address")).toHaveValue(member.email);
    await slowExpect(page.getByLabel("Password", { exact: true })).toHaveValue(member.password);
    await slowExpect(page.getByLabel("Code")).toHaveValue("");
  });
});

test("says that it is being loaded when its script does not come", async ({ openPage }) => {
  await (await openDesk(openPage, shop)).page.close();
  const { page } = await openPage({ origin: shop.url, ignoresConsole: true });
  await page.route("**/desk/assets/index-*.js", (route) => route.abort(), { times: 1 });
  await page.goto(`${shop.url}/desk`);
  await slowExpect(page.getByText("The desk is being loaded.")).toBeVisible();
  await page.reload();
  await slowExpect(page.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
  await slowExpect(page.getByText("The desk is being loaded.")).toHaveCount(0);
});

test("a page of the shop has no link to the desk, and no file of it", async () => {
  for (const path of ["/", "/allproducts", "/login"]) {
    const { html } = await pageAt(path);
    expect(html).not.toMatch(/desk/i);
  }
  expect(await (await fetch(`${shop.url}/robots.txt`)).text()).not.toMatch(/desk/i);
});
