import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Sharp } from "sharp";
import {
  derivedName,
  pictureWidths,
  tallCrop,
} from "../../apps/api/src/modules/catalogue/pictures.rules.ts";
import type { PictureEntry } from "../../apps/api/src/modules/catalogue/pictures.rules.ts";
import { folderOf } from "./manifest.ts";
import { printOf } from "./orders.ts";
import type { Order } from "./orders.ts";

/** Version of the settings below. Change it with them, so that images encoded again get new names. */
const ENCODING = "1";

type Type = "avif" | "webp" | "jpg";

const startQuality: Record<Type, number> = { avif: 54, webp: 79, jpg: 80 };
const MIN_QUALITY = 15;

/** Whether an image is a further view of a product, such as `khadi--ivory.border`. Cards never show one. */
const isView = (name: string): boolean => name.includes(".");

/** Maximum file size in bytes for sizes with a budget: a card at 480 px, a hero image at 1440 px. */
export const maxBytes = (name: string, width: number): number => {
  if (name.startsWith("hero-")) return width === 1440 ? 90_000 : Infinity;
  if (width !== 480) return Infinity;
  return isView(name) ? 40_000 : 20_000;
};

const encodeAt = (image: Sharp, type: Type, quality: number): Promise<Buffer> => {
  if (type === "avif") return image.clone().avif({ quality, effort: 4 }).toBuffer();
  if (type === "webp") return image.clone().webp({ quality, effort: 5 }).toBuffer();
  return image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
};

/** Encodes with the highest quality within the size limit, searching downwards. */
const encodeWithin = async (image: Sharp, type: Type, limit: number): Promise<Buffer> => {
  for (let quality = startQuality[type]; ; quality -= 6) {
    const content = await encodeAt(image, type, quality);
    if (content.length <= limit || quality <= MIN_QUALITY) return content;
  }
};

interface SizeOptions {
  name: string;
  base: string;
  width: number;
  image: Sharp;
}

const writeSizes = async ({ name, base, width: full, image }: SizeOptions): Promise<void> => {
  const raw = await image.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  for (const width of [undefined, ...pictureWidths.filter((each) => each < full)]) {
    const sized = width === undefined ? sharp(raw) : sharp(raw).resize(width);
    for (const type of ["avif", "webp"] as const) {
      const content = await encodeWithin(sized, type, maxBytes(name, width ?? full));
      await writeFile(new URL(derivedName(base, type, width), folderOf(name)), content);
    }
  }
};

/** Crops a hero image upright. Its subject is right of the centre. */
const portraitCropOf = (master: Buffer, { width, height }: Order): Sharp => {
  const cut = Math.round((height * tallCrop.width) / tallCrop.height);
  const start = Math.min(width - cut, Math.round(width * 0.67 - cut / 2));
  return sharp(master)
    .extract({ left: start, top: 0, width: cut, height })
    .resize(tallCrop.width, tallCrop.height);
};

/** Writes every size of an image. Returns its entry for the manifest. */
export const encode = async (order: Order, masterFile: string): Promise<PictureEntry> => {
  const master = await readFile(masterFile);
  const hash = createHash("sha256").update(ENCODING).update(master).digest("hex").slice(0, 8);
  const { name, width, height } = order;
  const base = `${name}.${width}x${height}.${hash}`;
  await mkdir(folderOf(name), { recursive: true });
  await writeSizes({ name, base, width, image: sharp(master) });
  if (name.startsWith("hero-")) {
    const jpeg = await encodeWithin(sharp(master).resize(1440), "jpg", maxBytes(name, 1440));
    await writeFile(new URL(derivedName(base, "jpg"), folderOf(name)), jpeg);
    await writeSizes({
      name,
      base: `${base}-tall`,
      width: tallCrop.width,
      image: portraitCropOf(master, order),
    });
  }
  return { file: `${base}.webp`, print: printOf(order) };
};
