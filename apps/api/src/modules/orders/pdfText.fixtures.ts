import { inflateSync } from "node:zlib";

/** Returns the inflated streams of a PDF. Their last byte may be a carriage return. */
export const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/stream\r?\n([^]*?)\nendstream/g)].map(([, data = ""]) => {
    const bytes = Buffer.from(data, "latin1");
    try {
      return inflateSync(bytes).toString("latin1");
    } catch {
      return data;
    }
  });

/** Extracts the text through each font's ToUnicode map, as a PDF reader's search does. */
export const textOf = (pdf: Buffer): string => {
  const source = pdf.toString("latin1");
  const bodies = streamsOf(pdf);
  const starts = [...source.matchAll(/(\d+) 0 obj\r?\n(?:(?!endobj)[^])*?stream\r?\n/g)].map((m) =>
    Number(m[1]),
  );
  const streamByObject = new Map(starts.map((id, index) => [id, bodies[index] ?? ""]));
  const unicode = new Map<string, string[]>();
  for (const [, id = "", body = ""] of source.matchAll(/(\d+) 0 obj\r?\n([^]*?)endobj/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    if (map) unicode.set(id, glyphsOf(streamByObject.get(Number(map)) ?? ""));
  }
  const names = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, id]),
  );
  return bodies
    .filter((body) => body.includes("BT"))
    .map((body) => readPage(body, (name) => unicode.get(names.get(name) ?? "") ?? []))
    .join("\n");
};

const glyphsOf = (map: string): string[] => {
  const ranges = [...map.matchAll(/\[((?:<[0-9a-f]+>\s?)+)\]/g)].map(([, range = ""]) => range);
  return ranges
    .flatMap((range) => range.match(/[0-9a-f]+/g) ?? [])
    .map((hex) => Buffer.from(hex, "hex").swap16().toString("utf16le"));
};

const readPage = (page: string, fontOf: (name: string) => string[]): string => {
  let font: string[] = [];
  let text = "";
  for (const [, name, shown] of page.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[^\]])*)\] TJ/g,
  )) {
    if (name) font = fontOf(name);
    for (const [, hex = ""] of (shown ?? "").matchAll(/<([0-9a-f]*)>/g))
      for (const code of hex.match(/.{4}/g) ?? []) text += font[Number.parseInt(code, 16)] ?? "?";
    if (shown) text += "|";
  }
  return text.replaceAll("|", " ");
};
