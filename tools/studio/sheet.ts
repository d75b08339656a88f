import sharp from "sharp";

const CELL = { width: 180, height: 225 } as const;
const COLUMNS = 10;
const LABEL = 16;

const labelOf = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${LABEL}"><text x="3" y="12" font-family="sans-serif" font-size="9">${text}</text></svg>`,
  );

/** Writes a contact sheet: thumbnails of all images with their names, in one file. */
export const writeSheet = async (
  pictures: readonly { name: string; path: string }[],
  file: string,
): Promise<void> => {
  const tile = async ({ name, path }: { name: string; path: string }, index: number) => {
    const at = {
      left: (index % COLUMNS) * CELL.width,
      top: Math.floor(index / COLUMNS) * (CELL.height + LABEL),
    };
    const input = await sharp(path)
      .resize({ ...CELL, fit: "contain", background: "#fff" })
      .png()
      .toBuffer();
    return [
      { input, ...at },
      { input: labelOf(name), left: at.left, top: at.top + CELL.height },
    ];
  };
  const tiles = await Promise.all(pictures.map(tile));
  await sharp({
    create: {
      width: COLUMNS * CELL.width,
      height: Math.max(1, Math.ceil(pictures.length / COLUMNS)) * (CELL.height + LABEL),
      channels: 3,
      background: "#fff",
    },
  })
    .composite(tiles.flat())
    .toFile(file);
};
