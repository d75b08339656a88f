/**
 * `pnpm catalogue:generate --products 1000000 [--out FOLDER] [--seed N] [--sizes]`: writes the files that `catalogue:import` reads,
 * with so many products made from the words, prices and pictures of the demo catalogue. The same seed makes the same
 * files. Default: 1,000 products in the folder `catalogue`, seed 1. With `--sizes` every third product has three sizes.
 */
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { catalogue } from "../src/catalogue.ts";
import { generateCatalogue } from "../../../apps/api/src/seed/generatedCatalogue.ts";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "1000" },
    out: { type: "string", default: "catalogue" },
    seed: { type: "string", default: "1" },
    sizes: { type: "boolean", default: false },
  },
});
const count = Number(values.products);
const seed = Number(values.seed);
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  console.error("The number of products and the seed are whole numbers; at least one product.");
  process.exit(2);
}
await mkdir(values.out, { recursive: true });
const generated = generateCatalogue(catalogue, count, seed, { hasSizes: values.sizes });
for (const [file, lines] of [
  ["subcategories.csv", generated.subcategories()],
  ["products.csv", generated.products()],
  ["variants.csv", generated.variants()],
] as const)
  await pipeline(Readable.from(lines), createWriteStream(join(values.out, file)));
console.info(
  `Wrote ${count} products to ${values.out}. Import them with pnpm ops catalogue:import ${values.out}`,
);
