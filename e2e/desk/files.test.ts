import { describe, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { openDesk, screens, test, useShop } from "./fixtures.ts";

const shop = useShop({});

const PRODUCT = "kanchipuram-temple-border";

interface ShownProduct {
  name: string;
  price: number;
}

/** Returns what shoppers see of the product. */
const shown = async (): Promise<ShownProduct> => {
  const response = await fetch(`${shop.url}/api/products/${PRODUCT}`);
  const body = (await response.json()) as { productName: string; productOfferPrice: number };
  return { name: body.productName, price: body.productOfferPrice };
};

const fileOf = (...lines: string[]) => ({
  name: "products.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`${lines.join("\n")}\n`),
});

describe("an import at the desk", () => {
  test.for(screens)(
    "names its fault, then is applied, then undone, at $name",
    async (screen, { openPage }) => {
      const before = await shown();
      const { page } = await openDesk(openPage, shop, screen);
      await page.goto(`${shop.url}/desk/files`);
      await slowExpect(page.getByRole("heading", { level: 1, name: "Files" })).toBeVisible();

      // The shop's own file, with one price that is none.
      const exported = await page.request.get(
        `${shop.url}/api/desk/exports/catalogue/products.csv`,
      );
      const [header = "", ...rows] = (await exported.text())
        .trim()
        .split("\r\n")
        .join("\n")
        .split("\n");
      const names = header.replace("\uFEFF", "").split(",");
      expect(names).toContain("offer_price");
      expect(rows.length).toBeGreaterThan(0);
      const choose = page.locator("input[type=file]").first();
      const columns = "id,subcategory,name,offer_price,list_price,description";
      const subcategory = (rows.find((row) => row.startsWith(`${PRODUCT},`)) ?? "").split(",")[1];
      const rowWith = (price: string): string =>
        `${PRODUCT},${subcategory},Renamed by a file,${price},20000,A text`;
      await choose.setInputFiles(fileOf(columns, rowWith("cheap")));
      await slowExpect(page.getByRole("heading", { name: "1 fault" })).toBeVisible();
      await slowExpect(page.getByText(/products\.csv, line 2, column offer_price/)).toBeVisible();

      await page.getByRole("link", { name: "Files" }).first().click();
      await slowExpect(page.getByRole("heading", { level: 1, name: "Files" })).toBeVisible();
      await choose.setInputFiles(fileOf(columns, rowWith("4321")));
      const apply = page.getByRole("button", { name: "Change 1 product" });
      await slowExpect(apply).toBeVisible();
      await slowExpect(page.getByText("Renamed by a file").first()).toBeVisible();
      expect(await shown()).toEqual(before);
      await apply.click();
      await slowExpect(page.getByText(/It can be undone until/)).toBeVisible();
      expect(await shown()).toEqual({ name: "Renamed by a file", price: 4321 });

      await page.getByRole("button", { name: "Undo this import…" }).click();
      await page.getByRole("button", { name: "Undo: restore 1 row, remove 0" }).click();
      await slowExpect(page.getByText("The import is undone.")).toBeVisible();
      expect(await shown()).toEqual(before);
    },
  );
});
