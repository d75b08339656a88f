/** Opens the files of an import: the shop's own, or one of another platform. */
import { basename, join } from "node:path";
import type { TaskContext } from "../../context.ts";
import { catalogueFiles } from "../catalogue/catalogueCsv.rules.ts";
import { folderSource } from "../catalogue/catalogueFiles.ts";
import type { CatalogueSource } from "../catalogue/catalogueFiles.ts";
import { fetchRules } from "../foreignCatalogue/fetchPicture.ts";
import { identifyFile, taxOf, taxWordsOf } from "../foreignCatalogue/foreignFile.service.ts";
import type { KnownFile } from "../foreignCatalogue/foreignFile.service.ts";
import { foreignSource } from "../foreignCatalogue/foreignSource.service.ts";
import { OTHER_LANGUAGE, platformNames } from "../foreignCatalogue/foreignTable.rules.ts";
import { openPictureCache } from "../foreignCatalogue/pictureCache.ts";
import type { CatalogueImport } from "./deskImports.rules.ts";
import { importFolder, takeFile } from "./importFiles.ts";

/** Columns that a refusal names. */
const MAX_COLUMNS = 30;

/** A source of rows, and sentences on how its files are read. */
export interface OpenedSource {
  source: CatalogueSource;
  understood: () => string[];
  /** Whether it is a file of another platform, which may not say everything. */
  isForeign: boolean;
}

interface OpenFault {
  name: string;
  reason: string;
}

const unknownColumns = (columns: readonly string[]): string => {
  const more = columns.length - MAX_COLUMNS;
  const shown = `${columns.slice(0, MAX_COLUMNS).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return `this is neither a product file of ${platformNames.join(", ")} nor one of this shop (${catalogueFiles.join(", ")}). Its columns are ${shown}. ${OTHER_LANGUAGE}`;
};

interface NamedFile {
  path: string;
  name: string;
  known: KnownFile;
}

/** Returns a name for a file of another platform that cannot leave its folder. */
const plainName = (name: string): string =>
  basename(name.replaceAll("\\", "/"))
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, "-")
    .slice(-100) || "file.csv";

const openOwn = async (folder: string, files: readonly NamedFile[]): Promise<OpenedSource> => {
  const names: string[] = [];
  for (const { path, name, known } of files) {
    if (known.kind !== "own") continue;
    await takeFile(path, folder, known.file);
    names.push(
      name === known.file
        ? `${name} is one of this shop's files.`
        : `${name} is read as ${known.file}.`,
    );
  }
  return { source: folderSource(folder), understood: () => names, isForeign: false };
};

/** Opens the files of an import, or says what is wrong with one of them. */
export const openSource = async (
  { config, clock }: TaskContext,
  { id, files, options }: CatalogueImport,
): Promise<OpenedSource | OpenFault> => {
  const found: NamedFile[] = [];
  for (const file of files) {
    const path = join(importFolder(config.dataDir, id), "uploads", file.id);
    found.push({ path, name: file.name, known: await identifyFile(path) });
  }
  for (const { name, known } of found)
    if (known.kind === "unknown") return { name, reason: unknownColumns(known.columns) };
  const [first, ...others] = found;
  if (!first) return { name: "", reason: "there is no file" };
  const folder = join(importFolder(config.dataDir, id), "files");
  const table =
    first.known.kind === "own" ? undefined : "table" in first.known && first.known.table;
  const foreign = found.find(({ known }) => known.kind !== "own");
  if (foreign && others.length > 0)
    return {
      name: foreign.name,
      reason: "import it alone: only this shop's own files go together",
    };
  if (!table) {
    const seen = new Map<string, string>();
    for (const { name, known } of found) {
      if (known.kind !== "own") continue;
      const twin = seen.get(known.file);
      if (twin !== undefined)
        return { name, reason: `it is a ${known.file} like ${twin}: import one of them` };
      seen.set(known.file, name);
    }
    return openOwn(folder, found);
  }
  const path = await takeFile(first.path, folder, plainName(first.name));
  const tax = taxOf(options.tax ?? "included") ?? { addedBasisPoints: 0 };
  const cache = await openPictureCache({
    kept: join(config.dataDir, "imported-pictures"),
    folder: undefined,
    rules: fetchRules,
  });
  const source = foreignSource({
    path,
    table,
    answers: { tax, stock: options.stock, now: clock.now() },
    taxWords: taxWordsOf(tax),
    cache,
  });
  return { source, understood: () => source.report.lines(), isForeign: table.header.size > 0 };
};
