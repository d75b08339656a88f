import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import type { SharedPage } from "../fixtures.ts";

const openAt = async (sharedPage: SharedPage, path: string, width = 1280): Promise<Page> => {
  const page = await sharedPage({
    viewport: { width, height: 800 },
    reducedMotion: "reduce",
  });
  await gotoSettled(page, url + path);
  return page;
};

const styleOf = (
  element: Locator,
  property: "color" | "backgroundColor" | "textDecorationLine",
): Promise<string> => element.evaluate((node, name) => getComputedStyle(node)[name], property);

/** Effective opacity of an element, including its ancestors. */
const opacityOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    let opacity = 1;
    for (let each: Element | null = node; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    return opacity;
  });

const head = (page: Page): Locator => page.getByRole("banner");
const main = (page: Page): Locator => page.getByRole("main");

const logoPages: [ids: string, path: string, role: "region" | "list", name: string][] = [
  ["[HDR-49] [HOME-10]", "/", "region", "Partners"],
  ["[HOME-10] [HOME-60]", "/index-v3", "region", "Top Brands"],
  ["[INFO-51]", "/our-clients", "list", "Clients"],
];

test.for(logoPages)(
  "%s in the dark %s has another background and other logo files, and back: %s '%s'",
  async ([_ids, path, role, name], { sharedPage }) => {
    const page = await openAt(sharedPage, path);
    const place = page.getByRole(role, { name });
    await place.scrollIntoViewIfNeeded();
    const readStyles = async () => ({
      background: await styleOf(page.locator("body"), "backgroundColor"),
      logos: await place
        .getByRole("img")
        .filter({ visible: true })
        .evaluateAll((all) =>
          (all as HTMLImageElement[])
            // Later slides are loaded lazily.
            .filter((logo) => logo.getBoundingClientRect().right <= innerWidth)
            .map(({ alt, src, naturalWidth }) => ({ alt, src, isLoaded: naturalWidth > 0 })),
        ),
    });
    const sources = ({ logos }: Awaited<ReturnType<typeof readStyles>>) =>
      logos.map(({ src }) => src);
    await slowExpect
      .poll(async () => (await readStyles()).logos.filter(({ isLoaded }) => !isLoaded))
      .toEqual([]);
    const light = await readStyles();
    expect(light.logos.length).toBeGreaterThan(4);
    // The toggle is in the line above the header's rows, at the top of the page.
    const toggle = head(page).getByRole("button", { name: "Dark mode" });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await toggle.click();
    const dark = await readStyles();
    expect(dark.background).not.toBe(light.background);
    expect(dark.logos.map(({ alt }) => alt)).toEqual(light.logos.map(({ alt }) => alt));
    expect(dark.logos.map(({ isLoaded }) => isLoaded)).not.toContain(false);
    for (const source of sources(dark)) expect(sources(light)).not.toContain(source);
    await toggle.click();
    expect(await readStyles()).toEqual(light);
  },
);

test.for([390, 1280])(
  "[GLB-02] [CUR-03] [CUR-04] [CUR-05] [CUR-06] [HDR-50] [HDR-51] a visitor switches currency and direction, which the next page and a reload keep, and back, at %i px",
  async (width, { sharedPage }) => {
    const page = await openAt(sharedPage, "/contact", width);
    const openMenu = async (): Promise<void> => {
      if (width < 1200) await page.getByRole("button", { name: "Open menu" }).click();
    };
    const dollars = page.getByRole("switch", { name: /prices in US dollars/ });
    const mirror = page.getByRole("button", { name: "Right to left" });
    const price = main(page).getByRole("article").getByRole("insertion").first();
    const direction = (): Promise<string> =>
      page.evaluate(
        () => getComputedStyle(document.querySelector("main") ?? document.body).direction,
      );
    await openMenu();
    await slowExpect(dollars).not.toBeChecked();
    // In the task of the press.
    const press = (): Promise<string | null> =>
      dollars.evaluate((element: HTMLElement) => {
        element.click();
        return localStorage.getItem("currency");
      });
    expect(await press()).toBe("USD");
    await slowExpect(dollars).toBeChecked();
    await mirror.click();
    await slowExpect.poll(direction).toBe("rtl");
    await page.getByRole("link", { name: "Products", exact: true }).first().click();
    await slowExpect(page).toHaveURL(`${url}/allproducts`);
    await slowExpect(price).toContainText("$");
    await gotoSettled(page, `${url}/allproducts`);
    await slowExpect(price).toContainText("$");
    expect(await direction()).toBe("rtl");
    await openMenu();
    await slowExpect(dollars).toBeChecked();
    expect(await press()).toBe("INR");
    await slowExpect(price).toContainText("₹");
    await mirror.click();
    await slowExpect.poll(direction).toBe("ltr");
    await slowExpect(dollars).not.toBeChecked();
  },
);

test.for([
  ["[HOME-36] [HOME-37] [HOME-38]", "/", "New Products", "Quick Preview"],
  ["[CAT-15] [CAT-16] [CAT-17]", "/allproducts", null, "Quick View"],
] as const)(
  "%s hovering over a card of %s shows all its actions",
  async ([_ids, path, region, view], { sharedPage }) => {
    const page = await openAt(sharedPage, path);
    const place = region === null ? main(page) : page.getByRole("region", { name: region });
    const card = place
      .getByRole("article")
      .filter({ has: page.getByRole("button", { name: /^Add to Cart/ }) })
      .first();
    await card.scrollIntoViewIfNeeded();
    const add = card.getByRole("button", { name: /^Add to Cart/ });
    const quick = card.getByRole("link", { name: new RegExp(`^${view}, `) });
    const wish = card.getByRole("button", { name: /^Add to wishlist/ });
    await page.mouse.move(0, 0);
    await slowExpect
      .poll(async () => [await opacityOf(add), await opacityOf(quick)])
      .toEqual([0, 0]);
    await card.hover();
    for (const control of [add, quick, wish]) {
      await slowExpect.poll(() => opacityOf(control)).toBe(1);
      await slowExpect(control).toBeInViewport();
    }
  },
);
