import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { FileHandle } from "node:fs/promises";
import { createGunzip, createGzip } from "node:zlib";
import { days, minutes } from "../../clock.ts";
import type { Context } from "../../context.ts";
import { openVersionReader } from "../../db/dataVersion.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { readFeedVariants } from "./productFeed.repo.ts";
import { FEED_END, FEED_FORMAT, feedHead, feedItem } from "./productFeed.rules.ts";

/** How long a feed is sent after a change, in ms. Every sale is a change, and nobody may make the shop write it anew. */
const KEPT_MS = minutes(15);

/** A feed that is written, or will be. */
interface Feed {
  tag: string;
  madeAt: number;
  path: string;
  /** Resolves when there is a file to read. */
  opened: Promise<unknown>;
  /** Resolves when all of it is written. */
  done: Promise<void>;
  hasEnded: boolean;
}

async function* contentOf({ db, config }: Context, publicUrl: string): AsyncGenerator<string> {
  const { name } = await readBrand(db.read, config);
  yield feedHead(name, publicUrl);
  for await (const page of readFeedVariants(db.read))
    yield page.map((variant) => feedItem(variant, publicUrl)).join("");
  yield FEED_END;
}

/** Removes the feeds of processes that ended without doing so. */
const removeOld = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => undefined);
    // The system set the time of the file.
    if (written && Date.now() - written.mtimeMs > days(1)) await rm(path, { force: true });
  }
};

/** Bytes that are read at once, and the pause in ms until a feed that is written has more. */
const CHUNK = 65_536;
const PAUSE_MS = 100;

/** Yields the bytes of a feed as they are written. Throws if the rest cannot be. */
async function* follow(feed: Feed): AsyncGenerator<Buffer> {
  await feed.opened;
  const file = await open(feed.path);
  try {
    for (let position = 0; ;) {
      // Asked before the read, so that the last bytes are not missed.
      const { hasEnded } = feed;
      const { bytesRead, buffer } = await file.read(Buffer.alloc(CHUNK), 0, CHUNK, position);
      position += bytesRead;
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else if (hasEnded) break;
      else await Promise.race([feed.done, wait(PAUSE_MS)]);
    }
    await feed.done;
  } finally {
    await file.close();
  }
}

/**
 * Opens the feed of a shop at its public URL. It is written to a file in DATA_DIR when somebody asks for it, at most once
 * in a quarter of an hour while the catalogue changes, and sent from there, also while it is written: neither memory nor the
 * work for a request grows with the catalogue.
 */
export const openProductFeed = (
  context: Context,
  publicUrl: string,
  onError: (error: unknown) => void,
) => {
  const { db, config, clock } = context;
  const folder = join(config.dataDir, "feeds");
  const readVersion = openVersionReader(db.read);
  /** Ends what is written when the shop stops. */
  const closing = new AbortController();
  let current: Feed | undefined;

  const openFile = async (path: string): Promise<FileHandle> => {
    await mkdir(folder, { recursive: true });
    await removeOld(folder);
    return open(path, "wx", 0o600);
  };
  const write = async (path: string, opened: Promise<FileHandle>): Promise<void> => {
    const file = await opened;
    try {
      await pipeline(
        Readable.from(contentOf(context, publicUrl)),
        createGzip(),
        file.createWriteStream(),
        { signal: closing.signal },
      );
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  };
  const remove = async (feed: Feed | undefined): Promise<void> => {
    await feed?.done.catch(() => undefined);
    // Who reads it has it open.
    if (feed) await rm(feed.path, { force: true }).catch(() => undefined);
  };
  /** Starts to write a feed. The one of before is sent to who has asked for it, and then removed. */
  const start = (tag: string): Feed => {
    const before = current;
    const path = join(folder, `${randomUUID()}.xml.gz`);
    const opened = openFile(path);
    const done = write(path, opened);
    const feed: Feed = {
      tag,
      madeAt: clock.now().getTime(),
      path,
      opened,
      done,
      hasEnded: false,
    };
    current = feed;
    done.then(
      () => {
        feed.hasEnded = true;
        return remove(before);
      },
      (error: unknown) => {
        feed.hasEnded = true;
        if (!closing.signal.aborted) onError(error);
        if (current === feed) current = before;
      },
    );
    return feed;
  };
  const isKept = ({ tag, madeAt }: Feed, wanted: string): boolean =>
    tag === wanted || Math.abs(clock.now().getTime() - madeAt) < KEPT_MS;

  return {
    /** Returns the feed of the present catalogue, or one that is at most a quarter of an hour older. */
    read: async () => {
      const tag = `W/"${FEED_FORMAT}.${await readVersion()}"`;
      const feed = current && isKept(current, tag) ? current : start(tag);
      return {
        tag: feed.tag,
        /** Returns the content, as it is written. Its stream fails if the rest cannot be. */
        open: (isCompressed: boolean): Readable => {
          const packed = Readable.from(follow(feed), { objectMode: false });
          if (isCompressed) return packed;
          const plain = createGunzip();
          packed.on("error", (error) => plain.destroy(error));
          plain.on("close", () => packed.destroy());
          return packed.pipe(plain);
        },
      };
    },
    close: (): Promise<void> => {
      closing.abort();
      return remove(current);
    },
  };
};
