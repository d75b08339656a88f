import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { slugOf } from "../catalogue/ids.rules.ts";
import { planPicture } from "../catalogue/pictureFiles.ts";
import { fetchPicture, UnansweredError } from "./fetchPicture.ts";
import type { FetchRules } from "./fetchPicture.ts";

/** Pictures that are loaded at once. */
const CONCURRENCY = 4;

/** Pictures of a host that fail one after the other because it does not answer, before it is asked for no more. */
const MAX_UNANSWERED = 8;

/** What a picture of another shop may be. A drawing such as SVG can name other files. */
const types = new Set(["jpeg", "png", "webp", "avif", "heif", "gif", "tiff"]);

export interface PictureCache {
  /** Gets pictures that are not there yet: from the folder by their names, else from their addresses. */
  load: (addresses: readonly string[]) => Promise<void>;
  /** Returns the name of a picture that was loaded, undefined for one that could not be. */
  nameOf: (address: string) => string | undefined;
  /** Returns why a picture could not be loaded. */
  faultOf: (address: string) => string | undefined;
  pathOf: (name: string) => string;
}

interface CacheOrder {
  /** The folder where loaded pictures are kept, so that they are loaded once. */
  kept: string;
  /** A folder with pictures, which come before addresses. */
  folder: string | undefined;
  rules: FetchRules;
}

const isAddress = (text: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(text);

/** Returns the path in an address, without what its host escaped. */
const pathIn = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Returns a plain file name that says what the picture was called. It differs for each address. */
const nameFor = (address: string): string => {
  const [, stem = "", extension = ""] =
    /^(.*?)(\.[a-z\d]{1,5})?$/i.exec(basename(pathIn(address))) ?? [];
  const hash = createHash("sha256").update(address).digest("hex").slice(0, 16);
  return `${slugOf(stem, 60)}-${hash}${extension.toLowerCase()}`;
};

/** Returns the files of a folder and its subfolders by their names. */
const filesIn = async (folder: string | undefined): Promise<Map<string, string[]>> => {
  const files = new Map<string, string[]>();
  if (folder === undefined) return files;
  for (const path of await readdir(folder, { recursive: true })) {
    const name = basename(path).toLowerCase();
    files.set(name, [...(files.get(name) ?? []), path]);
  }
  return files;
};

/** Returns the file whose path ends like an address, else the only one of its name. */
const fileFor = (address: string, files: ReadonlyMap<string, string[]>): string | undefined => {
  const path = pathIn(address);
  const named = files.get(basename(path).toLowerCase()) ?? [];
  return (
    named.find((file) => path.endsWith(file.split(sep).join("/"))) ??
    (named.length === 1 ? named[0] : undefined)
  );
};

const formatOf = async (content: Buffer): Promise<string | undefined> => {
  try {
    return (await sharp(content).metadata()).format;
  } catch {
    return undefined;
  }
};

const checkContent = async (content: Buffer): Promise<void> => {
  if (!types.has((await formatOf(content)) ?? ""))
    throw new Error("what its host sent is no picture: open the address in a browser");
};

/** Opens the pictures of a foreign file. A picture that was loaded once is decoded whole, and not loaded again. */
export const openPictureCache = async ({
  kept,
  folder,
  rules,
}: CacheOrder): Promise<PictureCache> => {
  const files = await filesIn(folder);
  const paths = new Map<string, string>();
  const faults = new Map<string, string>();
  const limit = pLimit(CONCURRENCY);
  /** How many pictures of a host failed since its last answer. */
  const unanswered = new Map<string, number>();

  const fetchFrom = async (address: string): Promise<Buffer> => {
    const host = URL.canParse(address) ? new URL(address).host : "";
    if ((unanswered.get(host) ?? 0) >= MAX_UNANSWERED)
      throw new Error(
        `${host} did not answer ${MAX_UNANSWERED} times before: import the file again when it does`,
      );
    try {
      const content = await fetchPicture(address, rules);
      unanswered.delete(host);
      return content;
    } catch (error) {
      if (error instanceof UnansweredError) unanswered.set(host, (unanswered.get(host) ?? 0) + 1);
      throw error;
    }
  };

  const keep = async (address: string, path: string): Promise<void> => {
    const content = await fetchFrom(address);
    await checkContent(content);
    await mkdir(kept, { recursive: true });
    const unfinished = `${path}.unfinished`;
    try {
      await writeFile(unfinished, content);
      await planPicture(unfinished, "picture");
      await rename(unfinished, path);
    } finally {
      await rm(unfinished, { force: true });
    }
  };

  const find = async (address: string): Promise<string> => {
    const file = fileFor(address, files);
    if (folder !== undefined && file !== undefined) {
      const path = join(folder, file);
      await planPicture(path, "picture");
      return path;
    }
    if (!isAddress(address))
      throw new Error(
        folder === undefined
          ? "it is the name of a file: --pictures <folder> says where it is"
          : `there is no such file in ${folder}`,
      );
    const path = join(kept, nameFor(address));
    if (!existsSync(path)) await keep(address, path);
    return path;
  };

  return {
    load: async (addresses) => {
      const missing = addresses.filter(
        (address) => !paths.has(nameFor(address)) && !faults.has(address),
      );
      await Promise.all(
        [...new Set(missing)].map((address) =>
          limit(async () => {
            try {
              paths.set(nameFor(address), await find(address));
            } catch (error) {
              faults.set(address, (error as Error).message);
            }
          }),
        ),
      );
    },
    nameOf: (address) => {
      const name = nameFor(address);
      return paths.has(name) ? name : undefined;
    },
    faultOf: (address) => faults.get(address),
    pathOf: (name) => paths.get(name) ?? "",
  };
};
