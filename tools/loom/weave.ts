/**
 * Weaves the pictures of the demo catalogue into apps/api/seed/pictures.
 * Only what changed is drawn: the fingerprints of the last run lie in .cache/loom.json, outside version control.
 *
 *     node --import tsx tools/loom/weave.ts [part of a file name]
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { catalogue } from "../../apps/api/seed/catalogue.ts";
import { pictureFileOf, variantIdOf } from "../../apps/api/seed/catalogue.rules.ts";
import { bannerScene, sceneOf } from "./pictures.ts";
import { render } from "./render.ts";
import type { Scene } from "./scene.ts";

const root = new URL("../../", import.meta.url);
const target = new URL("apps/api/seed/pictures/", root);
const manifestFile = new URL(".cache/loom.json", root);
const quality = { product: 55, banner: 60 };

interface Job {
  file: string;
  quality: number;
  /** Everything in the catalogue that the picture depends on. */
  input: unknown;
  scene: () => Scene;
}

const jobs = (): Job[] => [
  ...catalogue.products.flatMap((product) =>
    product.variants.flatMap((variant, index) =>
      (["front", ...variant.views] as const).map((view) => ({
        file: pictureFileOf(variantIdOf(product, variant), view),
        quality: quality.product,
        input: [
          product.id,
          product.cloth,
          index,
          view,
          variant.slug,
          variant.colour,
          variant.borderColour,
          variant.accentColour,
        ],
        scene: () => sceneOf(product, index, view),
      })),
    ),
  ),
  ...[
    { banners: catalogue.homeBanners, width: 1600 },
    { banners: catalogue.collectionBanners, width: 2100 },
  ].flatMap(({ banners, width }) =>
    banners.map(({ image, variantIds }) => ({
      file: image,
      quality: quality.banner,
      input: [
        variantIds,
        width,
        catalogue.products.map(({ id, cloth, variants }) => [
          id,
          cloth,
          variants.map((v) => [v.colour, v.borderColour, v.accentColour]),
        ]),
      ],
      scene: () => bannerScene(catalogue, variantIds, width),
    })),
  ),
];

/** One fingerprint of the loom itself: a change of the drawing code, or of its libraries, draws everything again. */
const loomPrint = async (): Promise<string> => {
  const hash = createHash("sha256").update(JSON.stringify(sharp.versions));
  const here = new URL("./", import.meta.url);
  for (const name of (await readdir(here)).toSorted())
    hash.update(await readFile(new URL(name, here)));
  return hash.digest("hex");
};

const readManifest = async (): Promise<Record<string, string>> => {
  try {
    return JSON.parse(await readFile(manifestFile, "utf8")) as Record<string, string>;
  } catch {
    return {};
  }
};

const filter = process.argv[2] ?? "";
const loom = await loomPrint();
const known = await readManifest();
await mkdir(target, { recursive: true });
await mkdir(new URL(".", manifestFile), { recursive: true });
const present = new Set(await readdir(target));
const wanted = jobs();
let drawn = 0;
for (const job of wanted) {
  if (!job.file.includes(filter)) continue;
  const print = createHash("sha256")
    .update(loom)
    .update(JSON.stringify([job.quality, job.input]))
    .digest("hex");
  if (present.has(job.file) && known[job.file] === print) continue;
  // One at a time: a picture already keeps every core busy.
  await writeFile(new URL(job.file, target), await render(job.scene(), job.quality));
  known[job.file] = print;
  await writeFile(manifestFile, JSON.stringify(known));
  drawn += 1;
}
const names = new Set(wanted.map((job) => job.file));
for (const name of present) if (!names.has(name)) await rm(new URL(name, target));
process.stdout.write(`${drawn} of ${wanted.length} pictures drawn into ${fileURLToPath(target)}\n`);
