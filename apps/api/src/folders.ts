import { createRequire } from "node:module";
import { join } from "node:path";

const manifest = createRequire(import.meta.url).resolve("@pallu/api/package.json");

/** The folder of this package, for its source (`src`) and for its compiled modules (`dist/src`). */
export const apiRoot: string = join(manifest, "..");
export const repositoryRoot: string = join(apiRoot, "../..");
