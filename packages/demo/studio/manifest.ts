import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import {
  manifestFile,
  pictureFolder,
} from "../../../apps/api/src/modules/catalogue/pictures.rules.ts";
import type {
  PictureEntry,
  PictureManifest,
} from "../../../apps/api/src/modules/catalogue/pictures.rules.ts";
import { isEnd } from "./ends.ts";
import { fingerprintOf } from "./orders.ts";
import type { Order } from "./orders.types.ts";
import { widePictures } from "./wide.data.ts";

const root = new URL("../../../", import.meta.url);
/** Images of pages are copied into the store's build, so that they work with any API. */
export const pagesFolder: URL = new URL("packages/demo/pages/", root);
/** Pictures of the home page's categories, likewise. */
export const closeUpsFolder: URL = new URL("packages/demo/closeUps/", root);
export const contentFolder: URL = new URL("packages/demo/content/", root);
/** Small pictures beside fixed texts of the store. */
export const samplesFolder: URL = new URL("packages/demo/samples/", root);

const wide = new Map(widePictures.map((picture) => [picture.name, picture]));

/** Returns the folder of an image's files. */
export const folderOf = (name: string): URL =>
  wide.has(name) || isEnd(name) ? pagesFolder : pictureFolder;

/** Returns the files of a picture: its master, and that of a hero's upright crop. */
export const filesOfPicture = (name: string, { file }: PictureEntry): string[] => {
  const base = file.replace(/\.\w+$/, "");
  return name.startsWith("hero-") ? [`${base}.avif`, `${base}-tall.avif`] : [`${base}.avif`];
};

/** The state of the disk that the plan depends on. Tests pass their own. */
export interface PictureState {
  manifest: PictureManifest;
  /** Whether the cache contains the master of an order. */
  hasMaster: (order: Order) => boolean;
  hasFile: (name: string, file: string) => boolean;
}

export interface Plan {
  /** Orders to render. */
  render: Order[];
  /** Rendered orders that are not encoded yet. */
  encode: Order[];
}

const isCurrent = (order: Order, { manifest, hasFile }: PictureState): boolean => {
  const entry = manifest[order.name];
  return (
    entry?.fingerprint === fingerprintOf(order) &&
    filesOfPicture(order.name, entry).every((file) => hasFile(order.name, file))
  );
};

/** Returns what is missing or changed. Up-to-date images need no work, even without a cached master. */
export const planOf = (orders: readonly Order[], state: PictureState): Plan => {
  const due = orders.filter((order) => !isCurrent(order, state));
  return {
    render: due.filter((order) => !state.hasMaster(order)),
    encode: due.filter((order) => state.hasMaster(order)),
  };
};

export const hasFileOnDisk = (name: string, file: string): boolean =>
  existsSync(fileURLToPath(new URL(file, folderOf(name))));

/** Returns files that no image uses any more. */
export const unusedFiles = (
  manifest: PictureManifest,
  folder: URL,
  present: readonly string[],
): string[] => {
  const used = new Set(
    Object.entries(manifest)
      .filter(([name]) => folderOf(name).href === folder.href)
      .flatMap(([name, entry]) => filesOfPicture(name, entry)),
  );
  return present.filter((file) => !used.has(file) && file !== "pictures.json");
};

const listOf = (manifest: PictureManifest): string => {
  const rows = widePictures.flatMap(({ name, width, height, alt }) => {
    const entry = manifest[name];
    if (!entry) return [];
    const src = `/assets/pictures/${entry.file}`;
    return [
      `  ${JSON.stringify(name)}: {`,
      `    src: ${JSON.stringify(src)},`,
      `    width: ${width},`,
      `    height: ${height},`,
      `    alt: ${JSON.stringify(alt)},`,
      "  },",
    ];
  });
  return [
    "/** Pictures of the pages, written by `pnpm pictures`. */",
    "export const widePictures = {",
    ...rows,
    "} as const;",
    "",
  ].join("\n");
};

/** Writes the manifest, sorted by name, and the store's list of its own images. */
export const writeManifest = async (manifest: PictureManifest): Promise<void> => {
  const sorted = Object.fromEntries(
    Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  await writeFile(new URL("widePictures.ts", contentFolder), listOf(sorted));
};
