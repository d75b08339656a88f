import sharp from "sharp";
import { rgbOf } from "./colour.ts";
import { fieldOf, randomOf, seedOf } from "./random.ts";
import type { ClothLayer, DrawnLayer, Scene, Shadow } from "./scene.ts";
import { inverse } from "./scene.ts";
import { pick } from "./pick.ts";

interface Canvas {
  width: number;
  height: number;
  /** Three numbers a pixel, 0 to 255. */
  pixels: Float32Array;
}

const groundOf = ({ width, height, ground }: Scene): Canvas => {
  const pixels = new Float32Array(width * height * 3);
  const tone = rgbOf(ground);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = 1.022 - 0.03 * (x / width) - 0.035 * (y / height);
      for (let i = 0; i < 3; i += 1)
        pixels[(y * width + x) * 3 + i] = Math.min(255, pick(tone, i) * light);
    }
  }
  return { width, height, pixels };
};

const wrap = (inner: string, { width, height }: Canvas, at: readonly number[]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="matrix(${at.join(" ")})">${inner}</g></svg>`,
  );

const alphaOf = async (svg: Buffer): Promise<Buffer> =>
  sharp(svg).ensureAlpha().extractChannel(3).raw().toBuffer();

const castShadow = async (
  canvas: Canvas,
  mask: Buffer,
  shadow: Shadow,
  scale: number,
): Promise<void> => {
  const { width, height, pixels } = canvas;
  const raw = { raw: { width, height, channels: 1 as const } };
  const blurred = await sharp(mask, raw)
    .blur(Math.max(0.6, shadow.blur * scale))
    .extractChannel(0)
    .raw()
    .toBuffer();
  const down = Math.round(shadow.down * scale);
  for (let y = down; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dark = (pick(blurred, (y - down) * width + x) / 255) * shadow.strength;
      const i = (y * width + x) * 3;
      pixels[i] = pick(pixels, i) * (1 - dark);
      pixels[i + 1] = pick(pixels, i + 1) * (1 - dark * 0.98);
      pixels[i + 2] = pick(pixels, i + 2) * (1 - dark * 0.94);
    }
  }
};

/** Uneven threads along both directions of the weave, looked up by sheet position. */
const threadsOf = (seed: number): ((u: number, v: number) => number) => {
  const field = fieldOf(seed);
  const random = randomOf(seed);
  const slubs = Float32Array.from({ length: 512 }, () => random() * 2 - 1);
  return (u, v) =>
    pick(slubs, Math.floor(v * 0.5) & 511) * (0.6 + 0.4 * field(u * 0.02, v * 0.25)) +
    pick(slubs, Math.floor(u * 0.5 + 211) & 511) * 0.7;
};

const layCloth = async (canvas: Canvas, layer: ClothLayer, grain: number): Promise<void> => {
  const scale = Math.hypot(layer.at[0], layer.at[1]);
  const density = Math.min(3, Math.max(0.5, scale));
  const mask = await alphaOf(wrap(`<path d="${layer.outline}"/>`, canvas, layer.at));
  await castShadow(canvas, mask, layer.shadow, scale);
  const { data, info } = await sharp(Buffer.from(layer.sheet.svg), { density: 72 * density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ratio = info.width / layer.sheet.width;
  const [a, b, c, d, e, f] = inverse(layer.at);
  const threads = threadsOf(seedOf(layer.outline));
  const { width, height, pixels } = canvas;
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const cover = pick(mask, py * width + px) / 255;
      if (cover === 0) continue;
      const x = a * px + c * py + e;
      const y = b * px + d * py + f;
      const [u, v] = layer.place(x, y);
      const light = layer.light(x, y) * (1 + 0.018 * grain * threads(u, v));
      const sx = Math.min(info.width - 1.001, Math.max(0, u * ratio));
      const sy = Math.min(info.height - 1.001, Math.max(0, v * ratio));
      const [ix, iy] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - ix, sy - iy];
      const base = (iy * info.width + ix) * 3;
      const below = base + info.width * 3;
      const out = (py * width + px) * 3;
      for (let i = 0; i < 3; i += 1) {
        const top = pick(data, base + i) * (1 - fx) + pick(data, base + 3 + i) * fx;
        const foot = pick(data, below + i) * (1 - fx) + pick(data, below + 3 + i) * fx;
        const tone = top * (1 - fy) + foot * fy;
        const lit = light <= 1 ? tone * light : tone + (255 - tone) * (light - 1) * 0.62;
        pixels[out + i] = pick(pixels, out + i) * (1 - cover) + lit * cover;
      }
    }
  }
};

const layDrawing = async (canvas: Canvas, layer: DrawnLayer): Promise<void> => {
  const svg = wrap(layer.svg, canvas, layer.at);
  const rgba = await sharp(svg).ensureAlpha().raw().toBuffer();
  const count = canvas.width * canvas.height;
  if (layer.shadow) {
    const mask = Buffer.alloc(count);
    for (let i = 0; i < count; i += 1) mask[i] = pick(rgba, i * 4 + 3);
    await castShadow(canvas, mask, layer.shadow, Math.hypot(layer.at[0], layer.at[1]));
  }
  for (let i = 0; i < count; i += 1) {
    const cover = pick(rgba, i * 4 + 3) / 255;
    if (cover === 0) continue;
    for (let j = 0; j < 3; j += 1)
      canvas.pixels[i * 3 + j] =
        pick(canvas.pixels, i * 3 + j) * (1 - cover) + pick(rgba, i * 4 + j) * cover;
  }
};

/** The picture of a scene as WebP. */
export const render = async (scene: Scene, quality: number): Promise<Buffer> => {
  const canvas = groundOf(scene);
  for (const layer of scene.layers) {
    // Later layers lie on earlier ones, so they are laid one after the other.
    if (layer.kind === "cloth") await layCloth(canvas, layer, scene.grain);
    else await layDrawing(canvas, layer);
  }
  const bytes = Buffer.from(Uint8ClampedArray.from(canvas.pixels));
  return (
    sharp(bytes, { raw: { width: scene.width, height: scene.height, channels: 3 } })
      // As a lens would: the hard edges of drawn figures cost a quarter of the bytes and read as print.
      .blur(0.6)
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer()
  );
};
