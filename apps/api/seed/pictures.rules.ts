import { readFileSync } from "node:fs";

/** One picture of the shop as it is kept: under which file name, from which order. */
export interface PictureEntry {
  /** `{name}.{width}x{height}.{hash8}.webp`; one with a plain name has no further sizes. */
  file: string;
  /** Fingerprint of the studio's order that it was made from. */
  print?: string;
}

export type PictureManifest = Record<string, PictureEntry>;

/** Widths in pixels at which a picture is kept beside its own (design: pictures). */
export const pictureWidths = [160, 320, 480, 720, 1080, 1440] as const;

/** Size of the upright cut that a hero picture has for narrow screens. */
export const tallCut = { width: 720, height: 900 } as const;

const named = /^(?<base>.+\.(?<width>\d+)x\d+\.[\da-f]{8})\.webp$/;

/** File name of a width beside the picture's own; without a width the full one. */
export const derivedName = (base: string, type: string, width?: number): string =>
  width === undefined ? `${base}.${type}` : `${base}-${width}.${type}`;

const sizesOf = (base: string, full: number): string[] =>
  ["avif", "webp"].flatMap((type) => [
    derivedName(base, type),
    ...pictureWidths.filter((width) => width < full).map((width) => derivedName(base, type, width)),
  ]);

/** Every file of a picture, its own first in both types; a hero has an upright cut and a JPEG besides. */
export const filesOfPicture = (name: string, { file }: PictureEntry): string[] => {
  const parts = named.exec(file)?.groups;
  const base = parts?.["base"];
  if (!base) return [file];
  const own = sizesOf(base, Number(parts["width"]));
  if (!name.startsWith("hero-")) return own;
  return [...own, derivedName(base, "jpg"), ...sizesOf(`${base}-tall`, tallCut.width)];
};

export const pictureFolder: URL = new URL("./pictures/", import.meta.url);
export const manifestFile: URL = new URL("pictures.json", pictureFolder);

export const readPictures = (): PictureManifest =>
  JSON.parse(readFileSync(manifestFile, "utf8")) as PictureManifest;

const older = /^(?<name>.+)\.\d+x\d+\.[\da-f]{8}(?<cut>(?:-tall)?(?:-\d+)?)\.(?<type>\w+)$/;
const plain = /^(?<name>.+)\.(?<type>\w+)$/;

/**
 * The file that shows today what a name of an earlier catalogue, or one without size and hash, meant: a database
 * outlives the pictures it was filled with. Undefined when there is no such picture.
 */
export const presentFileOf = (pictures: PictureManifest, file: string): string | undefined => {
  const { name = "", cut = "", type = "" } = (older.exec(file) ?? plain.exec(file))?.groups ?? {};
  const current = Object.hasOwn(pictures, name) ? pictures[name]?.file : undefined;
  return current?.replace(/\.webp$/, `${cut}.${type}`);
};
