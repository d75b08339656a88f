/** The sum that a ZIP archive has of each file (ISO 3309). */
const crc32 = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
};

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Writes numbers in the order of the format, of two or four bytes each. */
const record = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
};

/** 1 January 2026, as the format writes dates. The same files give the same archive. */
const DATE = (46 << 9) | (1 << 5) | 1;
const UTF8_NAMES = 0x0800;

/** Returns a ZIP archive of text files, without compression. */
export const zipOf = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder();
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [encoder.encode(name), encoder.encode(text)];
    const shared = [
      [2, 20],
      [2, UTF8_NAMES],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, path.length],
      [2, 0],
    ] as const;
    const body = join([record([4, 0x04034b50], ...shared), path, content]);
    directory.push(
      record([4, 0x02014b50], [2, 20], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      path,
    );
    bodies.push(body);
    offset += body.length;
  }
  const index = join(directory);
  const count = bodies.length;
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, index.length],
    [4, offset],
    [2, 0],
  );
  return join([...bodies, index, end]);
};
