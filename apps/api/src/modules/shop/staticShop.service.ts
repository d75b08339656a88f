import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ShopParts } from "@pallu/contract/shop";
import { findMasterFile } from "../catalogue/pictures.rules.ts";
import { makePicture } from "../catalogue/pictureProcess.ts";
import { readShopFile, writePictures } from "./shopFile.service.ts";
import { mapTexts } from "./shopFolder.service.ts";
import { answeredFrame, isPictureAt, picturesOf } from "./shopParts.rules.ts";

/** A shop of one's own as static files have it. */
export interface StaticShop {
  /** The parts as the API answers them, with the paths of `files` as the names of their pictures. */
  parts: Record<string, object>;
  /** The pictures by their paths: each as WebP and as AVIF in its whole width. */
  files: Map<string, Buffer>;
}

const folder = "/assets/shop/";

/** Reads the file that SHOP_FILE names, and makes its pictures. Throws StartupError with the first fault. */
export const readStaticShop = async (file: string): Promise<StaticShop> => {
  const uploads = await mkdtemp(join(tmpdir(), "pallu-static-"));
  try {
    const read = await readShopFile(file, uploads, { hasDatabase: false });
    await writePictures(uploads, read.pictures);
    const files = new Map<string, Buffer>();
    for (const name of new Set(picturesOf(read.parts))) {
      const master = findMasterFile(uploads, name);
      if (master === undefined) throw new Error(`The picture ${name} is gone.`);
      for (const type of ["webp", "avif"] as const)
        files.set(
          folder + name.replace(/\w+$/, type),
          await makePicture({ master, crop: undefined, width: undefined, type }),
        );
    }
    const { frame, ...others } = (await mapTexts(read.parts, async (text, path) => {
      const address = folder + text.replace(/\w+$/, "webp");
      return isPictureAt(path) && files.has(address) ? address : text;
    })) as ShopParts;
    return {
      parts: { frame: answeredFrame(frame, Object.keys(others)).value, ...others },
      files,
    };
  } finally {
    await rm(uploads, { recursive: true });
  }
};
