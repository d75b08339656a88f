import { existsSync } from "node:fs";
import { join } from "node:path";
import { exportCatalogue } from "../modules/catalogue/catalogueExport.service.ts";
import { importCatalogue } from "../modules/catalogue/catalogueImport.service.ts";
import type { Tally } from "../modules/catalogue/catalogueImport.rules.ts";
import { importIssueLine, fileColumns } from "../modules/catalogue/catalogueTables.rules.ts";
import { Refusal } from "./command.ts";
import type { ShopCommand } from "./command.ts";

const files = Object.keys(fileColumns);

const tallyWords = (what: string, { new: fresh, changed, same }: Tally): string =>
  `${what}: ${fresh} new, ${changed} changed, ${same} as they were.`;

/** Maximum number of errors to print. */
const MAX_ISSUES = 100;

const catalogueImport: ShopCommand = {
  kind: "shop",
  name: "catalogue:import",
  usage: "<folder> [--dry-run]",
  summary: "Reads products and variants from CSV files, with a folder of pictures.",
  details: [
    `The folder holds ${files.join(", ")} (each may be absent) and pictures/.`,
    "Rows are known by their ids: new ones are added, the others changed, orders stay as they are.",
    "An empty stock and a missing column keep what is there. Pictures (several are separated by |)",
    "become AVIF in every width; those that the shop has already are not encoded again. Every fault",
    "is named with file, line and column, and then nothing is written at all. All rows become visible at once;",
    "an import that is interrupted changes nothing and can be repeated.",
    "",
    ...Object.entries(fileColumns).flatMap(([file, { required, optional }]) => [
      `${file}: ${required.join(", ")}${optional.length > 0 ? `; if wanted ${optional.join(", ")}` : ""}`,
    ]),
  ],
  options: { "dry-run": { summary: "says what would change, and writes nothing" } },
  words: [1, 1],
  run: async ({ db, config, audit }, input, { print, progress }) => {
    const folder = input.path(input.positionals[0] ?? "");
    if (!files.some((file) => existsSync(join(folder, file))))
      throw new Refusal(`${folder} holds none of ${files.join(", ")}.`);
    const isDryRun = input.isSet("dry-run");
    const startedAt = performance.now();
    const result = await importCatalogue({
      db,
      folder,
      uploads: join(config.dataDir, "uploads"),
      isDryRun,
      onProgress: progress,
      onWritten: (tx, { subcategories, products, variants }) =>
        audit(tx, {
          target: "catalogue",
          after: {
            subcategories: subcategories.new + subcategories.changed,
            products: products.new + products.changed,
            variants: variants.new + variants.changed,
          },
        }),
    });
    if (result.kind === "refused") {
      const { issues } = result;
      const more = issues.length - MAX_ISSUES;
      throw new Refusal(
        ...issues.slice(0, MAX_ISSUES).map(importIssueLine),
        ...(more > 0 ? [`and ${more} more`] : []),
        `${issues.length} ${issues.length === 1 ? "fault" : "faults"}: nothing was written.`,
      );
    }
    const { subcategories, products, variants } = result.tally;
    if (isDryRun) print("This is a dry run: nothing was written.");
    print(tallyWords("Subcategories", subcategories));
    print(tallyWords("Products", products));
    print(tallyWords("Variants", variants));
    print(`Pictures: ${result.pictures} from the folder, ${result.encoded} encoded.`);
    print(`${result.rows} rows in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  },
};

const catalogueExport: ShopCommand = {
  kind: "shop",
  name: "catalogue:export",
  usage: "<folder> [--pictures]",
  summary: "Writes products and variants as the CSV files that catalogue:import reads.",
  options: { pictures: { summary: "copies the full size of every picture, too" } },
  words: [1, 1],
  run: async ({ db, config }, input, { print, progress }) => {
    const folder = input.path(input.positionals[0] ?? "");
    if (files.some((file) => existsSync(join(folder, file))))
      throw new Refusal(`${folder} holds a catalogue already: choose another folder.`);
    const { products, variants, pictures } = await exportCatalogue({
      db,
      folder,
      uploads: join(config.dataDir, "uploads"),
      withPictures: input.isSet("pictures"),
      onProgress: progress,
    });
    print(`Wrote ${products} products and ${variants} variants to ${folder}.`);
    if (pictures > 0) print(`Copied ${pictures} pictures.`);
  },
};

export const catalogueCommands: readonly ShopCommand[] = [catalogueImport, catalogueExport];
