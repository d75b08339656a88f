/** Those of `pictureWidths` in packages/contract, of which the desk imports only types. */
const widths = [160, 320, 480, 720, 1080, 1440];

/**
 * Returns the URL of a picture of the shop, by its name or its path, in a width that pictures are made in: the smallest that
 * fills a frame of pixels. The frame crops the sides of a wider picture, which needs more of them.
 */
export const pictureUrl = (image: string, frame = { width: 160, height: 200 }): string => {
  const path = image.startsWith("/") ? image : `/uploads/${encodeURIComponent(image)}`;
  if (!path.startsWith("/uploads/")) return path;
  const [, w = 0, h = 1] = (/\.(\d+)x(\d+)\.[\da-f]{8}\.webp$/.exec(path) ?? []).map(Number);
  const needed = Math.max(frame.width, (frame.height * w) / h);
  const width = widths.find((made) => made >= needed);
  return width === undefined ? path : `${path}?w=${width}`;
};
