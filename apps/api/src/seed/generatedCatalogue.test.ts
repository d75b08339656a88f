import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openOpsShop } from "../testing/opsCaller.ts";
import type { OpsShop } from "../testing/opsCaller.ts";
import { readDemoCatalogue } from "./demoCatalogue.ts";
import { generateCatalogue } from "./generatedCatalogue.ts";

const catalogue = await readDemoCatalogue();

let shop: OpsShop;
beforeEach(async () => {
  shop = await openOpsShop();
});
afterEach(() => shop.close());

test.each([false, true])(
  "a generated catalogue can be imported as it is, with sizes: %s",
  async (hasSizes) => {
    const folder = join(shop.folder, "generated");
    await mkdir(folder);
    const { subcategories, products, variants } = generateCatalogue(catalogue, 130, 1, {
      hasSizes,
    });
    await writeFile(join(folder, "subcategories.csv"), [...subcategories()].join(""));
    await writeFile(join(folder, "products.csv"), [...products()].join(""));
    await writeFile(join(folder, "variants.csv"), [...variants()].join(""));
    const { code, lines } = await shop.ops("catalogue:import", folder);
    expect(lines[1]).toBe("Products: 130 new, 0 changed, 0 as they were.");
    expect(code).toBe(0);
  },
);

test("the same seed makes the same catalogue, and another one another", () => {
  const linesOf = (seed: number) => [...generateCatalogue(catalogue, 60, seed).products()].join("");
  expect(linesOf(7)).toBe(linesOf(7));
  expect(linesOf(7)).not.toBe(linesOf(8));
});
