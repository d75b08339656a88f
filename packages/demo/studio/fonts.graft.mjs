/**
 * Copies a glyph of one TrueType font into another. Each subset font is one file, so that it never loads partially. See
 * fonts.mjs.
 */

/** @param {Buffer} font */
const tablesOf = (font) => {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index;
      const start = font.readUInt32BE(entry + 8);
      const tag = font.toString("latin1", entry, entry + 4);
      return [tag, font.subarray(start, start + font.readUInt32BE(entry + 12))];
    }),
  );
};

const tableOf = (tables, tag) => {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return Buffer.from(table);
};

/** Returns the offset of each glyph in `glyf`, and the end of the last one. */
const offsetsOf = (tables) => {
  const loca = tableOf(tables, "loca");
  const long = tableOf(tables, "head").readInt16BE(50) === 1;
  return Array.from({ length: loca.length / (long ? 4 : 2) }, (_, index) =>
    long ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index),
  );
};

/** Returns code points and their glyphs, from the first table of format 4. */
const readCmap = (cmap) => {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font has no character map of format 4.");
  const table = cmap.subarray(start);
  const segments = table.readUInt16BE(6) / 2;
  const glyphs = new Map();
  for (let segment = 0; segment < segments; segment += 1) {
    const at = (column) => 14 + 2 * segment + column * 2 * segments + (column > 0 ? 2 : 0);
    const [last, first] = [table.readUInt16BE(at(0)), table.readUInt16BE(at(1))];
    const [delta, rangeOffset] = [table.readUInt16BE(at(2)), table.readUInt16BE(at(3))];
    for (let point = first; point <= last && point !== 0xffff; point += 1) {
      const listed =
        rangeOffset === 0 ? point : table.readUInt16BE(at(3) + rangeOffset + 2 * (point - first));
      if (listed !== 0) glyphs.set(point, (listed + delta) % 0x10000);
    }
  }
  return glyphs;
};

/**
 * Returns a character map of format 4 with one segment per code point, which is simple and compresses well in WOFF2.
 */
const writeCmap = (glyphs) => {
  const points = [...glyphs].toSorted(([a], [b]) => a - b);
  const segments = [...points, [0xffff, 0]];
  const count = segments.length;
  const table = Buffer.alloc(16 + 8 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  const fields = [4, table.length, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)];
  for (const [index, field] of fields.entries()) table.writeUInt16BE(field, 2 * index);
  for (const [index, [point, glyph]] of segments.entries()) {
    const delta = point === 0xffff ? 1 : (glyph - point + 0x10000) % 0x10000;
    const column = 14 + 2 * index;
    table.writeUInt16BE(point, column);
    table.writeUInt16BE(point, column + 2 * count + 2);
    table.writeUInt16BE(delta, column + 4 * count + 2);
  }
  const head = Buffer.from([0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12]);
  return Buffer.concat([head, table]);
};

/** @param {Map<string, Buffer>} tables */
const fontOf = (tables) => {
  const padded = (length) => Math.ceil(length / 4) * 4;
  const entries = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * entries.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(entries.length, 4);
  let start = head.length;
  for (const [index, [tag, table]] of entries.entries()) {
    const entry = 12 + 16 * index;
    head.write(tag, entry, "latin1");
    head.writeUInt32BE(start, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    start += padded(table.length);
  }
  const bodies = entries.map(([, table]) =>
    Buffer.concat([table, Buffer.alloc(padded(table.length) - table.length)]),
  );
  return Buffer.concat([head, ...bodies]);
};

/**
 * Returns the font with the donor's glyph for a character, which replaces an existing one. Both fonts must be TrueType
 * with the same units per em. The glyph must not be a composite.
 * @param {Buffer} font
 * @param {Buffer} donor
 * @param {string} character
 */
export const graft = (font, donor, character) => {
  const [tables, donorTables] = [tablesOf(font), tablesOf(donor)];
  const point = character.codePointAt(0);
  const unit = (from) => tableOf(from, "head").readUInt16BE(18);
  if (unit(tables) !== unit(donorTables))
    throw new Error(`${character}: the fonts differ in their em.`);
  const index = readCmap(tableOf(donorTables, "cmap")).get(point);
  if (index === undefined) throw new Error(`${character}: the donor has no such glyph.`);
  const [from = 0, to = 0] = offsetsOf(donorTables).slice(index, index + 2);
  const outline = tableOf(donorTables, "glyf").subarray(from, to);
  if (outline.length === 0 || outline.readInt16BE(0) < 0)
    throw new Error(`${character}: the donor's glyph has no outline of its own.`);

  const offsets = offsetsOf(tables);
  const glyf = tableOf(tables, "glyf").subarray(0, offsets.at(-1));
  offsets.push(glyf.length + outline.length);
  const loca = Buffer.alloc(4 * offsets.length);
  for (const [glyph, offset] of offsets.entries()) loca.writeUInt32BE(offset, 4 * glyph);

  const metric = (source, glyph) => tableOf(source, "hmtx").subarray(4 * glyph, 4 * glyph + 4);
  const metricCountOf = (source) => tableOf(source, "hhea").readUInt16BE(34);
  const glyphs = offsets.length - 2;
  if (metricCountOf(tables) !== glyphs || index >= metricCountOf(donorTables))
    throw new Error(`${character}: a font in which glyphs share their width is not understood.`);

  const [head, hhea, maxp] = ["head", "hhea", "maxp"].map((tag) => tableOf(tables, tag));
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(glyphs + 1, 34);
  maxp.writeUInt16BE(glyphs + 1, 4);
  // The maximum number of points and contours in a glyph.
  const donorMaxp = tableOf(donorTables, "maxp");
  for (const field of [6, 8])
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(field), donorMaxp.readUInt16BE(field)), field);
  const hmtx = Buffer.concat([tableOf(tables, "hmtx"), metric(donorTables, index)]);
  const cmap = writeCmap(readCmap(tableOf(tables, "cmap")).set(point, glyphs));
  const changed = { head, hhea, maxp, hmtx, cmap, loca, glyf: Buffer.concat([glyf, outline]) };
  return fontOf(new Map([...tables, ...Object.entries(changed)]));
};
