/** Makes pictures in a process of its own, which has a low priority: what answers requests comes first. */
import { constants, setPriority } from "node:os";
import sharp from "sharp";

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Files that are replaced under one name would be read from the cache.
sharp.cache(false);
sharp.concurrency(1);

// A signal for the whole group is for the shop, which lets this process end when it has ended itself.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
process.on("disconnect", () => process.exit());

/** Qualities that are tried in turn until the file is small enough. */
const qualities = [48, 38, 30];
/** Bytes of small AVIF files, which a page has many of. */
const maxBytes = new Map([
  [160, 6000],
  [320, 13_000],
  [480, 22_000],
]);
/** From this width 8 bits show blocks in what is plain. */
const DEEP_WIDTH = 1080;

/**
 * @param {import("sharp").Sharp} image
 * @param {number | undefined} width
 */
const encodeAvif = async (image, width) => {
  const limit = maxBytes.get(width ?? 0) ?? Infinity;
  const bitdepth = (width ?? 0) >= DEEP_WIDTH ? 10 : 8;
  let content = Buffer.alloc(0);
  for (const quality of qualities) {
    content = await image.clone().avif({ quality, effort: 1, bitdepth }).toBuffer();
    if (content.length <= limit) break;
  }
  return content;
};

/** @param {import("./pictureProcess.ts").PictureJob} job */
const make = async ({ master, crop, width, type }) => {
  let image = sharp(master).autoOrient();
  if (crop)
    image = sharp(
      await image
        .resize({ ...crop, fit: "cover" })
        .png()
        .toBuffer(),
    );
  if (width !== undefined) image = image.resize({ width, withoutEnlargement: true });
  if (type === "avif") return encodeAvif(image, width);
  return image.webp({ quality: 79, alphaQuality: 80, effort: 4 }).toBuffer();
};

/**
 * Rejects with what is wrong before a colon: `format`, `narrow`, `metadata` or `pixels`.
 * @param {import("./pictureProcess.ts").UploadJob} job
 */
const encodeUpload = async ({ source, widest, narrowest, maxPixels, formats }) => {
  const open = () => sharp(source, { limitInputPixels: maxPixels });
  const found = await open()
    .metadata()
    .catch((error) => {
      throw new Error(`metadata: ${error.message}`);
    });
  if (!formats.includes(found.format)) throw new Error(`format: ${found.format}`);
  const { width, height } = found.autoOrient;
  if (width * height > maxPixels) throw new Error("metadata: exceeds pixel limit");
  if (width < narrowest) throw new Error(`narrow: ${width}`);
  const full = Math.min(width, widest);
  const size = { width: full, height: Math.max(1, Math.round((height * full) / width)) };
  const content = await open()
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize({ ...size, fit: "fill" })
    .webp({ quality: 90, effort: 1 })
    .toBuffer()
    .catch((error) => {
      throw new Error(`pixels: ${error.message}`);
    });
  return { content, ...size };
};

process.on("message", (/** @type {{ id: number, job: any }} */ { id, job }) => {
  const work = "source" in job ? encodeUpload(job) : make(job).then((content) => ({ content }));
  void work.then(
    (made) => process.send?.({ id, ...made }),
    (error) => process.send?.({ id, error: String(error?.message ?? error) }),
  );
});
