import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { pictureWidths } from "@pallu/contract";
import { demoFolder } from "../../folders.ts";

/** A picture of the demo: the name that answers have, and the render settings it was made from. */
export interface PictureEntry {
  /** `{name}.{width}x{height}.{hash8}.webp`. The file itself may have another extension, see `mastersOf`. */
  file: string;
  /** Fingerprint of the studio's render settings. */
  fingerprint?: string;
}

export type PictureManifest = Record<string, PictureEntry>;

export type PictureWidth = (typeof pictureWidths)[number];

/** Size of a hero image's upright crop for narrow screens, in px. */
export const tallCrop = { width: 720, height: 900 } as const;

/** Formats that a picture is made in. The first is smaller, the second is for browsers without it. */
const madeTypes = ["avif", "webp"] as const;
export type MadeType = (typeof madeTypes)[number];

/** What an address asks for. */
export interface AskedPicture {
  /** Name of the picture without crop, width and extension. */
  base: string;
  isTall: boolean;
  /** Undefined for the whole width. */
  width: PictureWidth | undefined;
  type: MadeType;
}

/** Returns the width that a text names, undefined for another one. */
export const widthOf = (text: unknown): PictureWidth | undefined =>
  pictureWidths.find((width) => String(width) === text);

/** Addresses from when each width was a file: `{base}-480.avif`. Their widths were those of today. */
const named =
  /^(?<base>.+\.\d+x\d+\.[\da-f]{8})(?<tall>-tall)?(?:-(?<width>\d+))?\.(?<type>avif|webp)$/;
const plain = /^(?<base>.+)\.(?<type>avif|webp)$/;

/** Returns what a file name asks for. Null if it is of a format that no picture is made in, or of another width. */
export const askedOf = (file: string): AskedPicture | null => {
  const parts = (named.exec(file) ?? plain.exec(file))?.groups;
  const width = widthOf(parts?.["width"]);
  if (!parts || (parts["width"] !== undefined && width === undefined)) return null;
  const { base = "", type } = parts;
  return { base, isTall: parts["tall"] !== undefined, width, type: type as MadeType };
};

/** A file that a picture is made from. */
export interface Master {
  file: string;
  type: MadeType;
  /** Whether its upright crop is asked for. A hero of the demo has a master of its own for that. */
  isCropped: boolean;
}

/** Returns the files that may be the master of a picture, the best first. */
export const mastersOf = ({ base, isTall }: Pick<AskedPicture, "base" | "isTall">): Master[] => [
  ...(isTall
    ? madeTypes.map((type) => ({ file: `${base}-tall.${type}`, type, isCropped: false }))
    : []),
  ...madeTypes.map((type) => ({ file: `${base}.${type}`, type, isCropped: isTall })),
];

/** Returns the whole width that the name of a picture states. */
export const fullWidthOf = ({
  base,
  isTall,
}: Pick<AskedPicture, "base" | "isTall">): number | undefined => {
  if (isTall) return tallCrop.width;
  const width = /\.(\d+)x\d+\.[\da-f]{8}$/.exec(base)?.[1];
  return width === undefined ? undefined : Number(width);
};

export const pictureFolder: URL = pathToFileURL(join(demoFolder, "pictures/"));
export const manifestFile: URL = new URL("pictures.json", pictureFolder);

/** Returns the pictures of the demo, none without it. */
export const readPictures = (): PictureManifest =>
  existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, "utf8")) as PictureManifest)
    : {};

/** Returns the folders of masters: the shop's own uploads, then the pictures of the demo. */
export const pictureFolders = ({ dataDir }: { dataDir: string }): string[] => [
  join(dataDir, "uploads"),
  fileURLToPath(pictureFolder),
];

/** Returns the path of the file that a picture is made from: an upload, or a picture of the demo. */
export const findMasterFile = (uploads: string, name: string): string | undefined => {
  const asked = askedOf(name);
  const names = [name, ...(asked ? mastersOf(asked).map(({ file }) => file) : [])];
  return [uploads, fileURLToPath(pictureFolder)]
    .flatMap((folder) => names.map((each) => join(folder, each)))
    .find((path) => existsSync(path));
};

/**
 * Maps the name of a picture from an earlier catalogue, or one without size and hash, to the present one. A database
 * outlives the pictures it was seeded with. Undefined when there is no such picture.
 */
export const presentBaseOf = (pictures: PictureManifest, base: string): string | undefined => {
  const name = base.replace(/\.\d+x\d+\.[\da-f]{8}$/, "");
  const present = Object.hasOwn(pictures, name) ? pictures[name]?.file : undefined;
  return present?.replace(/\.\w+$/, "");
};
