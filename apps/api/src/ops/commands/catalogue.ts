import { existsSync } from "node:fs";
import { join } from "node:path";
import { countOf } from "../../countOf.rules.ts";
import { exportCatalogue } from "../../modules/catalogue/catalogueExport.service.ts";
import { ImportStopped, importCatalogue } from "../../modules/catalogue/catalogueImport.service.ts";
import type { ImportOrder, ImportResult } from "../../modules/catalogue/catalogueImport.service.ts";
import { writtenRows } from "../../modules/catalogue/catalogueImport.rules.ts";
import type { Tally } from "../../modules/catalogue/catalogueImport.rules.ts";
import { catalogueFiles, fileColumns } from "../../modules/catalogue/catalogueCsv.rules.ts";
import { platformNames } from "../../modules/foreignCatalogue/foreignTable.rules.ts";
import { Refusal } from "../command.ts";
import type { ShopCommand, Terminal } from "../command.ts";
import { failureLine } from "../failure.ts";
import { dateTime } from "../values.ts";
import { askStock, issueLines, openSource, sourceOptions } from "./catalogueSources.ts";
import type { OpenedSource } from "./catalogueSources.ts";

const tallyWords = (what: string, { new: fresh, changed, same }: Tally): string =>
  `${what}: ${fresh} new, ${changed} changed, ${same} as they were.`;

/** Maximum number of errors to print. */
const MAX_ISSUES = 100;
/** Maximum number of pictures that a hint names. */
const MAX_NAMED = 5;

const busyWords = (run: Extract<ImportResult, { kind: "busy" }>["run"]): string =>
  run === undefined
    ? "Another import of the catalogue is running."
    : `Another import of the catalogue is running: ${run.startedBy} started it on ${dateTime(run.startedAt)}.`;

/** Returns a hint about new pictures whose shape is far from the one that pages show. */
const cutWords = (names: readonly string[]): string[] => {
  if (names.length === 0) return [];
  const more = names.length - MAX_NAMED;
  const shown = `${names.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return [
    `Hint: cards crop much of ${shown}, and the page of the product shows a margin. Best are upright pictures of 4:5, such as 1440 by 1800 pixels.`,
  ];
};

/** Imports, and says in a refusal how far an import came that failed on the way. */
const importOrStop = async (order: ImportOrder): Promise<ImportResult> => {
  try {
    return await importCatalogue(order);
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    const { done, total, cause } = error;
    throw new Refusal(
      `It failed: ${failureLine(cause)}`,
      done === 0
        ? "No product was written."
        : `${done} of ${total} variants are written. Start the same import again: it goes on where it stopped.`,
    );
  }
};

/**
 * Imports what was opened. Prints first what a file of another platform was understood as, and asks for the pieces that it does not
 * say, if there is somebody to ask.
 */
const importFrom = async (
  opened: OpenedSource,
  order: Omit<ImportOrder, "source">,
  terminal: Terminal,
): Promise<ImportResult> => {
  if (opened.kind === "own") return importOrStop({ ...order, source: opened.source });
  const importWith = async (stock: number | undefined) => {
    const source = opened.open(stock);
    return { result: await importOrStop({ ...order, source }), report: source.report };
  };
  let { result, report } = await importWith(opened.stock);
  if (result.kind === "refused") {
    const stock = await askStock(result.issues, terminal);
    if (stock !== undefined) ({ result, report } = await importWith(stock));
  }
  if (result.kind !== "busy") for (const line of report.lines()) terminal.print(line);
  return result;
};

const catalogueImport: ShopCommand = {
  kind: "shop",
  name: "catalogue:import",
  needsSpace: true,
  usage: "<folder or file> [--dry-run] [--tax included|added:<percent>] [--stock <pieces>]",
  summary: "Reads products and variants from CSV files, this shop's or another platform's.",
  details: [
    `The folder holds ${catalogueFiles.join(", ")} (each may be absent) and pictures/.`,
    "Rows are known by their ids: new ones are added, the others changed, orders stay as they are.",
    "An empty stock and a missing column keep what is there; an empty list_price is the offer price, and",
    "in variants.csv an empty price is that of the product.",
    "Pictures (several are separated by |) become AVIF in every width; those that the shop has already",
    "are not written again. Every fault is named with file, line and column, and then nothing is written",
    "at all. Products become visible one after another, each with all its rows, while the shop sells. An",
    "import that was stopped can be started again and goes on where it stopped.",
    "",
    `A product file of ${platformNames.join(", ")} is known by its header, any other is read with`,
    "--mapping. What was understood, what is dropped and what is missing is printed first. Pictures are",
    "loaded from their https addresses once and kept. A picture that cannot be loaded is a line, and its",
    "product comes with the others that it has. Prices are rupees; none is converted.",
    "",
    ...Object.entries(fileColumns).flatMap(([file, { required, optional }]) => [
      `${file}: ${required.join(", ")}${optional.length > 0 ? `; optional: ${optional.join(", ")}` : ""}`,
    ]),
  ],
  options: {
    "dry-run": { summary: "shows what would change and writes nothing" },
    ...sourceOptions,
  },
  argumentCount: [1, 1],
  run: async (context, input, terminal) => {
    const { db, ownConnection, config, clock, actor, audit } = context;
    const { print, progress } = terminal;
    const opened = await openSource(context, input, terminal);
    const dryRun = input.isSet("dry-run");
    const startedAt = performance.now();
    const order: Omit<ImportOrder, "source"> = {
      db,
      ownConnection,
      clock,
      run: { startedBy: actor.name, startedAt: clock.now() },
      uploads: join(config.dataDir, "uploads"),
      dryRun,
      onProgress: progress,
      // Each part is a transaction of its own, so the log says first that an import began.
      onStart: () => audit(db, { target: "catalogue", after: { import: "started" } }),
      onWritten: (tally) => audit(db, { target: "catalogue", after: writtenRows(tally) }),
    };
    const result = await importFrom(opened, order, terminal);
    if (result.kind === "busy")
      throw new Refusal(busyWords(result.run), "Wait until it has ended. Nothing was written.");
    if (result.kind === "refused") {
      const { issues } = result;
      const lines = issueLines(issues, opened.kind === "foreign");
      const more = lines.length - MAX_ISSUES;
      throw new Refusal(
        ...lines.slice(0, MAX_ISSUES),
        ...(more > 0 ? [`and ${more} more`] : []),
        `${countOf(issues.length, "fault")}: nothing was written.`,
      );
    }
    const { subcategories, products, variants } = result.tally;
    if (dryRun) print("This is a dry run: nothing was written.");
    print(tallyWords("Subcategories", subcategories));
    print(tallyWords("Products", products));
    print(tallyWords("Variants", variants));
    print(`Pictures: ${result.pictures} read, ${result.written} written.`);
    for (const hint of cutWords(result.cut)) print(hint);
    print(
      `${countOf(result.rows, "row")} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
    );
  },
};

const catalogueExport: ShopCommand = {
  kind: "shop",
  name: "catalogue:export",
  usage: "<folder> [--pictures]",
  summary: "Writes products and variants as the CSV files that catalogue:import reads.",
  options: { pictures: { summary: "copies the full size of every picture, too" } },
  argumentCount: [1, 1],
  run: async ({ db, config }, input, { print, progress }) => {
    const folder = input.path(input.positionals[0] ?? "");
    if (catalogueFiles.some((file) => existsSync(join(folder, file))))
      throw new Refusal(`${folder} holds a catalogue already: choose another folder.`);
    const { products, variants, pictures } = await exportCatalogue({
      db,
      folder,
      uploads: join(config.dataDir, "uploads"),
      withPictures: input.isSet("pictures"),
      onProgress: progress,
    });
    print(
      `Wrote ${countOf(products, "product")} and ${countOf(variants, "variant")} to ${folder}.`,
    );
    if (pictures > 0) print(`Copied ${countOf(pictures, "picture")}.`);
  },
};

export const catalogueCommands: readonly ShopCommand[] = [catalogueImport, catalogueExport];
