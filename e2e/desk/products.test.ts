import sharp from "sharp";
import { describe, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { openDesk, screens, test, useShop } from "./fixtures.ts";

const shop = useShop({});

/** Draws a photo of a phone: larger than the shop stores, lying on its side. */
const photo = async (name: string, colour: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 2000, height: 1600, channels: 3, background: colour } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

describe("a new product", () => {
  test.for(screens)(
    "with three pictures, two colours and three sizes is in the shop within a second, at $name",
    async ({ viewport }, { openPage }) => {
      const { page } = await openDesk(openPage, shop, { viewport });
      const name = `Temple Silk ${viewport.width}`;
      await page.goto(`${shop.url}/desk/products`);
      await page.getByRole("link", { name: "New product" }).click();
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByLabel("Group", { exact: true }).selectOption({ index: 1 });
      await page.getByLabel("Price", { exact: true }).fill("4,850");
      await page.getByLabel(/^Description/).fill("Woven on a hand loom.");
      await page.getByLabel(/^Option beside the colour/).fill("Size");
      await page.getByRole("button", { name: "Add colour" }).click();
      await page.getByLabel("Add to every colour: Size").fill("S, M, L");
      await page.getByRole("button", { name: "Add 3 values" }).click();
      const colours = page.getByRole("region", { name: /^(?:Colour \d|Red|Blue)$/ });
      await slowExpect(colours).toHaveCount(2);
      for (const [at, colour, shade] of [
        [0, "Red", "#c2185b"],
        [1, "Blue", "#1a237e"],
      ] as const) {
        const region = colours.nth(at);
        await region.getByLabel(/^Name of the colour/).fill(colour);
        await region.getByLabel("Shade", { exact: true }).fill(shade);
        const photos = [await photo(`${colour}.jpg`, shade)];
        if (at === 0) photos.push(await photo("border.jpg", "#f9a825"));
        await region.locator("input[type=file]").first().setInputFiles(photos);
        await slowExpect(region.getByLabel("What the picture shows")).toHaveCount(photos.length);
        for (const field of await region.getByLabel("Pieces in stock", { exact: true }).all())
          await field.fill("4");
      }
      await page.getByRole("button", { name: "Add product" }).click();
      await slowExpect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      const savedAt = Date.now();
      const path = new URL(page.url()).pathname.replace("/desk/products/", "");
      const response = await fetch(`${shop.url}/product-details/${path}`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(name);
      expect(html).toContain("4,850");
      expect(Date.now() - savedAt).toBeLessThan(1000);
      const { Variants: variants } = (await (
        await fetch(`${shop.url}/api/products/${path}`)
      ).json()) as { Variants: { productOptionValue: string; productColorName: string }[] };
      expect(variants.map((each) => `${each.productColorName} ${each.productOptionValue}`)).toEqual(
        ["Red S", "Red M", "Red L", "Blue S", "Blue M", "Blue L"],
      );

      // The sale price is saved, and the stock stays as it is.
      await page.getByLabel("Price", { exact: true }).fill("4500");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await slowExpect(page.getByText(`${name} is saved`)).toBeVisible();
      await page.getByRole("link", { name: "Products" }).first().click();
      await page.getByLabel("Name, id or SKU").fill(name);
      const row = page.getByRole("row", { name: new RegExp(name) });
      await slowExpect(row).toContainText("₹4,500");
      await slowExpect(row).toContainText("24");
      await slowExpect(page.locator("[data-row-id]")).toHaveCount(1);
    },
  );
});
