import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type {
  PictureEntry,
  PictureManifest,
} from "../../../apps/api/src/modules/catalogue/pictures.rules.ts";
import {
  closeUpsFolder,
  contentFolder,
  filesOfPicture,
  folderOf,
  samplesFolder,
} from "./manifest.ts";
import type { Order } from "./orders.types.ts";

/** Images of the store's fixed texts, which work with any API: file without extension, and source image. */
const copies: Record<string, string> = {
  "banner-first": "hero-1",
  "banner-second": "hero-3",
};

/** The twelve samples of the specification show the first image of their product's first variant. */
const samples = [
  "banarasi-katan-butti--magenta",
  "bandhani-gajji--kumkum",
  "chanderi-ashrafi-butti--blush",
  "chettinad-kattam--mustard",
  "dabu-indigo-kurti--indigo",
  "handloom-plain-kurti--mustard",
  "ikat-straight-kurti--peacock",
  "kanchipuram-temple-border--rani-pink",
  "lucknow-chikankari-kurti--powder-pink",
  "paithani-mor--brinjal",
  "pochampally-ikat-silk--indigo",
  "sanganer-block-kurti--ivory",
];

/** The furniture of the template homes, likewise. */
const furniture = [
  "arched-wall-mirror--mango",
  "brass-table-lamp--ivory",
  "cane-dining-chair--teak",
  "coimbatore-two-seater--mustard",
  "handloom-strap-watch--arakku-maroon",
  "ikat-armchair--indigo",
  "ikat-cushion-cover--indigo",
  "ikat-floor-lamp--indigo",
  "jaipur-blue-pottery-vase--cobalt",
  "khurja-tall-vase--terracotta",
  "round-side-table--mango",
  "sheesham-dressing-table--sheesham",
  "teak-almirah--teak",
  "teak-writing-table--teak",
];

const allCopies = [
  ...Object.entries(copies),
  ...[...samples, ...furniture].map((name) => [name.replace(/--.*/, ""), name] as const),
];

/** Pictures of the home page's categories: views of 4:5, one cropped to the fabric. */
const closeUps: readonly { kind: string; name: string; scale?: number }[] = [
  { kind: "silk", name: "kanchipuram-bridal-jaal--kumkum.border" },
  { kind: "ready", name: "ikat-straight-kurti--peacock.detail", scale: 2.5 },
  { kind: "celebrity", name: "leheriya-chiffon--rani-pink.border" },
  { kind: "party", name: "banarasi-jangla--bottle-green.border" },
];

const masterOf = (name: string, entry: PictureEntry): string =>
  fileURLToPath(new URL(filesOfPicture(name, entry)[0] ?? "", folderOf(name)));

/** Updates the close-ups and their list. `scale` enlarges the lower middle of the source. */
const refreshCloseUps = async (manifest: PictureManifest): Promise<void> => {
  const files: { name: string; kind: string; content: Buffer }[] = [];
  for (const { kind, name, scale = 1 } of closeUps) {
    const entry = manifest[name];
    const source = entry && masterOf(name, entry);
    if (!source || !existsSync(source)) return;
    const [width, height] = [Math.round(480 * scale), Math.round(600 * scale)];
    const content = await sharp(source)
      .resize(width, height)
      .extract({ left: Math.round((width - 480) / 2), top: height - 600, width: 480, height: 600 })
      .avif({ quality: 46, effort: 6 })
      .toBuffer();
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
    files.push({ name: `category-${kind}.480x600.${hash}`, kind, content });
  }
  await rm(closeUpsFolder, { recursive: true, force: true });
  await mkdir(closeUpsFolder);
  for (const { name, content } of files)
    await writeFile(new URL(`${name}.avif`, closeUpsFolder), content);
  const rows = files.map(({ kind, name }) => `  ${kind}: "/assets/pictures/${name}.webp",`);
  await writeFile(
    new URL("categoryPictures.ts", contentFolder),
    [
      "/** Close-ups of cloth for the category strip, 480 × 600, written by `pnpm pictures`. */",
      "export const categoryPictures = {",
      ...rows,
      "} as const;",
      "",
    ].join("\n"),
  );
};

/** Updates the copies from the studio's images. */
export const refreshStoreCopies = async (
  orders: readonly Order[],
  manifest: PictureManifest,
): Promise<void> => {
  for (const [copy, name] of allCopies) {
    const entry = manifest[name];
    const order = orders.find((each) => each.name === name);
    if (!order || !entry) continue;
    const source = masterOf(name, entry);
    if (!existsSync(source)) continue;
    const size = order.width > order.height ? [1200, 675] : [480, 600];
    await sharp(source)
      .resize(...size)
      .webp({ quality: 76, effort: 5 })
      .toFile(fileURLToPath(new URL(`${copy}.webp`, samplesFolder)));
  }
  await refreshCloseUps(manifest);
};
