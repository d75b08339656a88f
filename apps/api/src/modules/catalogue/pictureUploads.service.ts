import { createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { addMs, days } from "../../clock.ts";
import type { Clock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/client.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { slugOf } from "./ids.rules.ts";
import {
  decodeFault,
  formatFault,
  isCut,
  isHeic,
  NARROWEST,
  photoFormats,
  widest,
} from "./pictureFiles.ts";
import { encodeUpload } from "./pictureProcess.ts";
import { deleteUnusedPictures, insertPicture } from "./uploadedPictures.repo.ts";

/** The most bytes of a picture that is sent. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** The largest pictures of phones have 108 million pixels. */
const MAX_PIXELS = 120_000_000;
/** Part of the names of files. Increase it when the encoding changes. */
const ENCODING = "upload-1";
/** A picture that nothing uses is deleted after this time. */
const UNUSED_MS = days(30);
/** Pictures that one round of the clean-up looks at. */
const ROUND = 200;

interface UploadContext {
  db: Db;
  clock: Clock;
  config: Pick<Config, "dataDir">;
}

interface SentPicture {
  path: string;
  /** What the sender calls it. */
  name: string;
  /** A strip of cloth laid flat is stored wider. */
  shape: keyof typeof widest;
}

export interface StoredUpload {
  /** As products name it. */
  image: string;
  width: number;
  height: number;
  /** Whether the frames of the shop crop much of it. */
  isCut: boolean;
}

export type UploadOutcome =
  | { kind: "too_large"; bytes: number }
  /** `reason` is without a full stop. */
  | { kind: "refused"; reason: string }
  | ({ kind: "stored" } & StoredUpload);

const startOf = async (path: string): Promise<Buffer> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Returns why a file was refused, in words for a shopkeeper. */
const reasonOf = (start: Buffer, error: unknown): string => {
  const text = error instanceof Error ? error.message : "";
  const [, what = "", detail = ""] = /^(\w+): (.*)$/s.exec(text) ?? [];
  if (what === "format") return formatFault(detail);
  if (what === "narrow") return `it is ${detail} pixels wide; ${NARROWEST} are the least`;
  if (what === "pixels" && !/pixel limit|too large|exceeds/i.test(detail))
    return "the file is not complete: copy it again";
  return decodeFault(start, detail);
};

/** One at a time, in the order in which they come: pictures for shoppers are made beside them. */
const turn = pLimit(1);

const nameOf = (name: string): string => slugOf(name.replace(/\.[^.]*$/, ""), 60);

const store = async (
  { db, clock, config }: UploadContext,
  { path, name, shape }: SentPicture,
  actor: Actor,
): Promise<UploadOutcome> => {
  const { size } = await stat(path);
  if (size > MAX_PICTURE_BYTES) return { kind: "too_large", bytes: size };
  if (size === 0) return { kind: "refused", reason: "the file is empty: copy it again" };
  const start = await startOf(path);
  if (isHeic(start)) return { kind: "refused", reason: decodeFault(start, "") };
  try {
    const job = {
      source: path,
      widest: widest[shape],
      narrowest: NARROWEST,
      maxPixels: MAX_PIXELS,
      formats: photoFormats,
    };
    const { content, width, height } = await encodeUpload(job);
    const hash = createHash("sha256")
      .update(`${ENCODING} ${shape}`)
      .update(await readFile(path))
      .digest("hex")
      .slice(0, 8);
    const image = `${nameOf(name)}.${width}x${height}.${hash}.webp`;
    const folder = join(config.dataDir, "uploads");
    const unfinished = join(folder, `${image}.unfinished`);
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, content);
    await rename(unfinished, join(folder, image));
    await insertPicture(db, { image, uploadedBy: actor.name, usedAt: clock.now() });
    return { kind: "stored", image, width, height, isCut: isCut({ width, height, shape }) };
  } catch (error) {
    if (!(error instanceof Error) || !/^(?:format|narrow|metadata|pixels): /.test(error.message))
      throw error;
    return { kind: "refused", reason: reasonOf(start, error) };
  }
};

/**
 * Makes a picture of the shop of a file that may be anything. Only what is encoded here is kept. A picture of the same content
 * has the same name.
 */
export const storeUpload = (
  context: UploadContext,
  sent: SentPicture,
  actor: Actor,
): Promise<UploadOutcome> => turn(() => store(context, sent, actor));

/** Deletes uploaded pictures that nothing has used for 30 days. Returns how many. */
export const dropUnusedPictures = async (
  db: Db,
  { dataDir }: Pick<Config, "dataDir">,
  now: Date,
): Promise<number> => {
  const images = await deleteUnusedPictures(db, addMs(now, -UNUSED_MS), ROUND);
  for (const image of images) await rm(join(dataDir, "uploads", image), { force: true });
  return images.length;
};
