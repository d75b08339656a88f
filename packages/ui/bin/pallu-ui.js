#!/usr/bin/env node
import { writeFileSync } from "node:fs";
import { BrandError, brandStyles, readBrand } from "../dist/entries/brand.js";

const usage = `npx @pallu/ui theme light.action=#7a1fa2 dark.action=#d9a6f0 --out brand.css
  Writes a style sheet with your colours. Without --out it is printed. "Your brand" in Storybook writes the same file.`;

const [command, ...args] = process.argv.slice(2);
const at = args.indexOf("--out");
const [, file] = at === -1 ? [] : args.splice(at, 2);

if (command !== "theme" || args.length === 0 || (at !== -1 && file === undefined)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const styles = brandStyles(readBrand(args));
    if (file === undefined) process.stdout.write(styles);
    else writeFileSync(file, styles);
  } catch (error) {
    if (!(error instanceof BrandError) && error.code === undefined) throw error;
    console.error(
      error.code === undefined ? error.message : `${file} cannot be written: ${error.message}`,
    );
    process.exitCode = 1;
  }
}
