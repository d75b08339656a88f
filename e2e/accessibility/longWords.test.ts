import type { Page } from "playwright";
import { expect } from "vitest";
import { mailPreviews } from "../../apps/api/src/modules/mail/mailPreviews.ts";
import { logIn } from "../account.ts";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, userSeven, useShop, withStored } from "../fixtures.ts";
import { startHostileHost } from "../hostileHost.ts";
import { hostScreens } from "../screens.ts";

/** Words without a place to break, as shopkeepers and shoppers type them. Each gets a line of its own. */
const words = [
  "Handgefertigte Donaudampfschifffahrtsgesellschaftskapitänsmütze aus Wollfilz",
  "Men/Women/Kids/Unisex/Trekking/Hiking/Outdoor-boots",
  "https://www.google.com/maps/place/Gandhipuram/@11.0168445,76.9558321,15z",
  "क".repeat(50),
  "ب".repeat(60),
  "w".repeat(200),
]
  .toReversed()
  .join(" ");

const shop = useShop({ LOG_LEVEL: "silent" }, () => startHostileHost(() => words));

/** Pixels by which the page is wider than the window. */
const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    return root.scrollWidth - root.clientWidth;
  });

test(
  "a word without a place to break widens no page",
  { timeout: 240_000 },
  async ({ openPage }) => {
    const found: string[] = [];
    for (const dir of ["ltr", "rtl"]) {
      const { page } = await openPage({
        origin: shop.url,
        ignoresConsole: true,
        allowedStatuses: [404, 409],
        storageState: withStored(shop.url, { ...userSeven(words), dir }),
      });
      for (const path of [...hostScreens, "/allproducts?q=boots"]) {
        await gotoSettled(page, shop.url + path);
        for (const width of [320, 360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const over = await excessWidth(page);
          if (over > 0) found.push(`${path} at ${width} px, ${dir}: ${over} px too wide`);
        }
      }
    }
    expect(found).toEqual([]);
  },
);

test("the open search breaks a word without a place to break", async ({ openPage }) => {
  const { page } = await openPage({
    origin: shop.url,
    ignoresConsole: true,
    viewport: { width: 320, height: 640 },
    storageState: withStored(shop.url, {
      "recent-searches": JSON.stringify([{ term: words }]),
    }),
  });
  await gotoSettled(page, `${shop.url}/allproducts`);
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  /** Scroll containers, by their class names, that are narrower than their content. */
  const tooNarrow = (): Promise<string[]> =>
    dialog.evaluate((element) =>
      [element, ...element.querySelectorAll("*")]
        .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowX))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((each) => each.getAttribute("class") ?? each.localName),
    );
  await slowExpect(dialog.getByRole("button", { name: words }).first()).toBeVisible();
  expect([await excessWidth(page), await tooNarrow()]).toEqual([0, []]);
  await dialog.getByRole("combobox").fill(words);
  await slowExpect(dialog.getByRole("option").first()).toBeVisible();
  expect([await excessWidth(page), await tooNarrow()]).toEqual([0, []]);
});

test("a notice breaks a word without a place to break", async ({ openPage }) => {
  const { page } = await openPage({
    origin: shop.url,
    ignoresConsole: true,
    viewport: { width: 320, height: 640 },
  });
  await gotoSettled(page, `${shop.url}/login`);
  await logIn(page, "asha@example.com");
  const notice = page.getByRole("main").locator("[data-tone]").filter({ hasText: words });
  await slowExpect(notice).toBeVisible();
  expect(await notice.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await excessWidth(page)).toBe(0);
});

const htmlMails = Object.entries(mailPreviews).flatMap(([name, mail]) =>
  "html" in mail && mail.html !== undefined ? [[name, mail.html] as const] : [],
);

test.for(htmlMails)("the mail %s fits a window of 320 pixels", async ([, html], { openPage }) => {
  const { page } = await openPage({ viewport: { width: 320, height: 640 } });
  await page.setContent(html);
  expect(await excessWidth(page)).toBe(0);
});
