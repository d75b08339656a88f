import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "../../clock.ts";
import type { Config } from "../../config.ts";
import { isTooFull } from "../../db/freeSpace.ts";
import { openFairQueue } from "../../http/fairQueue.ts";
import { BusyError, openSharedWork } from "../../http/sharedTurn.ts";
import type { Waiter } from "../../http/sharedTurn.ts";
import { openMadePictures } from "./madePictures.ts";
import { AT_ONCE, makePicture } from "./pictureProcess.ts";
import type { PictureJob } from "./pictureProcess.ts";
import { askedOf, fullWidthOf, mastersOf, presentBaseOf, tallCrop } from "./pictures.rules.ts";
import type { AskedPicture, Master, PictureManifest, PictureWidth } from "./pictures.rules.ts";

const plainName = /^\w[\w.-]{0,119}$/;
/**
 * Matches eight or more hexadecimal digits before the extension, or before the crop and width of a variant. The content
 * of such a file name never changes.
 */
const hashedName = /[.-][\da-f]{8,64}(?:-tall)?(?:-\d{2,4})?\.\w+$/;

const types: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

const typeOf = (file: string): string | undefined =>
  types[file.slice(file.lastIndexOf(".") + 1).toLowerCase()];

/** Version of what `makePicture.process.mjs` makes. Increase it with a change, so that pictures are made again. */
const ENCODING = 1;
/** Made pictures that are kept in DATA_DIR/pictures. A catalogue of 10,000 pictures needs three or four of each. */
const KEPT = { files: 40_000, bytes: 1024 ** 3 };
/** The wait for a picture that is made. After it the master is sent. */
const MAX_WAIT_MS = 700;
const QUEUE = { atOnce: AT_ONCE, maxQueue: 256, maxWaitMs: seconds(10) };

export interface StoredPicture {
  /** Null if the caller has it already. */
  content: Buffer | null;
  tag: string;
  type: string;
  /** How long it may be kept: for good if its name has a hash, for an hour, or for a minute in place of another one. */
  keep: "forever" | "hour" | "minute";
}

export interface ReadOptions {
  /** The width that is asked for. Default: that of the name, or the whole width. */
  width?: PictureWidth;
  /** The value of If-None-Match. The content of a picture whose tag it contains is not read. */
  known?: string;
  waiter: Waiter;
}

export interface Pictures {
  /** Reads a picture by its plain file name, and makes it if it is not there. Null if there is none. */
  read: (file: string, options: ReadOptions) => Promise<StoredPicture | null>;
  /** Reads the file that the widths and formats of a picture are made from. */
  readMaster: (file: string) => Promise<StoredPicture | null>;
}

/** Without O_NONBLOCK, opening a named pipe would block a thread of the pool until another process writes to it. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

interface OpenFile {
  path: string;
  handle: FileHandle;
  /** Tells apart the contents that a name has had. */
  version: string;
}

const openFirst = async (folders: readonly string[], file: string): Promise<OpenFile | null> => {
  for (const folder of folders) {
    const path = join(folder, file);
    const handle = await open(path, READ).catch(() => null);
    if (!handle) continue;
    const found = await handle.stat();
    if (found.isFile()) return { path, handle, version: `${found.size} ${found.mtimeMs}` };
    await handle.close();
    return null;
  }
  return null;
};

const tagOf = (text: string): string =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

const readFirst = async (
  folders: readonly string[],
  file: string,
  known: string,
): Promise<StoredPicture | null> => {
  const found = await openFirst(folders, file);
  if (!found) return null;
  try {
    const tag = tagOf(found.version);
    return {
      content: known.includes(tag) ? null : await found.handle.readFile(),
      tag,
      type: typeOf(file) ?? "",
      keep: hashedName.test(file) ? "forever" : "hour",
    };
  } finally {
    await found.handle.close();
  }
};

interface FoundMaster extends Master {
  path: string;
  /** Names the content: the file if its name has a hash, also its size and time if not. */
  identity: string;
}

interface PictureParts {
  config: Config;
  /** Folders of masters, the first one before the others. */
  folders: readonly string[];
  /** Pictures whose earlier names are known. */
  pictures?: PictureManifest;
  make?: typeof makePicture;
  maxWaitMs?: number;
  /** Told why a picture could not be made, or not be kept. */
  onError: (error: unknown, text: string) => void;
}

/** All pictures of this process are made in turn. */
const queue = openFairQueue(QUEUE);

/**
 * Opens folders of pictures. A picture is one file, its master. Other widths and formats are made when they are first asked
 * for, once for all who ask, and kept (docs/decisions/0060).
 */
export const openPictures = ({
  config,
  folders,
  pictures = {},
  make = makePicture,
  maxWaitMs = MAX_WAIT_MS,
  onError,
}: PictureParts): Pictures => {
  const made = openMadePictures(join(config.dataDir, "pictures"), KEPT);
  const share = openSharedWork<Buffer>();

  const findMaster = async (asked: AskedPicture): Promise<FoundMaster | null> => {
    for (const master of mastersOf(asked)) {
      const found = await openFirst(folders, master.file);
      if (!found) continue;
      await found.handle.close();
      const { path, version } = found;
      const { file } = master;
      return { ...master, path, identity: hashedName.test(file) ? file : `${file} ${version}` };
    }
    return null;
  };
  /** Returns what is asked for with its master. Names of earlier catalogues get the present pictures. */
  const find = async (asked: AskedPicture) => {
    const own = await findMaster(asked);
    if (own) return { asked, master: own, isPresent: true };
    const base = presentBaseOf(pictures, asked.base);
    if (base === undefined) return null;
    const present = { ...asked, base };
    const master = await findMaster(present);
    return master && { asked: present, master, isPresent: false };
  };
  const keepMade = async (name: string, content: Buffer): Promise<void> => {
    try {
      if (!(await isTooFull(config))) await made.keep(name, content);
    } catch (error) {
      onError(error, "a picture was made but could not be kept");
    }
  };
  /** Returns the made picture. Null if it is not ready in time, or cannot be made. */
  const makeOnce = async (
    name: string,
    job: PictureJob,
    waiter: Waiter,
  ): Promise<Buffer | null> => {
    const kept = await made.find(name);
    if (kept) return kept;
    const work = share(name, waiter, (turn) =>
      turn.run(queue, async () => {
        const content = await make(job);
        await keepMade(name, content);
        return content;
      }),
    ).catch((error: unknown) => {
      if (!(error instanceof BusyError))
        onError(error, `a picture could not be made from ${job.master}`);
      return null;
    });
    const late = new AbortController();
    try {
      return await Promise.race([work, wait(maxWaitMs, null, { signal: late.signal })]);
    } finally {
      late.abort();
    }
  };

  const readAsked = async (
    request: AskedPicture,
    known: string,
    waiter: Waiter,
  ): Promise<StoredPicture | null> => {
    const found = await find(request);
    if (!found) return null;
    const { asked, master, isPresent } = found;
    const keep = isPresent && hashedName.test(master.file) ? "forever" : "hour";
    const full = fullWidthOf(asked);
    const width =
      asked.width !== undefined && full !== undefined && asked.width >= full
        ? undefined
        : asked.width;
    if (width === undefined && !master.isCropped && master.type === asked.type)
      return readFirst(folders, master.file, known).then((file) => file && { ...file, keep });
    const crop = master.isCropped ? tallCrop : undefined;
    const identity = JSON.stringify([ENCODING, master.identity, crop !== undefined, width]);
    const name = `${createHash("sha256").update(identity).digest("hex").slice(0, 32)}.${asked.type}`;
    const tag = tagOf(name);
    const type = types[asked.type] ?? "";
    if (known.includes(tag)) return { content: null, tag, type, keep };
    const job = { master: master.path, crop, width, type: asked.type };
    const content = await makeOnce(name, job, waiter);
    if (content) return { content, tag, type, keep };
    // Its type is sent with it: almost every browser reads AVIF also where it asked for WebP.
    const whole = await readFirst(folders, master.file, known);
    return whole && { ...whole, keep: "minute" };
  };
  return {
    read: async (file, { width, known = "", waiter }) => {
      if (typeOf(file) === undefined || !plainName.test(file)) return null;
      const asked = askedOf(file);
      if (width === undefined || !asked) {
        const own = await readFirst(folders, file, known);
        if (own || !asked) return own;
      }
      return readAsked(width === undefined ? asked : { ...asked, width }, known, waiter);
    },
    readMaster: async (file) => {
      if (typeOf(file) === undefined || !plainName.test(file)) return null;
      const own = await readFirst(folders, file, "");
      const asked = own ? null : askedOf(file);
      const found = asked && (await find(asked));
      if (!found) return own;
      const picture = await readFirst(folders, found.master.file, "");
      return picture && (found.isPresent ? picture : { ...picture, keep: "hour" });
    },
  };
};
