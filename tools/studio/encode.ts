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
import { END_BYTES, isEnd } from "./ends.ts";
import { folderOf } from "./manifest.ts";
import { fingerprintOf } from "./orders.ts";
import type { Order } from "./orders.types.ts";
import { BORDER_BYTES, isBorder, isFlat, STRIP_BYTES } from "./strips.ts";

/** Version of the settings below. Change it with them, so that images encoded again get new names. */
const ENCODING = "2";

type Type = "avif" | "webp";

const startQuality: Record<Type, number> = { avif: 54, webp: 79 };
/**
 * From this width the AVIF of a first view has 10 bits and a higher quality: with 8, the paper behind a piece shows
 * blocks.
 */
const DEEP_WIDTH = 720;
const DEEP_QUALITY = 60;
/** Fine threads take eight times as long at effort 4, for no fewer bytes. They rarely fit at a higher quality. */
const VIEW_EFFORT = 2;
const viewQuality: Partial<Record<Type, number>> = { avif: 48, webp: 61 };
const MIN_QUALITY = 15;
const QUALITY_STEP = 6;
/** How many times smaller a file gets with one step, at most. The search skips steps that cannot be enough. */
const bytesPerStep: Record<Type, number> = { avif: 1.4, webp: 1.15 };

/** Version of the settings of transparent images. Change it with ALPHA_QUALITY. */
const ALPHA_ENCODING = "1";
/** The alpha channel of WebP is lossless by default, which costs bytes that no one sees. */
const ALPHA_QUALITY = 80;

/** Version of the settings of hero images. Change it with TALL_BYTES. */
const HERO_ENCODING = "1";
/** The upright crop is what a phone waits for, and phones show it at two pixels for each of the page, or more. */
const TALL_BYTES = 45_000;

const isHero = (name: string): boolean => name.startsWith("hero-");

/** Whether an image is a further view of a product, such as `khadi--ivory.border`. Cards never show one. */
const isView = (name: string): boolean => name.includes(".");

/** Cloth seen from near is all detail, and every variant has two such views. */
const viewBytes: Partial<Record<number, number>> = { 320: 14_000, 480: 30_000, 720: 55_000 };

/** Maximum file size in bytes for sizes with a budget: a card at 480 px, a further view, a hero image at 1440 px. */
export const maxBytes = (name: string, width: number): number => {
  if (name.endsWith("-tall")) return TALL_BYTES;
  if (isHero(name)) return width === 1440 ? 90_000 : Infinity;
  if (isView(name)) return viewBytes[width] ?? Infinity;
  return width === 480 ? 20_000 : Infinity;
};

interface Target {
  name: string;
  type: Type;
  width: number;
}

const isDeep = ({ name, type, width }: Target): boolean =>
  type === "avif" && width >= DEEP_WIDTH && !isView(name);

const startQualityOf = (target: Target): number => {
  const { name, type } = target;
  if (isView(name)) return viewQuality[type] ?? startQuality[type];
  return isDeep(target) ? DEEP_QUALITY : startQuality[type];
};

const encodeAt = (image: Sharp, target: Target, quality: number): Promise<Buffer> => {
  const { type } = target;
  const bitdepth = isDeep(target) ? 10 : 8;
  const effort = isView(target.name) ? VIEW_EFFORT : 4;
  if (type === "avif") return image.clone().avif({ quality, effort, bitdepth }).toBuffer();
  return image.clone().webp({ quality, alphaQuality: ALPHA_QUALITY, effort: 5 }).toBuffer();
};

/** Encodes with the highest quality within the size limit, searching downwards. */
const encodeWithin = async (image: Sharp, target: Target): Promise<Buffer> => {
  const limit = maxBytes(target.name, target.width);
  let quality = startQualityOf(target);
  for (;;) {
    const content = await encodeAt(image, target, quality);
    if (content.length <= limit || quality <= MIN_QUALITY) return content;
    const steps = Math.log(content.length / limit) / Math.log(bytesPerStep[target.type]);
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

interface SizeOptions {
  /** Name that the limit and the quality depend on. */
  name: string;
  folder: URL;
  base: string;
  width: number;
  image: Sharp;
}

const writeAvifs = async ({
  name,
  folder,
  base,
  width: full,
  image,
}: SizeOptions): Promise<void> => {
  const raw = await image.png({ compressionLevel: 1 }).toBuffer();
  for (const width of [undefined, ...pictureWidths.filter((each) => each < full)]) {
    const sized = width === undefined ? sharp(raw) : sharp(raw).resize(width);
    const content = await encodeWithin(sized, { name, type: "avif", width: width ?? full });
    await writeFile(new URL(derivedName(base, "avif", width), folder), content);
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

/** Writes an image as AVIF in every size, and as WebP for browsers without AVIF. Returns its entry for the manifest. */
export const encode = async (order: Order, masterFile: string): Promise<PictureEntry> => {
  const master = await readFile(masterFile);
  const { name, width, height, isTransparent } = order;
  const hash = createHash("sha256")
    .update(encodingOf(order))
    .update(master)
    .digest("hex")
    .slice(0, 8);
  const base = `${name}.${width}x${height}.${hash}`;
  await mkdir(folderOf(name), { recursive: true });
  if (isFlat(order) || isEnd(name)) {
    // One file is enough: browsers without AVIF do without it.
    const drawn = derivedName(base, "avif");
    await writeFile(
      new URL(drawn, folderOf(name)),
      await encodeDrawn(sharp(master), drawnOptionsOf(order)),
    );
    return { file: drawn, fingerprint: fingerprintOf(order) };
  }
  const image = isTransparent ? sharp(master) : sharp(master).removeAlpha();
  const file = derivedName(base, "webp");
  const webp = await encodeWithin(image, { name, type: "webp", width });
  await writeFile(new URL(file, folderOf(name)), webp);
  const folder = folderOf(name);
  await writeAvifs({ name, folder, base, width, image });
  if (isHero(name))
    await writeAvifs({
      name: `${name}-tall`,
      folder,
      base: `${base}-tall`,
      width: tallCrop.width,
      image: portraitCropOf(master, order).removeAlpha(),
    });
  return { file, fingerprint: fingerprintOf(order) };
};
