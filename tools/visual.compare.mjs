/** Compares two folders of snapshots pixel by pixel. */
import { createHash } from "node:crypto";
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

/** Pixels that are closer than this belong to one region. */
const BLOCK = 4;

/** Whether pixelmatch marked a pixel as different. It paints them red, and antialiased ones yellow. */
const isMarked = (data, at) => data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0;

/**
 * Returns the boxes in px of the regions in which pixels differ.
 * @param {Buffer} data pixels of the difference
 */
const regionsOf = (data, { width, height }) => {
  const blocks = new Map();
  for (let at = 0; at < width * height; at += 1) {
    if (!isMarked(data, at * 4)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const name = `${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`;
    const box = blocks.get(name) ?? { left: x, right: x, top: y, bottom: y };
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = y;
    blocks.set(name, box);
  }
  const regions = [];
  for (const first of blocks.keys()) {
    if (!blocks.has(first)) continue;
    const waiting = [first];
    const region = { left: width, right: 0, top: height, bottom: 0 };
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const box = blocks.get(name);
      if (!box) continue;
      blocks.delete(name);
      region.left = Math.min(region.left, box.left);
      region.right = Math.max(region.right, box.right);
      region.top = Math.min(region.top, box.top);
      region.bottom = Math.max(region.bottom, box.bottom);
      const [column, row] = name.split(" ").map(Number);
      for (const x of [-1, 0, 1])
        for (const y of [-1, 0, 1]) waiting.push(`${column + x} ${row + y}`);
    }
    const { left, top } = region;
    regions.push({
      left,
      top,
      width: region.right - left + 1,
      height: region.bottom - top + 1,
    });
  }
  return regions;
};

/** A size in whole blocks, because light and dark blend edges over different numbers of pixels. */
const sizeOf = ({ width, height }) =>
  `${[width, height].map((pixels) => Math.ceil(pixels / BLOCK) * BLOCK).join(" × ")} px`;

/**
 * Returns the two most frequent sizes of the regions: "8 × 8 px", "68 × 24 px and 100 × 12 px". Pictures with the same ones
 * probably have the same cause. One that also differs in another way has others, so that it is not accepted with the group.
 */
export const shapeOf = (regions) => {
  const counts = new Map();
  for (const region of regions) counts.set(sizeOf(region), (counts.get(sizeOf(region)) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([size]) => size)
    .toSorted()
    .join(" and ");
};

/** Returns the names of the cells of a story grid that contain a region. */
export const cellsOf = (regions, cells) =>
  cells
    .filter((cell) =>
      regions.some(
        ({ left, top, width, height }) =>
          left < cell.left + cell.width &&
          left + width > cell.left &&
          top < cell.top + cell.height &&
          top + height > cell.top,
      ),
    )
    .map(({ name }) => name);

/**
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {Promise<{ pixels: number, difference?: Buffer, regions?: object[] }>} how many pixels differ, and where: as a
 *   PNG, and as boxes in px
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
  const difference = await sharp(out, { raw }).png().toBuffer();
  return { pixels, difference, regions: regionsOf(out, size) };
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
    const { pixels, difference, regions } = await comparePictures(
      readFileSync(at(before, key)),
      readFileSync(at(after, key)),
    );
    if (pixels === 0) continue;
    writeFileSync(at(differences, key), difference);
    const cellsFile = path.join(after, `${key}.json`);
    const cells = existsSync(cellsFile) ? JSON.parse(readFileSync(cellsFile, "utf8")) : [];
    changed.push({
      ...picture,
      pixels,
      shape: shapeOf(regions),
      cells: cellsOf(regions, cells),
      version: createHash("sha256").update(difference).digest("hex").slice(0, 12),
    });
  }
  const kept = new Set(pictures.map(({ key }) => key));
  return { changed, added, removed: known.filter(({ key }) => !kept.has(key)) };
};
