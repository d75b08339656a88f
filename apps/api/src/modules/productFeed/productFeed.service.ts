import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { days, minutes } from "../../clock.ts";
import type { Context } from "../../context.ts";
import { openVersionReader } from "../../db/dataVersion.ts";
import { readFace } from "../shop/shopParts.repo.ts";
import { readFeedVariants } from "./productFeed.repo.ts";
import { FEED_END, FEED_FORMAT, feedHead, feedItem } from "./productFeed.rules.ts";

/** How long a feed is sent after a change, in ms. Every sale is a change, and nobody may make the shop write it anew. */
const KEPT_MS = minutes(15);

/** A feed that is written, or will be. */
interface Feed {
  tag: string;
  madeAt: number;
  path: string;
  done: Promise<void>;
}

async function* contentOf({ db, config }: Context, publicUrl: string): AsyncGenerator<string> {
  const { name } = await readFace(db.read, config);
  yield feedHead(name, publicUrl);
  for await (const page of readFeedVariants(db.read))
    yield page.map((variant) => feedItem(variant, publicUrl)).join("");
  yield FEED_END;
}

/** Removes the feeds of processes that ended without doing so. */
const removeOld = async (folder: string, now: number): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => undefined);
    if (written && now - written.mtimeMs > days(1)) await rm(path, { force: true });
  }
};

/**
 * Opens the feed of a shop at its public URL. It is written to a file in DATA_DIR when somebody asks for it, at most once
 * in a quarter of an hour while the catalogue changes, and sent from there: neither memory nor the work for a request
 * grows with the catalogue.
 */
export const openProductFeed = (
  context: Context,
  publicUrl: string,
  onError: (error: unknown) => void,
) => {
  const { db, config, clock } = context;
  const folder = join(config.dataDir, "feeds");
  const readVersion = openVersionReader(db.read);
  let current: Feed | undefined;

  const write = async (path: string): Promise<void> => {
    await mkdir(folder, { recursive: true });
    // The system set the times of the files.
    await removeOld(folder, Date.now());
    try {
      await pipeline(
        Readable.from(contentOf(context, publicUrl)),
        createGzip(),
        createWriteStream(path, { mode: 0o600 }),
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
    const feed: Feed = { tag, madeAt: clock.now().getTime(), path, done: write(path) };
    current = feed;
    feed.done.then(
      () => remove(before),
      (error: unknown) => {
        onError(error);
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
        /** Returns the content when it is written. Its stream fails if it cannot be. */
        open: (isCompressed: boolean): Readable =>
          Readable.from(
            (async function* () {
              await feed.done;
              const file = createReadStream(feed.path);
              if (isCompressed) yield* file;
              else {
                const plain = createGunzip();
                file.on("error", (error) => plain.destroy(error));
                yield* file.pipe(plain);
              }
            })(),
            { objectMode: false },
          ),
      };
    },
    close: () => remove(current),
  };
};
