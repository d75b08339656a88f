import { createHash } from "node:crypto";
import { access, copyFile, mkdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Metadata } from "sharp";
import type { MadeType } from "./pictures.rules.ts";

/** Version of the settings below. Increase it when they change, so that pictures written again get new names. */
const ENCODING = "import-2";

/** Maximum stored width in px: of a picture in a frame, and of one laid flat, which shows metres of cloth. */
export const widest = { card: 1440, strip: 2880 } as const;
/** Minimum width of a source in px. */
export const NARROWEST = 320;

/** Other widths and formats are made from the file, so it has a higher quality than what shoppers get. */
const QUALITY = 90;

/** Maximum bytes of a file that is kept as it is. Shoppers get it while a width is made. */
const MAX_KEPT_BYTES = 1_000_000;

/** An image to store, identified by its content so that duplicates are encoded once. */
export interface PlannedPicture {
  source: string;
  /** `{name}.{width}x{height}.{hash8}` */
  base: string;
  width: number;
  height: number;
  shape: keyof typeof widest;
  /** The type of a file that is kept as it is. Undefined for one that is encoded. */
  keptType: MadeType | undefined;
}

/** The name that answers have. */
export const fileOf = ({ base }: Pick<PlannedPicture, "base">): string => `${base}.webp`;

/** What a picture may be, as `sharp` names it. A drawing such as SVG can name other files, and holds scripts. */
export const photoFormats: readonly string[] = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

/** Returns why a file of another format is refused, in words for a shopkeeper. */
export const formatFault = (format: string): string =>
  `its format is ${format.toUpperCase()}, which is no photo: save it as JPEG, PNG, WebP or AVIF`;

/** Brands of ISO media files with HEVC pictures, which phones write. */
const heic = /^ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)/;

/** Whether the file is a HEIC picture. AVIF is of the same family and names itself among its brands. */
export const isHeic = (content: Buffer): boolean => {
  const start = content.toString("latin1", 4, 64);
  return heic.test(start) && !start.includes("avif");
};

/** Returns the reason for which an image cannot be decoded, in words for a shopkeeper. */
export const decodeFault = (content: Buffer, message: string): string => {
  if (isHeic(content))
    return "it is a HEIC picture, as phones take them: open it in a picture program and save it as JPEG";
  if (/pixel limit|too large|exceeds/i.test(message))
    return "it has too many pixels: make it smaller, such as 1440 by 1800 pixels";
  return "it cannot be read as a picture: copy it again, or save it as JPEG";
};

/** Returns the path of the master. */
const pathOf = (folder: string, { base, keptType = "webp" }: PlannedPicture): string =>
  join(folder, `${base}.${keptType}`);

const isThere = async (folder: string, picture: PlannedPicture): Promise<boolean> =>
  access(pathOf(folder, picture)).then(
    () => true,
    () => false,
  );

/** Returns the type of a file that can be the master as it is: small, upright, opaque, and without what a camera wrote. */
const keptTypeOf = (found: Metadata, bytes: number): MadeType | undefined => {
  const { format, compression, hasAlpha, orientation = 1, pages = 1 } = found;
  const hasMore = [found.exif, found.icc, found.iptc, found.xmp].some(Boolean);
  if (hasMore || hasAlpha || orientation !== 1 || pages > 1 || bytes > MAX_KEPT_BYTES)
    return undefined;
  if (format === "webp") return "webp";
  return format === "heif" && compression === "av1" ? "avif" : undefined;
};

interface PlanOptions {
  /** Default `card`. */
  shape?: PlannedPicture["shape"];
  /** A folder in which the file may exist already. */
  kept?: string;
}

/**
 * Decodes an image whole, unless its file exists in the folder `kept`. Throws an Error with a message for a
 * shopkeeper when it is unusable.
 */
export const planPicture = async (
  source: string,
  name: string,
  { shape = "card", kept }: PlanOptions = {},
): Promise<PlannedPicture> => {
  const content = await readFile(source);
  if (content.length === 0) throw new Error("the file is empty: copy it again");
  const found = await sharp(content)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(decodeFault(content, (error as Error).message));
    });
  if (isHeic(content)) throw new Error(decodeFault(content, ""));
  if (!photoFormats.includes(found.format)) throw new Error(formatFault(found.format));
  const { width, height } = found.autoOrient;
  if (width < NARROWEST) throw new Error(`it is ${width} pixels wide; ${NARROWEST} are the least`);
  const fullWidth = Math.min(width, widest[shape]);
  const hash = createHash("sha256").update(ENCODING).update(content).digest("hex").slice(0, 8);
  const size = { width: fullWidth, height: Math.round((height * fullWidth) / width) };
  const picture = {
    source,
    base: `${name}.${size.width}x${size.height}.${hash}`,
    ...size,
    shape,
    keptType: width === fullWidth ? keptTypeOf(found, content.length) : undefined,
  };
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
 * Writes the file of a picture: the source itself if it can be kept, else one WebP in its whole width, upright and without
 * what a camera wrote beside it, such as the place. Returns false when it exists already.
 */
export const writePicture = async (folder: string, picture: PlannedPicture): Promise<boolean> => {
  if (await isThere(folder, picture)) return false;
  await mkdir(folder, { recursive: true });
  const { source, width, height, keptType } = picture;
  const file = pathOf(folder, picture);
  const unfinished = `${file}.unfinished`;
  if (keptType) await copyFile(source, unfinished);
  else
    await sharp(source)
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .resize(width, height, { fit: "fill" })
      .webp({ quality: QUALITY, effort: 1 })
      .toFile(unfinished);
  await rename(unfinished, file);
  return true;
};

/** Width ÷ height of the frames of the shop. */
const SHAPE = 4 / 5;
/** Share of an image that a frame may crop without a hint. 3:4 and 5:7 stay below, 2:3 and squares do not. */
const MAX_CUT = 0.15;

/** Whether the frames of the shop crop much of a picture. */
export const isCut = ({
  width,
  height,
  shape,
}: Pick<PlannedPicture, "width" | "height" | "shape">): boolean => {
  const ratio = width / height;
  return shape === "card" && Math.min(ratio / SHAPE, SHAPE / ratio) < 1 - MAX_CUT;
};
