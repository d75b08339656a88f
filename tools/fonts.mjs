/**
 * Cuts the faces down to the letters they can show and writes them to packages/ui/src/fonts, those of a theme to
 * packages/ui/src/themes/faces.
 * The results are committed; run this again only when a face or the alphabet changes.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const fontsDir = path.join(root, "packages/ui/src/fonts");
const themeFontsDir = path.join(root, "packages/ui/src/themes/faces");
const licencesDir = path.join(root, "packages/ui/LICENSES");
const require = createRequire(import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const alphabet = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."–—‘’“”…•€−‹›"].join("");

const source = (family, subset, weight) =>
  require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`);

/** The rupee sign is in no Latin file; it is cut from latin-ext into a face of one glyph. */
const houseFaces = [
  { out: "halant-400", family: "halant", subset: "latin", weight: 400, text: alphabet },
  { out: "halant-400-rupee", family: "halant", subset: "latin-ext", weight: 400, text: "₹" },
  { out: "halant-400-hyphen", family: "hind-madurai", subset: "latin", weight: 400, text: "-" },
  ...[400, 600].flatMap((weight) => [
    {
      out: `hind-madurai-${weight}`,
      family: "hind-madurai",
      subset: "latin",
      weight,
      text: alphabet,
    },
    {
      out: `hind-madurai-${weight}-rupee`,
      family: "hind-madurai",
      subset: "latin-ext",
      weight,
      text: "₹",
    },
  ]),
].map((face) => ({ dir: fontsDir, ...face }));

/** Display faces of the template themes. */
const themeFaces = [
  { out: "bricolage-grotesque-700", family: "bricolage-grotesque", weight: 700, text: alphabet },
  { out: "bricolage-grotesque-700-rupee", family: "bricolage-grotesque", weight: 700, text: "₹" },
  /* Marcellus has no rupee sign: prices keep the interface's face. */
  { out: "marcellus-400", family: "marcellus", weight: 400, text: alphabet },
  { out: "shrikhand-400", family: "shrikhand", weight: 400, text: alphabet },
  { out: "shrikhand-400-rupee", family: "shrikhand", weight: 400, text: "₹" },
].map((face) => ({
  dir: themeFontsDir,
  subset: face.text === "₹" ? "latin-ext" : "latin",
  ...face,
}));

const faces = [...houseFaces, ...themeFaces];

/** Storybook alone shows these, whole, from their package (`.storybook/arabic.css`). */
const storyFamilies = ["noto-naskh-arabic"];

const cut = async ({ out, dir, family, subset, weight, text }) => {
  const font = await readFile(source(family, subset, weight));
  const oneGlyph = text.length === 1;
  const options = {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: oneGlyph ? [] : ["kern", "liga", "mark", "ccmp", "locl"],
    dropTables: oneGlyph ? ["GSUB", "GPOS", "GDEF", "gasp"] : [],
  };
  const bytes = await subsetFont(font, text, options);
  const empty = await subsetFont(font, "\u{10FFFD}", options);
  if (bytes.length <= empty.length) throw new Error(`${out}: the source has none of the glyphs`);
  await writeFile(path.join(dir, `${out}.woff2`), bytes);
  console.log(`${out}.woff2 ${bytes.length} bytes`);
};

await mkdir(licencesDir, { recursive: true });
await mkdir(themeFontsDir, { recursive: true });
for (const face of faces) await cut(face);
for (const family of new Set([...faces.map((face) => face.family), ...storyFamilies])) {
  await copyFile(
    path.join(path.dirname(require.resolve(`@fontsource/${family}/package.json`)), "LICENSE"),
    path.join(licencesDir, `${family}-OFL.txt`),
  );
}
