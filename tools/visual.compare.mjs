/** Compares two folders of snapshots pixel by pixel. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Maximum difference between equal colours (0 to 1). Antialiased edges are ignored. */
const threshold = 0.063;

const pixelsOf = async (png, { width, height }) => {
  const image = sharp(png).ensureAlpha();
  const { width: ownWidth, height: ownHeight } = await image.metadata();
  return image
    .extend({
      right: width - ownWidth,
      bottom: height - ownHeight,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
};

/**
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {Promise<{ pixels: number, difference?: Buffer }>} how many pixels differ, and where, as a PNG
 */
export const comparePictures = async (before, after) => {
  if (before.equals(after)) return { pixels: 0 };
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const size = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const [left, right] = await Promise.all([before, after].map((png) => pixelsOf(png, size)));
  const out = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, right, out, size.width, size.height, { threshold, alpha: 0.2 });
  if (pixels === 0) return { pixels };
  const raw = { ...size, channels: 4 };
  return { pixels, difference: await sharp(out, { raw }).png().toBuffer() };
};

/**
 * @param {{ before: string, after: string, differences: string }} folders the last one is written
 * @param {{ key: string }[]} pictures those of the folder `after`
 * @param {{ key: string }[]} known those of the folder `before`
 */
export const compareFolders = async ({ before, after, differences }, pictures, known) => {
  mkdirSync(differences, { recursive: true });
  const changed = [];
  const added = [];
  const at = (folder, key) => path.join(folder, `${key}.png`);
  for (const picture of pictures) {
    const { key } = picture;
    if (!existsSync(at(after, key))) continue;
    if (!existsSync(at(before, key))) {
      added.push(picture);
      continue;
    }
    const { pixels, difference } = await comparePictures(
      readFileSync(at(before, key)),
      readFileSync(at(after, key)),
    );
    if (pixels === 0) continue;
    writeFileSync(at(differences, key), difference);
    changed.push({ ...picture, pixels });
  }
  const kept = new Set(pictures.map(({ key }) => key));
  return { changed, added, removed: known.filter(({ key }) => !kept.has(key)) };
};
