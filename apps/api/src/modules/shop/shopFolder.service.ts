import { existsSync } from "node:fs";
import { readFile, readdir, realpath, stat } from "node:fs/promises";
import { basename, extname, join, sep } from "node:path";
import { checkShopFile } from "@pallu/contract/shop";
import type { ShopEmblem, ShopFile, ShopParts } from "@pallu/contract/shop";
import { opsCommand } from "../../opsCommand.rules.ts";
import { fileOf, planPicture } from "../catalogue/pictureFiles.ts";
import type { PlannedPicture } from "../catalogue/pictureFiles.ts";
import { findMasterFile } from "../catalogue/pictures.rules.ts";
import { EmblemError, readEmblem } from "./emblem.rules.ts";
import { jsonFault, jsonLines } from "./jsonLines.rules.ts";
import type { JsonLines } from "./jsonLines.rules.ts";
import { isPictureAt } from "./shopParts.rules.ts";

/** The name of the file in a folder. */
export const SHOP_FILE_NAME = "shop.json";

/** Largest file of texts, in bytes. */
const MAX_BYTES = 1_000_000;
const MAX_EMBLEM_BYTES = 200_000;

const textFile = /^texts\/[\w-][\w.-]*\.md$/;

export interface ShopFolder {
  parts: Partial<ShopParts>;
  /** Pictures that are not in the shop yet. */
  pictures: PlannedPicture[];
}

export type ReadShopFolder = ShopFolder | { faults: string[] };

/** A fault that ends the reading, as it is printed. */
class FolderError extends Error {
  override readonly name = "FolderError";
}

/** The files that were read, to notice a change meanwhile. */
type Stamps = Map<string, string>;

const stampOf = async (path: string): Promise<string> => {
  const { mtimeMs, size, ino } = await stat(path);
  return `${mtimeMs} ${size} ${ino}`;
};

interface Reading {
  folder: string;
  stamps: Stamps;
}

/** Reads a text file of a folder. Throws FolderError. */
const readText = async (
  { folder, stamps }: Reading,
  name: string,
  maxBytes = MAX_BYTES,
): Promise<string> => {
  const path = join(folder, name);
  if (!existsSync(path)) throw new FolderError(`there is no file ${name} in ${folder}`);
  const real = await realpath(path);
  if (!real.startsWith((await realpath(folder)) + sep))
    throw new FolderError(`${name} leads out of the folder: copy the file into it`);
  const { size } = await stat(path);
  if (size > maxBytes)
    throw new FolderError(
      `${name} has ${(size / 1_000_000).toFixed(1)} MB, ${maxBytes / 1_000_000} MB are the most: pictures belong into the folder pictures`,
    );
  stamps.set(path, await stampOf(path));
  const content = await readFile(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw new FolderError(`${name} is not UTF-8: save it so`);
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Calls a function for each text in a value, with its path, and replaces the text by the result. */
export const mapTexts = async (
  value: unknown,
  change: (text: string, path: PropertyKey[]) => Promise<unknown>,
  path: PropertyKey[] = [],
): Promise<unknown> => {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const [index, each] of value.entries())
      list.push(await mapTexts(each, change, [...path, index]));
    return list;
  }
  if (!isRecord(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value))
    result[key] = await mapTexts(each, change, [...path, key]);
  return result;
};

const placeOf = (lines: JsonLines, path: readonly PropertyKey[]): string =>
  `${SHOP_FILE_NAME}, line ${lines.lineOf(path)}, ${path.length === 0 ? "the whole" : path.join(".")}`;

/** Returns the file in the folder pictures with a name, whatever its type. */
const findPicture = async (folder: string, name: string): Promise<string | undefined> => {
  const pictures = join(folder, "pictures");
  if (existsSync(join(pictures, name))) return join(pictures, name);
  const stem = basename(name, extname(name));
  const other = (await readdir(pictures).catch(() => [])).find(
    (each) => basename(each, extname(each)) === stem && extname(each) !== ".svg",
  );
  return other && join(pictures, other);
};

const nameOf = (file: string): string =>
  `shop-${basename(file, extname(file))
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .slice(0, 40)}`;

/** Returns the stored name of a picture, and the picture if it is new. Throws an Error with what is wrong. */
const resolvePicture = async (
  { folder, stamps }: Reading,
  uploads: string,
  name: string,
): Promise<{ file: string; picture: PlannedPicture | undefined }> => {
  if (name.startsWith("/assets/")) return { file: name, picture: undefined };
  const isStored = existsSync(join(uploads, name));
  const path = isStored ? undefined : await findPicture(folder, name);
  if (path === undefined) {
    if (findMasterFile(uploads, name) !== undefined) return { file: name, picture: undefined };
    throw new Error(
      `there is no picture '${name}', neither in the folder pictures nor in the shop`,
    );
  }
  stamps.set(path, await stampOf(path));
  const picture = await planPicture(path, nameOf(name), { kept: uploads });
  return { file: fileOf(picture), picture };
};

const resolveEmblem = async (
  reading: Reading,
  uploads: string,
  name: string,
): Promise<{ emblem: ShopEmblem; picture: PlannedPicture | undefined }> => {
  if (extname(name).toLowerCase() === ".svg") {
    const svg = await readText(reading, join("pictures", name), MAX_EMBLEM_BYTES);
    return { emblem: readEmblem(svg), picture: undefined };
  }
  const { file, picture } = await resolvePicture(reading, uploads, name);
  return { emblem: { kind: "picture", picture: file }, picture };
};

/** Reads the JSON of the file, and the texts that it names. Throws FolderError, or returns faults. */
const readContent = async (reading: Reading) => {
  const text = (await readText(reading, SHOP_FILE_NAME)).replace(/^\uFEFF/, "");
  if (text.trim() === "")
    throw new FolderError(
      `${SHOP_FILE_NAME} is empty: ${opsCommand("shop:init")} writes one to begin with`,
    );
  const fault = jsonFault(text);
  if (fault) throw new FolderError(`${SHOP_FILE_NAME}, line ${fault.line}: ${fault.reason}`);
  const lines = jsonLines(text);
  const faults = lines.repeated.map(
    ({ path }) => `${placeOf(lines, path)} is there twice: remove one of them`,
  );
  /** The file that a text was read from, by its path. */
  const sources = new Map<string, string>();
  const content = await mapTexts(JSON.parse(text), async (value, path) => {
    if (!textFile.test(value)) return value;
    try {
      sources.set(JSON.stringify(path), value);
      return (await readText(reading, value)).replace(/^\uFEFF/, "").trim();
    } catch (error) {
      faults.push(`${placeOf(lines, path)}: ${(error as Error).message}`);
      return "missing";
    }
  });
  return { content, lines, faults, sources };
};

const compile = async (reading: Reading, uploads: string): Promise<ReadShopFolder> => {
  const { content, lines, faults, sources } = await readContent(reading);
  const checked = checkShopFile(content);
  const byLine = checked.faults.toSorted(
    (one, other) => lines.lineOf(one.path) - lines.lineOf(other.path),
  );
  for (const { path, reason } of byLine) {
    const source = sources.get(JSON.stringify(path));
    faults.push(source ? `${source}: ${reason}` : `${placeOf(lines, path)} ${reason}`);
  }
  if (!checked.file) return { faults };
  const { version: _version, $schema: _schema, frame, ...others }: ShopFile = checked.file;
  const pictures = new Map<string, PlannedPicture>();
  const keep = (picture: PlannedPicture | undefined): void => {
    if (picture) pictures.set(picture.base, picture);
  };
  const { emblem: emblemFile, ...shownFrame } = frame;
  const named = await mapTexts({ frame: shownFrame, ...others }, async (value, path) => {
    if (!isPictureAt(path)) return value;
    try {
      const { file, picture } = await resolvePicture(reading, uploads, value);
      keep(picture);
      return file;
    } catch (error) {
      faults.push(`${placeOf(lines, path)}: ${(error as Error).message}`);
      return value;
    }
  });
  const parts = named as Partial<ShopParts> & Pick<ShopParts, "frame">;
  if (emblemFile !== undefined)
    try {
      const { emblem, picture } = await resolveEmblem(reading, uploads, emblemFile);
      keep(picture);
      parts.frame = { ...parts.frame, emblem };
    } catch (error) {
      const reason =
        error instanceof EmblemError
          ? `pictures/${emblemFile} cannot be the emblem: ${error.message}`
          : (error as Error).message;
      faults.push(`${placeOf(lines, ["frame", "emblem"])}: ${reason}`);
    }
  if (faults.length > 0) return { faults };
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  return { parts: Object.fromEntries(given), pictures: [...pictures.values()] };
};

/**
 * Reads a folder with `shop.json`, the texts and the pictures that it names. Writes nothing. Returns all faults, each
 * with its place and what to do.
 */
export const readShopFolder = async (folder: string, uploads: string): Promise<ReadShopFolder> => {
  const reading: Reading = { folder, stamps: new Map() };
  let result: ReadShopFolder;
  try {
    result = await compile(reading, uploads);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    result = { faults: [error.message] };
  }
  for (const [path, stamp] of reading.stamps)
    if ((await stampOf(path).catch(() => "")) !== stamp)
      return { faults: [`${path} changed while it was read: try again when nobody writes it`] };
  return result;
};
