/**
 * `pnpm theme:new NAME --from classic`: adds a theme to the design system. Copies the values of another theme (classic: the
 * default one, or stylish, accessories, collection, luxury, retro), registers the new name, and prints the contrast of its
 * colours in light and dark. `--report` prints the contrast of a theme that exists and writes nothing.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { root } from "./sources.mjs";

const load = (ui, file) => import(pathToFileURL(path.join(ui, "src", file)).href);

const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** Returns the roles and colours of a palette as TypeScript. */
const paletteSource = (palette) =>
  Object.entries(palette)
    .map(([role, colour]) => {
      const parts = colour.match(/[\d.]+/g).join(", ");
      return `    ${role}: oklch(${parts}),`;
    })
    .join("\n");

/** The default theme as a file of values: both palettes in full, so that every colour can be changed. */
const classicSource = (
  name,
  { lightPalette, darkPalette },
) => `import { oklch } from "../tokens/palette.ts";
import type { ThemeValues } from "./theme.ts";

/** Started from the default theme. Delete what should stay as it is there. */
export const ${name}Values: ThemeValues = {
  base: "light",
  light: {
${paletteSource(lightPalette)}
  },
  dark: {
${paletteSource(darkPalette)}
  },
  shape: {},
};
`;

const styleSource = (name) => `import { defineTheme } from "./defineTheme.ts";
import { ${name}Values } from "./${name}.data.ts";

defineTheme("${name}", ${name}Values);
`;

const entrySource = (name) => `import "../../themes/${name}.css.ts";
import type { TemplateTheme } from "../../themes/theme.ts";

export type { TemplateTheme } from "../../themes/theme.ts";

/** The ${name} theme. The import includes its style sheet. */
export const ${name}: TemplateTheme = { name: "${name}", fonts: [] };
`;

/** Replaces a text that must be there. */
const replaced = (source, before, after) => {
  if (!source.includes(before))
    throw new Error(`${before} was not found: register the theme by hand.`);
  return source.replace(before, after);
};

/** Names the theme wherever themes are listed. */
const register = (base, name) => {
  const edit = (file, change) => {
    const at = path.join(base, file);
    if (existsSync(at)) writeFileSync(at, change(readFileSync(at, "utf8")));
  };
  edit("packages/ui/src/themes/theme.ts", (source) => {
    const [list, names] = /themeNames = \[([^\]]*)\]/.exec(source) ?? [];
    if (list === undefined)
      throw new Error("themeNames was not found: register the theme by hand.");
    return source.replace(list, `themeNames = [${names.trim().replace(/,$/, "")}, "${name}"]`);
  });
  edit("packages/ui/src/themes/themes.data.ts", (source) =>
    replaced(
      replaced(
        source,
        `import { paletteOf, themeNames`,
        `import { ${name}Values } from "./${name}.data.ts";\nimport { paletteOf, themeNames`,
      ),
      `  retro: retroValues,\n`,
      `  retro: retroValues,\n  ${name}: ${name}Values,\n`,
    ),
  );
  edit(".storybook/preview.tsx", (source) =>
    replaced(
      source,
      `import "../packages/ui/src/themes/retro.css.ts";\n`,
      `import "../packages/ui/src/themes/retro.css.ts";\nimport "../packages/ui/src/themes/${name}.css.ts";\n`,
    ),
  );
  edit(".storybook/globals.ts", (source) =>
    source.replace(/(\n +)(retro: "[^"]*",)/, `$1$2$1${name}: "${capital(name)}",`),
  );
};

/**
 * Writes a theme into a copy of the repository.
 * @param {string} base the folder of the repository
 */
export const createTheme = async (base, name, from) => {
  const ui = path.join(base, "packages/ui");
  const themes = path.join(ui, "src/themes");
  if (name === "") throw new Error("Name the theme: pnpm theme:new festive --from classic");
  if (!/^[a-z][a-z0-9]*$/.test(name) || ["light", "dark", "system", "classic"].includes(name))
    throw new Error(`${name} is no name for a theme: use lower-case letters, as in "festive".`);
  if (existsSync(path.join(themes, `${name}.data.ts`))) throw new Error(`${name} exists already.`);
  const original = path.join(themes, `${from}.data.ts`);
  if (from !== "classic" && !existsSync(original)) throw new Error(`There is no theme ${from}.`);
  const values =
    from === "classic"
      ? classicSource(name, await load(ui, "tokens/palette.ts"))
      : readFileSync(original, "utf8").replaceAll(`${from}Values`, `${name}Values`);
  const written = {
    [`themes/${name}.data.ts`]: values,
    [`themes/${name}.css.ts`]:
      from === "classic"
        ? styleSource(name)
        : readFileSync(path.join(themes, `${from}.css.ts`), "utf8")
            .replaceAll(`${from}Values`, `${name}Values`)
            .replaceAll(`./${from}.data`, `./${name}.data`)
            .replaceAll(`defineTheme("${from}"`, `defineTheme("${name}"`),
    [`entries/themes/${name}.ts`]:
      from === "classic"
        ? entrySource(name)
        : readFileSync(path.join(ui, "src/entries/themes", `${from}.ts`), "utf8").replaceAll(
            from,
            name,
          ),
  };
  for (const [file, source] of Object.entries(written))
    writeFileSync(path.join(ui, "src", file), source);
  register(base, name);
  return Object.keys(written).map((file) => `packages/ui/src/${file}`);
};

/** Returns the pairs of a theme's colours with their contrast and the one they need, weakest first. */
export const contrastOf = async (base, name) => {
  const ui = path.join(base, "packages/ui");
  const { [`${name}Values`]: values } = await load(ui, `themes/${name}.data.ts`);
  if (!values) throw new Error(`There is no theme ${name}.`);
  const { paletteOf } = await load(ui, "themes/theme.ts");
  const { contrast } = await load(ui, "tokens/contrast.ts");
  const { pairNeeds } = await load(ui, "tokens/pairs.ts");
  return ["light", "dark"].map((scheme) => {
    const palette = paletteOf(values, scheme);
    const pairs = pairNeeds.map(({ pair: [front, back], needed }) => ({
      front,
      back,
      needed,
      ratio: contrast(palette[front], palette[back]),
    }));
    return { scheme, pairs: pairs.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed) };
  });
};

const report = async (name) => {
  let failed = 0;
  for (const { scheme, pairs } of await contrastOf(root, name)) {
    const low = pairs.filter(({ ratio, needed }) => ratio < needed);
    failed += low.length;
    console.info(
      `\n${name} in ${scheme}: ${pairs.length} pairs, ${low.length} below their contrast`,
    );
    for (const { front, back, ratio, needed } of low.length > 0 ? low : pairs.slice(0, 5))
      console.info(`  ${ratio.toFixed(2)} of ${needed}:1  ${front} on ${back}`);
  }
  process.exitCode = failed > 0 ? 1 : 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = "", ...options] = process.argv.slice(2);
  const from = options[options.indexOf("--from") + 1] ?? "classic";
  try {
    if (!options.includes("--report")) {
      const files = await createTheme(root, name, options.includes("--from") ? from : "classic");
      spawnSync(
        path.join(root, "node_modules/.bin/oxfmt"),
        ["packages/ui/src/themes", "packages/ui/src/entries", ".storybook"],
        { cwd: root },
      );
      console.info(`The theme ${name} has the values of ${from}:\n  ${files.join("\n  ")}`);
      console.info("The toolbar of Storybook shows every page and component in it.");
    }
    await report(name);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
