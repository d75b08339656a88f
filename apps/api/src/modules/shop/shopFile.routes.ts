import { join } from "node:path";
import { callPath, calls } from "@pallu/contract";
import { isPartName } from "@pallu/contract/shop";
import type { PartName } from "@pallu/contract/shop";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { createDataFolder, protectDataFolder } from "../../db/dataFolder.ts";
import { errorBody, httpError } from "../../http/httpError.ts";
import { pictureFolders } from "../catalogue/pictures.rules.ts";
import { openPictures } from "../catalogue/pictures.service.ts";
import { registerPictures } from "../catalogue/uploads.ts";
import { readShopFile, writePictures } from "./shopFile.service.ts";
import { answeredFrame, partHash, picturesOf } from "./shopParts.rules.ts";
import type { AnsweredPart } from "./shopParts.rules.ts";

/** A shop of one's own whose parts are read from SHOP_FILE alone, in front of an API of another host. */
export interface ShopOfFile {
  name: string;
  /** Returns the JSON text of the response to a URL path: `null` for a part that the shop has not, undefined for other calls. */
  find: (path: string) => string | undefined;
  /** Serves the parts, and the pictures that they name, at the paths of the API. */
  register: (app: FastifyInstance) => void;
}

const partsPath = callPath(calls.getShopPart, { name: "" });

/**
 * Reads the file that SHOP_FILE names, once, and writes its pictures into DATA_DIR. Throws StartupError with the first
 * fault.
 */
export const openShopFile = async (
  file: string,
  config: Config,
  onError: (error: unknown, text: string) => void,
): Promise<ShopOfFile> => {
  await createDataFolder(config.dataDir);
  await protectDataFolder(config.dataDir);
  const uploads = join(config.dataDir, "uploads");
  const { parts, pictures: planned } = await readShopFile(file, uploads, { hasDatabase: false });
  await writePictures(uploads, planned);
  const answers = new Map<string, AnsweredPart>(
    Object.entries(parts).map(([name, value]) => [
      name,
      name === ("frame" satisfies PartName)
        ? answeredFrame(value, Object.keys(parts))
        : { value, hash: partHash(value) },
    ]),
  );
  const pictures = openPictures({ config, folders: pictureFolders(config), onError });
  return {
    name: parts.frame?.name ?? "",
    find: (path) => {
      const name = path.startsWith(partsPath) ? path.slice(partsPath.length) : "";
      return isPartName(name) ? JSON.stringify(answers.get(name)?.value ?? null) : undefined;
    },
    register: (app) => {
      app.get<{ Params: { name: string } }>(calls.getShopPart.path, async (request, reply) => {
        const part = answers.get(request.params.name);
        reply.header("cache-control", "no-cache");
        if (!part)
          return reply.code(404).send(errorBody(httpError(404, "This shop has no such part.")));
        const tag = `W/"${part.hash}"`;
        reply.header("etag", tag);
        return request.headers["if-none-match"]?.includes(tag)
          ? reply.code(304).send()
          : part.value;
      });
      // The names of these pictures have a hash, so they are no file of the other host.
      for (const base of new Set(picturesOf(parts).map((name) => name.replace(/\.\w+$/, ""))))
        registerPictures(app, `/uploads/${base}`, {
          read: (rest, options) => pictures.read(base + rest, options),
        });
    },
  };
};
