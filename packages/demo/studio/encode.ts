import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { tallCrop } from "../../../apps/api/src/modules/catalogue/pictures.rules.ts";
import type { PictureEntry } from "../../../apps/api/src/modules/catalogue/pictures.rules.ts";
import { END_BYTES, isEnd } from "./ends.ts";
import { folderOf } from "./manifest.ts";
import { fingerprintOf } from "./orders.ts";
import type { Order } from "./orders.types.ts";
import { BORDER_BYTES, isBorder, isFlat, STRIP_BYTES } from "./strips.ts";

/** Version of the settings below. Change it with them, so that images encoded again get new names. */
const ENCODING = "2";

const START_QUALITY = 54;
/**
 * From this width the AVIF of a first view has 10 bits and a higher quality: with 8, the paper behind a piece shows
 * blocks.
 */
const DEEP_WIDTH = 720;
const DEEP_QUALITY = 60;
/** Fine threads take eight times as long at effort 4, for no fewer bytes. They rarely fit at a higher quality. */
const VIEW_EFFORT = 2;
const VIEW_QUALITY = 48;
const MIN_QUALITY = 15;
const QUALITY_STEP = 6;
/** How many times smaller a file gets with one step, at most. The search skips steps that cannot be enough. */
const BYTES_PER_STEP = 1.4;

/** Version of the settings of transparent images. */
const ALPHA_ENCODING = "1";

/** Version of the settings of hero images. Change it with TALL_BYTES. */
const HERO_ENCODING = "1";
/** The upright crop is what a phone waits for, and phones show it at two pixels for each of the page, or more. */
const TALL_BYTES = 45_000;

const isHero = (name: string): boolean => name.startsWith("hero-");

/** Whether an image is a further view of a product, such as `khadi--ivory.border`. Cards never show one. */
const isView = (name: string): boolean => name.includes(".");

/** Cloth seen from near is all detail, and every variant has two such views. */
const VIEW_BYTES = 55_000;

/** Maximum file size in bytes, for pictures with a budget. */
export const maxBytes = (name: string, width: number): number => {
  if (name.endsWith("-tall")) return TALL_BYTES;
  return isView(name) && width === 720 ? VIEW_BYTES : Infinity;
};

interface Target {
  name: string;
  width: number;
}

/** Encodes with the highest quality within the size limit, searching downwards. */
const encodeWithin = async (image: Sharp, { name, width }: Target): Promise<Buffer> => {
  const limit = maxBytes(name, width);
  const isDeep = width >= DEEP_WIDTH && !isView(name);
  const options = { effort: isView(name) ? VIEW_EFFORT : 4, bitdepth: isDeep ? 10 : 8 } as const;
  let quality = isDeep ? DEEP_QUALITY : isView(name) ? VIEW_QUALITY : START_QUALITY;
  for (;;) {
    const content = await image
      .clone()
      .avif({ quality, ...options })
      .toBuffer();
    if (content.length <= limit || quality <= MIN_QUALITY) return content;
    const steps = Math.log(content.length / limit) / Math.log(BYTES_PER_STEP);
    quality = Math.max(MIN_QUALITY, quality - QUALITY_STEP * Math.max(1, Math.floor(steps)));
  }
};

interface DrawnOptions {
  startQuality: number;
  step: number;
  limit: number;
}
const stripOptions: DrawnOptions = { startQuality: 42, step: 6, limit: STRIP_BYTES };
const borderOptions: DrawnOptions = { ...stripOptions, limit: BORDER_BYTES };
const endOptions: DrawnOptions = { startQuality: 48, step: 2, limit: END_BYTES };

const drawnOptionsOf = (order: Order): DrawnOptions => {
  if (isEnd(order.name)) return endOptions;
  return isBorder(order) ? borderOptions : stripOptions;
};

/** Encodes as one AVIF file. More effort than 2 takes eight times as long for the same size. */
const encodeDrawn = async (
  image: Sharp,
  { startQuality: start, step, limit }: DrawnOptions,
): Promise<Buffer> => {
  for (let quality = start; ; quality -= step) {
    const content = await image.clone().avif({ quality, effort: 2 }).toBuffer();
    if (content.length <= limit || quality <= MIN_QUALITY) return content;
  }
};

const encodingOf = ({ name, isTransparent }: Order): string => {
  if (isHero(name)) return `${ENCODING}.${HERO_ENCODING}`;
  return isTransparent ? `${ENCODING}.${ALPHA_ENCODING}` : ENCODING;
};

/** Crops a hero image upright. Its subject is right of the centre. */
const portraitCropOf = (master: Buffer, { width, height }: Order): Sharp => {
  const cut = Math.round((height * tallCrop.width) / tallCrop.height);
  const start = Math.min(width - cut, Math.round(width * 0.67 - cut / 2));
  return sharp(master)
    .extract({ left: start, top: 0, width: cut, height })
    .resize(tallCrop.width, tallCrop.height);
};

/** Writes the picture of an order as one AVIF file, its master. Returns its entry for the manifest. */
export const encode = async (order: Order, masterFile: string): Promise<PictureEntry> => {
  const master = await readFile(masterFile);
  const { name, width, height, isTransparent } = order;
  const hash = createHash("sha256")
    .update(encodingOf(order))
    .update(master)
    .digest("hex")
    .slice(0, 8);
  const base = `${name}.${width}x${height}.${hash}`;
  const folder = folderOf(name);
  await mkdir(folder, { recursive: true });
  const write = (file: string, content: Buffer): Promise<void> =>
    writeFile(new URL(`${file}.avif`, folder), content);
  const fingerprint = fingerprintOf(order);
  if (isFlat(order) || isEnd(name)) {
    await write(base, await encodeDrawn(sharp(master), drawnOptionsOf(order)));
    // Nobody makes a woven end in other formats: browsers without AVIF do without it.
    return { file: `${base}.${isEnd(name) ? "avif" : "webp"}`, fingerprint };
  }
  const image = isTransparent ? sharp(master) : sharp(master).removeAlpha();
  await write(base, await encodeWithin(image, { name, width }));
  if (isHero(name)) {
    const tall = portraitCropOf(master, order).removeAlpha();
    await write(
      `${base}-tall`,
      await encodeWithin(tall, { name: `${name}-tall`, width: tallCrop.width }),
    );
  }
  return { file: `${base}.webp`, fingerprint };
};
