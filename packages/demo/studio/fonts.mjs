/**
 * Subsets the fonts to the required characters and writes them to packages/ui/src/fonts, those of themes to
 * packages/ui/src/themes/fonts. The results are committed. Run it again only when a font or the character set changes.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { graft } from "./fonts.graft.mjs";
import { root } from "../../../tools/sources.mjs";

const fontsDir = path.join(root, "packages/ui/src/fonts");
const themeFontsDir = path.join(root, "packages/ui/src/themes/fonts");
const licencesDir = path.join(root, "packages/ui/LICENSES");
const require = createRequire(import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const alphabet = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."–—‘’“”…•€−‹›".split("")].join("");

const source = (family, subset, weight) =>
  require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`);

const rupeeOf = (family) => ({ character: "₹", family, subset: "latin-ext" });

/** Each font is one file, so that it never loads partially. Missing glyphs are grafted from another font. */
const brandFonts = [
  {
    out: "halant-400",
    family: "halant",
    weight: 400,
    grafts: [
      rupeeOf("halant"),
      /* Halant's own hyphen is as wide as a dash. */
      { character: "-", family: "hind-madurai", subset: "latin" },
    ],
  },
  ...[400, 600].map((weight) => ({
    out: `hind-madurai-${weight}`,
    family: "hind-madurai",
    weight,
    grafts: [rupeeOf("hind-madurai")],
  })),
].map((font) => ({ dir: fontsDir, ...font }));

/** Display fonts of the template themes. */
const themeFonts = [
  {
    out: "bricolage-grotesque-700",
    family: "bricolage-grotesque",
    weight: 700,
    grafts: [rupeeOf("bricolage-grotesque")],
  },
  /* Marcellus has no rupee sign, so prices use the body font. */
  { out: "marcellus-400", family: "marcellus", weight: 400, grafts: [] },
  { out: "shrikhand-400", family: "shrikhand", weight: 400, grafts: [rupeeOf("shrikhand")] },
].map((font) => ({ dir: themeFontsDir, ...font }));

const fonts = [...brandFonts, ...themeFonts];

/** Only Storybook uses these, unsubsetted from their package (`.storybook/arabic.css`). */
const STORYBOOK_FAMILIES = ["noto-naskh-arabic"];

const features = ["kern", "liga", "mark", "ccmp", "locl"];

const subsetToAlphabet = (font) =>
  subsetFont(font, alphabet, { targetFormat: "truetype", noHinting: true, keepFeatures: features });

const glyphOf = async ({ character, family, subset }, weight) =>
  subsetFont(await readFile(source(family, subset, weight)), character, {
    targetFormat: "truetype",
    noHinting: true,
    keepFeatures: [],
  });

const writeFont = async ({ out, dir, family, weight, grafts }) => {
  let font = await subsetToAlphabet(await readFile(source(family, "latin", weight)));
  let text = alphabet;
  for (const given of grafts) {
    font = graft(font, await glyphOf(given, weight), given.character);
    text += given.character;
  }
  const bytes = await subsetFont(font, text, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: features,
  });
  await writeFile(path.join(dir, `${out}.woff2`), bytes);
  console.info(`${out}.woff2 ${bytes.length} bytes`);
};

await mkdir(licencesDir, { recursive: true });
await mkdir(themeFontsDir, { recursive: true });
for (const font of fonts) await writeFont(font);
for (const family of new Set([...fonts.map((font) => font.family), ...STORYBOOK_FAMILIES])) {
  await copyFile(
    path.join(path.dirname(require.resolve(`@fontsource/${family}/package.json`)), "LICENSE"),
    path.join(licencesDir, `${family}-OFL.txt`),
  );
}
