import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { demoFolder } from "../folders.ts";
import { StartupError } from "../startupError.ts";
import type { CatalogueSource } from "./catalogue.types.ts";

/** Reads the demo catalogue. Throws StartupError where packages/demo is left out. */
export const readDemoCatalogue = async (folder = demoFolder): Promise<CatalogueSource> => {
  const isSource = extname(import.meta.url) === ".ts";
  const file = join(folder, isSource ? "src/catalogue.ts" : "dist/catalogue.js");
  if (!existsSync(file))
    throw new StartupError(
      "SEED is 'demo', but this installation has no demo (packages/demo): set SEED=none to open an empty shop.",
    );
  const { catalogue } = (await import(pathToFileURL(file).href)) as { catalogue: CatalogueSource };
  return catalogue;
};
