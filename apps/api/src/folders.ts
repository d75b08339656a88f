import { createRequire } from "node:module";
import { join } from "node:path";

// Resolved by name, because `src` and `dist/src` are at different depths.
const packageJson = createRequire(import.meta.url).resolve("@pallu/api/package.json");

export const apiRoot: string = join(packageJson, "..");
export const repositoryRoot: string = join(apiRoot, "../..");
/** The demo, which an installation may leave out. */
export const demoFolder: string = join(repositoryRoot, "packages/demo");
