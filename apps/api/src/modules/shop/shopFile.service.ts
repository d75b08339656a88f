import { dirname } from "node:path";
import { opsCommand } from "../../opsCommand.rules.ts";
import { makeFolder } from "../../db/makeFolder.ts";
import { StartupError } from "../../startupError.ts";
import { writePicture } from "../catalogue/pictureFiles.ts";
import { readShopFolder } from "./shopFolder.service.ts";
import type { ShopFolder } from "./shopFolder.service.ts";

/**
 * Reads the folder of the file that SHOP_FILE names. Writes nothing. Throws StartupError with the first fault, and names the
 * command that prints all: it needs a database.
 */
export const readShopFile = async (
  file: string,
  uploads: string,
  { hasDatabase }: { hasDatabase: boolean },
): Promise<ShopFolder> => {
  const folder = dirname(file);
  const read = await readShopFolder(folder, uploads);
  if (!("faults" in read)) return read;
  const [first = "", ...more] = read.faults;
  const end = first.endsWith("?") ? "" : ".";
  const all = hasDatabase ? `: ${opsCommand(`shop:check ${folder}`)}` : "";
  const rest = more.length > 0 ? ` (and ${more.length} more${all})` : "";
  throw new StartupError(`SHOP_FILE cannot be used: ${first}${end}${rest}`);
};

/** Writes the pictures of a folder that the shop has not yet. */
export const writePictures = async (
  uploads: string,
  pictures: ShopFolder["pictures"],
): Promise<void> => {
  if (pictures.length > 0) await makeFolder(uploads);
  for (const picture of pictures) await writePicture(uploads, picture);
};
