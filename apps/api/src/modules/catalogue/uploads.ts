import { pictureWidths } from "@pallu/contract";
import type { FastifyInstance } from "fastify";
import { httpError } from "../../http/httpError.ts";
import { waiterOf } from "../../http/sharedTurn.ts";
import { widthOf } from "./pictures.rules.ts";
import type { PictureWidth } from "./pictures.rules.ts";
import type { Pictures, StoredPicture } from "./pictures.service.ts";

const cacheControl: Record<StoredPicture["keep"], string> = {
  forever: "public, max-age=31536000, immutable",
  hour: "public, max-age=3600",
  minute: "public, max-age=60",
};

/** Returns the width of a query. Throws for one that no picture is made in. */
const askedWidth = (text: unknown): PictureWidth | undefined => {
  if (text === undefined) return undefined;
  const width = widthOf(text);
  if (width === undefined)
    throw httpError(400, `The width w must be one of ${pictureWidths.join(", ")}, given once.`);
  return width;
};

/** Serves pictures below a path by plain file name, with `?w=` in a smaller width. */
export const registerPictures = (
  app: FastifyInstance,
  path: string,
  { read }: Pick<Pictures, "read">,
): void => {
  app.get<{ Params: { "*": string }; Querystring: { w?: unknown } }>(
    `${path}*`,
    { config: { open: true }, logLevel: "warn", schema: { hide: true } },
    async (request, reply) => {
      const picture = await read(request.params["*"], {
        width: askedWidth(request.query.w),
        known: request.headers["if-none-match"],
        waiter: waiterOf(request, reply),
      });
      // The deadline may have answered, or the client has left.
      if (reply.sent) return reply;
      if (!picture) throw httpError(404, "There is no such picture.");
      reply
        .header("cache-control", cacheControl[picture.keep])
        .header("etag", picture.tag)
        .header("content-security-policy", "sandbox; default-src 'none'")
        .type(picture.type);
      return picture.content ? reply.send(picture.content) : reply.code(304).send();
    },
  );
};
