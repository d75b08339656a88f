import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { presentFileOf, readPictures } from "../modules/catalogue/pictures.rules.ts";
import { apiRoot } from "../folders.ts";
import type { Config } from "../config.ts";
import { httpError } from "./httpError.ts";

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

interface Picture {
  content: Buffer;
  tag: string;
}

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

const readPicture = async (folders: readonly string[], file: string): Promise<Picture | null> => {
  const handle = await openFirst(folders, file);
  if (!handle) return null;
  try {
    const found = await handle.stat();
    if (!found.isFile()) return null;
    const tag = createHash("sha256")
      .update(`${found.size} ${found.mtimeMs}`)
      .digest("base64url")
      .slice(0, 22);
    return { content: await handle.readFile(), tag: `"${tag}"` };
  } finally {
    await handle.close();
  }
};

/** Serves images by plain file name: the shop's own uploads first, then those of the demo catalogue. */
export const registerUploads = async (app: FastifyInstance, config: Config): Promise<void> => {
  const pictures = readPictures();
  const folders = [join(config.dataDir, "uploads"), join(apiRoot, "seed", "pictures")];
  app.get<{ Params: { "*": string } }>(
    "/uploads/*",
    { config: { open: true }, logLevel: "warn", schema: { hide: true } },
    async (request, reply) => {
      const file = request.params["*"];
      const type = types[file.slice(file.lastIndexOf(".") + 1).toLowerCase()];
      const isAsked = type !== undefined && plainName.test(file);
      const own = isAsked ? await readPicture(folders, file) : null;
      const present = isAsked && !own ? presentFileOf(pictures, file) : undefined;
      const picture = own ?? (present ? await readPicture(folders, present) : null);
      if (!picture || !type) throw httpError(404, "There is no such picture.");
      reply
        .header(
          "cache-control",
          own && hashedName.test(file)
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600",
        )
        .header("etag", picture.tag)
        .header("content-security-policy", "sandbox; default-src 'none'")
        .type(type);
      if (request.headers["if-none-match"]?.includes(picture.tag)) return reply.code(304).send();
      return reply.send(picture.content);
    },
  );
};
