import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { findMasterFile } from "../catalogue/pictures.rules.ts";
import type { ShopBrand } from "./shopBrand.rules.ts";

/** Reads the picture of an own shop's emblem. Null if the emblem is no picture, or its file is gone. */
export const readEmblemPicture = async (
  { dataDir }: Pick<Config, "dataDir">,
  { emblem }: ShopBrand,
): Promise<Buffer | null> => {
  if (emblem?.kind !== "picture") return null;
  const path = findMasterFile(join(dataDir, "uploads"), emblem.picture);
  return path === undefined ? null : readFile(path).catch(() => null);
};
