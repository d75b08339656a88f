import { createHash } from "node:crypto";
import { access, mkdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Version of the settings below. Increase it when they change, so that pictures written again get new names. */
const ENCODING = "import-2";

/** Maximum stored width in px, and minimum width of a source. */
const WIDEST = 1440;
const NARROWEST = 320;

/** Other widths and formats are made from the file, so it has a higher quality than what shoppers get. */
const QUALITY = 90;

/** An image to store, identified by its content so that duplicates are encoded once. */
export interface PlannedPicture {
  source: string;
  /** `{name}.{width}x{height}.{hash8}` */
  base: string;
  width: number;
  height: number;
}

export const fileOf = ({ base }: Pick<PlannedPicture, "base">): string => `${base}.webp`;

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

const isThere = async (folder: string, picture: PlannedPicture): Promise<boolean> =>
  access(join(folder, fileOf(picture))).then(
    () => true,
    () => false,
  );

/**
 * Decodes an image whole, unless its file exists in the folder `kept`. Throws an Error with a message for a
 * shopkeeper when it is unusable.
 */
export const planPicture = async (
  source: string,
  name: string,
  kept?: string,
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
  const fullWidth = Math.min(width, WIDEST);
  const hash = createHash("sha256").update(ENCODING).update(content).digest("hex").slice(0, 8);
  const size = { width: fullWidth, height: Math.round((height * fullWidth) / width) };
  const picture = { source, base: `${name}.${size.width}x${size.height}.${hash}`, ...size };
  if (kept !== undefined && (await isThere(kept, picture))) return picture;
  await sharp(content)
    .resize(NARROWEST)
    .raw()
    .toBuffer()
    .catch(() => {
      throw new Error("the file is not complete: copy it again");
    });
  return picture;
};

/**
 * Writes the file of a picture: one WebP in its whole width, upright and without what a camera wrote beside it, such as the
 * place. Returns false when it exists already.
 */
export const writePicture = async (folder: string, picture: PlannedPicture): Promise<boolean> => {
  if (await isThere(folder, picture)) return false;
  await mkdir(folder, { recursive: true });
  const { source, width, height } = picture;
  const file = join(folder, fileOf(picture));
  await sharp(source)
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize(width, height, { fit: "fill" })
    .webp({ quality: QUALITY, effort: 1 })
    .toFile(`${file}.unfinished`);
  await rename(`${file}.unfinished`, file);
  return true;
};
