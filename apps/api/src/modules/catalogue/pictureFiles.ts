import { createHash } from "node:crypto";
import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { derivedName, pictureWidths, tallCrop } from "./pictures.rules.ts";

/** Version of the settings below. Increase it when they change, so that images encoded again get new names. */
const ENCODING = "import-1";

/** Maximum stored width in px, and minimum width of a source. */
const WIDEST = 1440;
const NARROWEST = 320;

type Type = "avif" | "webp";

const startQuality: Record<Type, number> = { avif: 54, webp: 79 };
const LOWEST = 15;

/** Width of a product card in px, and its maximum file size. */
const card = { width: 480, bytes: 20_000 } as const;

/** An image to store, identified by its content so that duplicates are encoded once. */
export interface PlannedPicture {
  source: string;
  /** `{name}.{width}x{height}.{hash8}` */
  base: string;
  width: number;
  height: number;
}

export const fileOf = ({ base }: Pick<PlannedPicture, "base">): string => derivedName(base, "webp");

/** Brands of ISO media files with HEVC pictures, which phones write. */
const heic = /^ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)/;

/** Whether the file is a HEIC picture. AVIF is of the same family and names itself among its brands. */
const isHeic = (content: Buffer): boolean => {
  const start = content.toString("latin1", 4, 64);
  return heic.test(start) && !start.includes("avif");
};

/** Returns the reason for which an image cannot be decoded, in words for a shopkeeper. */
const decodeFault = (content: Buffer, message: string): string => {
  if (isHeic(content))
    return "it is a HEIC picture, as phones take them: open it in a picture program and save it as JPEG";
  if (/pixel limit|too large|exceeds/i.test(message))
    return "it has too many pixels: make it smaller, such as 1440 by 1800 pixels";
  return "it cannot be read as a picture: copy it again, or save it as JPEG";
};

/** The WebP file is written last, so its presence means that all sizes exist. */
const isThere = async (folder: string, { base }: PlannedPicture): Promise<boolean> =>
  access(join(folder, derivedName(base, "webp"))).then(
    () => true,
    () => false,
  );

/**
 * Decodes an image whole, unless its encoded files exist in the folder `encoded`. Throws an Error with a message for a
 * shopkeeper when it is unusable.
 */
export const planPicture = async (
  source: string,
  name: string,
  encoded?: string,
): Promise<PlannedPicture> => {
  const content = await readFile(source);
  if (content.length === 0) throw new Error("the file is empty: copy it again");
  const found = await sharp(content)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(decodeFault(content, (error as Error).message));
    });
  if (isHeic(content)) throw new Error(decodeFault(content, ""));
  const { width, height } = found.autoOrient;
  if (width < NARROWEST) throw new Error(`it is ${width} pixels wide; ${NARROWEST} are the least`);
  const kept = Math.min(width, WIDEST);
  const hash = createHash("sha256").update(ENCODING).update(content).digest("hex").slice(0, 8);
  const size = { width: kept, height: Math.round((height * kept) / width) };
  const picture = { source, base: `${name}.${size.width}x${size.height}.${hash}`, ...size };
  if (encoded !== undefined && (await isThere(encoded, picture))) return picture;
  await sharp(content)
    .resize(NARROWEST)
    .raw()
    .toBuffer()
    .catch(() => {
      throw new Error("the file is not complete: copy it again");
    });
  return picture;
};

const sizesOf = (full: number): (number | undefined)[] => [
  ...pictureWidths.filter((width) => width < full),
  undefined,
];

const encodeAt = (image: Sharp, type: Type, quality: number): Promise<Buffer> =>
  type === "avif"
    ? image.clone().avif({ quality, effort: 4 }).toBuffer()
    : image.clone().webp({ quality, effort: 5 }).toBuffer();

/** Encodes with the highest quality within the size limit, searching downwards. */
const encodeWithin = async (image: Sharp, type: Type, limit: number): Promise<Buffer> => {
  for (let quality = startQuality[type]; ; quality -= 6) {
    const content = await encodeAt(image, type, quality);
    if (content.length <= limit || quality <= LOWEST) return content;
  }
};

const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  await writeFile(`${file}.unfinished`, content);
  await rename(`${file}.unfinished`, file);
};

const openImage = (picture: PlannedPicture): Sharp =>
  sharp(picture.source).autoOrient().flatten({ background: "#ffffff" }).toColourspace("srgb");

/** Writes the upright crop of a hero image for narrow screens. */
export const encodeHeroCrop = async (folder: string, picture: PlannedPicture): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const { base } = picture;
  const tall = await openImage(picture)
    .resize({ ...tallCrop, fit: "cover" })
    .png()
    .toBuffer();
  for (const size of sizesOf(tallCrop.width)) {
    const sized = size === undefined ? sharp(tall) : sharp(tall).resize(size);
    const file = join(folder, derivedName(`${base}-tall`, "avif", size));
    await writeWhole(file, await encodeAt(sized, "avif", startQuality.avif));
  }
};

/** Writes every size of an image as AVIF, and the full size as WebP. Returns false when they exist already. */
export const encodePicture = async (folder: string, picture: PlannedPicture): Promise<boolean> => {
  if (await isThere(folder, picture)) return false;
  await mkdir(folder, { recursive: true });
  const { width: full, height } = picture;
  const raw = await openImage(picture)
    .resize(full, height, { fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const width of sizesOf(full)) {
    const sized = width === undefined ? sharp(raw) : sharp(raw).resize(width);
    const limit = (width ?? full) === card.width ? card.bytes : Infinity;
    const file = join(folder, derivedName(picture.base, "avif", width));
    await writeWhole(file, await encodeWithin(sized, "avif", limit));
  }
  const webp = await encodeAt(sharp(raw), "webp", startQuality.webp);
  await writeWhole(join(folder, fileOf(picture)), webp);
  return true;
};
