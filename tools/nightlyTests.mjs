/**
 * Tests of scale, of a static build, of a copy of the repository and of killed processes. They run at night
 * (`pnpm verify --all`), and when a command names their file.
 */
const all = [
  "e2e/catalogue/largeCatalogue.test.ts",
  "e2e/server/newPage.test.ts",
  "e2e/server/staticBuild.test.ts",
  "resilience/services/killedImport.test.ts",
];

const isNamed = (file) =>
  process.argv.some((arg) => arg.endsWith(".test.ts") && file.endsWith(arg.replace(/^\.\//, "")));

/** Those that this run leaves out. */
export const nightlyTests = process.env["NIGHTLY"] ? [] : all.filter((file) => !isNamed(file));
