import type { Page } from "playwright";
import { expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { openDesk, screens, test, useShop } from "./fixtures.ts";

const shop = useShop({});

/** Returns what the frame of the preview shows, by its document, whose scripts are off. */
const previewOf = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector("iframe")?.contentDocument;
    const pictures = [...(shown?.images ?? [])];
    return {
      text: shown?.body?.innerText ?? "",
      theme: shown?.documentElement.dataset["theme"],
      width: shown?.documentElement.clientWidth ?? 0,
      styledBy: shown?.styleSheets.length ?? 0,
      scripts: shown?.scripts.length ?? 0,
      lost: pictures
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src),
      fonts: [...(shown?.fonts ?? [])].filter(({ status }) => status === "loaded").length,
    };
  });

const html = async (path: string): Promise<string> => (await fetch(shop.url + path)).text();

test.for(screens)(
  "the name of the shop and a section of its home are changed, seen in the shop and restored, at $name",
  async (screen, { openPage }) => {
    const { page } = await openDesk(openPage, shop, screen);
    const name = `Meera Home ${screen.viewport.width}`;
    await page.goto(`${shop.url}/desk/shop/frame`);
    await page.getByRole("textbox", { name: "Name of the shop" }).fill(name);
    await page.getByRole("button", { name: /^Save/ }).click();
    await slowExpect(page.getByText("Saved", { exact: true }).first()).toBeAttached();
    await expect.poll(() => html("/"), { timeout: 1500 }).toContain(`<title>${name}`);

    const heading = `Fresh from the press ${screen.viewport.width}`;
    await page.goto(`${shop.url}/desk/shop`);
    await page.getByRole("link", { name: "Home page", exact: true }).click();
    await page.getByRole("combobox", { name: "What to add to Sections" }).selectOption("products");
    await page.getByRole("button", { name: "Add to Sections" }).click();
    const entry = page.getByRole("group", { name: "Sections" }).locator("details[open]").last();
    await entry.getByRole("textbox", { name: "Heading" }).fill(heading);
    await entry.getByRole("combobox", { name: "Which products" }).selectOption("new-arrival");
    await page.getByRole("button", { name: /^Save/ }).click();
    await slowExpect(page.getByText("Saved", { exact: true }).first()).toBeAttached();
    await expect.poll(() => html("/"), { timeout: 1500 }).toContain(heading);

    await page.getByRole("button", { name: "Show changes" }).first().click();
    await slowExpect(page.getByRole("table", { name: "What restoring changes" })).toBeVisible();
    await page
      .getByRole("button", { name: /^Restore the version/ })
      .first()
      .click();
    await expect.poll(() => html("/"), { timeout: 5000 }).not.toContain(heading);
    await slowExpect(page.getByRole("textbox", { name: "Heading" })).toHaveCount(0);
  },
);

test.for(screens)(
  "what is typed is seen in a preview, and by shoppers once it is saved, at $name",
  async (screen, { openPage }) => {
    const { page } = await openDesk(openPage, shop, { ...screen, allowedStatuses: [422] });
    const name = `Loom ${screen.viewport.width}`;
    await page.goto(`${shop.url}/desk/shop/frame`);
    await page.getByRole("textbox", { name: "Name of the shop" }).fill(name);
    await page.getByRole("button", { name: "Show the preview" }).click();
    await slowExpect(page.getByText("The preview has all that is typed.")).toBeVisible();
    const shown = await previewOf(page);
    expect(shown.text).toContain(name);
    expect(shown).toMatchObject({ theme: "light", scripts: 0, lost: [] });
    expect(shown.fonts).toBeGreaterThan(0);
    expect(await html("/")).not.toContain(name);

    await page.getByRole("radio", { name: "Dark" }).check();
    await page.getByRole("radio", { name: "Phone" }).check();
    expect((await previewOf(page)).theme).toBe("dark");
    expect((await previewOf(page)).width).toBeLessThanOrEqual(360);
    await page.getByRole("textbox", { name: "Name of the shop" }).fill("");
    await page.getByRole("button", { name: "Update the preview" }).click();
    await slowExpect(page.getByRole("group", { name: /needs a correction/ })).toBeVisible();
    expect((await previewOf(page)).text).toContain(name);
    await page.getByRole("textbox", { name: "Name of the shop" }).fill(name);
    await page.getByRole("button", { name: /^Save/ }).click();
    await slowExpect(page.getByText("Saved", { exact: true }).first()).toBeAttached();
    await expect.poll(() => html("/"), { timeout: 1500 }).toContain(`<title>${name}`);
  },
);
