import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { presentFileOf, readPictures } from "./pictures.rules.ts";
import { apiRoot } from "../../folders.ts";
import type { Config } from "../../config.ts";
import { httpError } from "../../http/httpError.ts";

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

interface StoredFile {
  /** Null if the caller has it already. */
  content: Buffer | null;
  tag: string;
}

export interface StoredPicture extends StoredFile {
  type: string;
  isImmutable: boolean;
}

/**
 * Reads a picture by its plain file name. Null if there is none. `known` is the value of If-None-Match: the content of a
 * picture whose tag it contains is not read.
 */
export type PictureReader = (file: string, known?: string) => Promise<StoredPicture | null>;

/** Without O_NONBLOCK, opening a named pipe would block a thread of the pool until another process writes to it. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

const openFirst = async (folders: readonly string[], file: string): Promise<FileHandle | null> => {
  for (const folder of folders) {
    try {
      return await open(join(folder, file), READ);
    } catch {
      // Not in this folder.
    }
  }
  return null;
};

const readStored = async (
  folders: readonly string[],
  file: string,
  known: string,
): Promise<StoredFile | null> => {
  const handle = await openFirst(folders, file);
  if (!handle) return null;
  try {
    const found = await handle.stat();
    if (!found.isFile()) return null;
    const digest = createHash("sha256")
      .update(`${found.size} ${found.mtimeMs}`)
      .digest("base64url")
      .slice(0, 22);
    const tag = `"${digest}"`;
    return { content: known.includes(tag) ? null : await handle.readFile(), tag };
  } finally {
    await handle.close();
  }
};

/** Creates a reader of the shop's own uploads, then of the pictures of the demo catalogue. */
export const createPictureReader = ({ dataDir }: Pick<Config, "dataDir">): PictureReader => {
  const pictures = readPictures();
  const folders = [join(dataDir, "uploads"), join(apiRoot, "seed", "pictures")];
  return async (file, known = "") => {
    const type = types[file.slice(file.lastIndexOf(".") + 1).toLowerCase()];
    if (type === undefined || !plainName.test(file)) return null;
    const own = await readStored(folders, file, known);
    if (own) return { ...own, type, isImmutable: hashedName.test(file) };
    const present = presentFileOf(pictures, file);
    const other = present ? await readStored(folders, present, known) : null;
    return other && { ...other, type, isImmutable: false };
  };
};

/** Serves images by plain file name: the shop's own uploads first, then those of the demo catalogue. */
export const registerUploads = (app: FastifyInstance, readPicture: PictureReader): void => {
  app.get<{ Params: { "*": string } }>(
    "/uploads/*",
    { config: { open: true }, logLevel: "warn", schema: { hide: true } },
    async (request, reply) => {
      const picture = await readPicture(request.params["*"], request.headers["if-none-match"]);
      if (!picture) throw httpError(404, "There is no such picture.");
      reply
        .header(
          "cache-control",
          picture.isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        )
        .header("etag", picture.tag)
        .header("content-security-policy", "sandbox; default-src 'none'")
        .type(picture.type);
      return picture.content ? reply.send(picture.content) : reply.code(304).send();
    },
  );
};
