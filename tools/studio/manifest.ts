import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { filesOfPicture, manifestFile, pictureFolder } from "../../apps/api/seed/pictures.rules.ts";
import type { PictureManifest } from "../../apps/api/seed/pictures.rules.ts";
import { printOf } from "./orders.ts";
import type { Order } from "./orders.ts";
import { widePictures } from "./wide.data.ts";

const root = new URL("../../", import.meta.url);
/** Pictures of the pages go out with the store, so that they are there with any API. */
export const storeFolder: URL = new URL("apps/store/public/assets/pictures/", root);
export const contentFolder: URL = new URL("apps/store/src/content/", root);

const wide = new Map(widePictures.map((picture) => [picture.name, picture]));

/** Where the files of a picture lie. */
export const folderOf = (name: string): URL => (wide.has(name) ? storeFolder : pictureFolder);

/** What the batch has to ask of the disk; a test answers in its place. */
export interface Kept {
  manifest: PictureManifest;
  /** Whether the master of an order is in the cache. */
  hasMaster: (order: Order) => boolean;
  hasFile: (name: string, file: string) => boolean;
}

export interface Plan {
  /** To be taken. */
  render: Order[];
  /** Taken, and not yet among the shop's pictures. */
  encode: Order[];
}

const isCurrent = (order: Order, { manifest, hasFile }: Kept): boolean => {
  const entry = manifest[order.name];
  return (
    entry?.print === printOf(order) &&
    filesOfPicture(order.name, entry).every((file) => hasFile(order.name, file))
  );
};

/** What is missing or changed; an order whose picture is kept costs nothing, with or without its master. */
export const planOf = (orders: readonly Order[], kept: Kept): Plan => {
  const due = orders.filter((order) => !isCurrent(order, kept));
  return {
    render: due.filter((order) => !kept.hasMaster(order)),
    encode: due.filter((order) => kept.hasMaster(order)),
  };
};

export const hasFileOnDisk = (name: string, file: string): boolean =>
  existsSync(fileURLToPath(new URL(file, folderOf(name))));

/** Files that belong to no picture any more. */
export const strayFiles = (
  manifest: PictureManifest,
  folder: URL,
  present: readonly string[],
): string[] => {
  const wanted = new Set(
    Object.entries(manifest)
      .filter(([name]) => folderOf(name).href === folder.href)
      .flatMap(([name, entry]) => filesOfPicture(name, entry)),
  );
  return present.filter((file) => !wanted.has(file) && file !== "pictures.json");
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

/** Keeps the manifest, sorted by name, and the store's list of its own pictures. */
export const writeManifest = async (manifest: PictureManifest): Promise<void> => {
  const sorted = Object.fromEntries(
    Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  await writeFile(new URL("pictures.wide.ts", contentFolder), listOf(sorted));
};
