import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { zipOf } from "./zip.ts";

const files = { "cart.svg": "<svg/>\n", "star-filled.svg": `<svg>${"★".repeat(300)}</svg>\n` };

/** Reads an archive from its directory, as other programs do. */
const read = (zip: Buffer): Record<string, string> => {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  let entry = zip.readUInt32LE(end + 16);
  expect(zip.readUInt32LE(end + 12)).toBe(end - entry);
  return Object.fromEntries(
    Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
      expect(zip.readUInt32LE(entry)).toBe(0x02014b50);
      const [sum, length, nameLength, at] = [
        zip.readUInt32LE(entry + 16),
        zip.readUInt32LE(entry + 24),
        zip.readUInt16LE(entry + 28),
        zip.readUInt32LE(entry + 42),
      ];
      const name = zip.toString("utf8", entry + 46, entry + 46 + nameLength);
      const content = zip.subarray(at + 30 + nameLength, at + 30 + nameLength + length);
      expect(zip.readUInt32LE(at)).toBe(0x04034b50);
      expect(zip.toString("utf8", at + 30, at + 30 + nameLength)).toBe(name);
      expect(crc32(content)).toBe(sum);
      entry += 46 + nameLength;
      return [name, content.toString("utf8")];
    }),
  );
};

it("has each file with its name, length and checksum", () => {
  expect(read(Buffer.from(zipOf(files)))).toEqual(files);
});
