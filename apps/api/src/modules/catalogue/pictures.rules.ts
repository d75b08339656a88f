import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { apiRoot } from "../../folders.ts";

/** An image of the shop: its file name, and the render settings it was made from. */
export interface PictureEntry {
  /** `{name}.{width}x{height}.{hash8}.webp`. An image with a plain name has no further sizes. */
  file: string;
  /** Fingerprint of the studio's render settings. */
  fingerprint?: string;
}

export type PictureManifest = Record<string, PictureEntry>;

/** Widths of the resized copies, in px. */
export const pictureWidths = [160, 320, 480, 720, 1080, 1440] as const;

/** Size of a hero image's upright crop for narrow screens, in px. */
export const tallCrop = { width: 720, height: 900 } as const;

const named = /^(?<base>.+\.(?<width>\d+)x\d+\.[\da-f]{8})\.webp$/;

/** Returns the file name of a resized copy, or of the full size without a width. */
export const derivedName = (base: string, type: string, width?: number): string =>
  width === undefined ? `${base}.${type}` : `${base}-${width}.${type}`;

const avifsOf = (base: string, full: number): string[] => [
  derivedName(base, "avif"),
  ...pictureWidths.filter((width) => width < full).map((width) => derivedName(base, "avif", width)),
];

/**
 * Returns every file of an image: the full size as WebP for browsers without AVIF, then AVIF in all widths. A hero image
 * also has an upright crop.
 */
export const filesOfPicture = (name: string, { file }: PictureEntry): string[] => {
  const parts = named.exec(file)?.groups;
  const base = parts?.["base"];
  if (!base) return [file];
  const own = [file, ...avifsOf(base, Number(parts["width"]))];
  if (!name.startsWith("hero-")) return own;
  return [...own, ...avifsOf(`${base}-tall`, tallCrop.width)];
};

export const pictureFolder: URL = pathToFileURL(join(apiRoot, "seed/pictures/"));
export const manifestFile: URL = new URL("pictures.json", pictureFolder);

export const readPictures = (): PictureManifest =>
  JSON.parse(readFileSync(manifestFile, "utf8")) as PictureManifest;

const older = /^(?<name>.+)\.\d+x\d+\.[\da-f]{8}(?<cut>(?:-tall)?(?:-\d+)?)\.(?<type>\w+)$/;
const plain = /^(?<name>.+)\.(?<type>\w+)$/;

/**
 * Maps a file name of an earlier catalogue, or one without size and hash, to the current file. A database outlives the
 * images it was seeded with. Undefined when there is no such image.
 */
export const presentFileOf = (pictures: PictureManifest, file: string): string | undefined => {
  const { name = "", cut = "", type = "" } = (older.exec(file) ?? plain.exec(file))?.groups ?? {};
  const current = Object.hasOwn(pictures, name) ? pictures[name]?.file : undefined;
  return current?.replace(/\.webp$/, `${cut}.${type}`);
};
