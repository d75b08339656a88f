/**
 * Cuts the interface's faces down to the letters it can show and writes them to packages/ui/src/fonts.
 * The results are committed; run this again only when a face or the alphabet changes.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const fontsDir = path.join(root, "packages/ui/src/fonts");
const licencesDir = path.join(root, "packages/ui/LICENSES");
const require = createRequire(import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const alphabet = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."–—‘’“”…•€−‹›"].join("");

const source = (family, subset, weight) =>
  require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`);

/** The rupee sign is in no Latin file; it is cut from latin-ext into a face of one glyph. */
const faces = [
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
];

const cut = async ({ out, family, subset, weight, text }) => {
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
  await writeFile(path.join(fontsDir, `${out}.woff2`), bytes);
  console.log(`${out}.woff2 ${bytes.length} bytes`);
};

await mkdir(licencesDir, { recursive: true });
for (const face of faces) await cut(face);
for (const family of ["halant", "hind-madurai"]) {
  await copyFile(
    path.join(path.dirname(require.resolve(`@fontsource/${family}/package.json`)), "LICENSE"),
    path.join(licencesDir, `${family}-OFL.txt`),
  );
}
