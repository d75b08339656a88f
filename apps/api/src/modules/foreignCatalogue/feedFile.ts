/** Reads the product feeds of Google Merchant Center that are XML: RSS 2.0 with items, or Atom with entries. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { TextDecoder } from "node:util";
import { decodeXML } from "entities";
import type { CsvHeader, CsvRow, CsvSource } from "../catalogue/csvFile.ts";
import { readHeader, readTable } from "../catalogue/csvFile.ts";

/** Bytes that hold the first elements of a file. */
const START = 4096;

/** Longest comment, text or element, in characters. */
const MAX_TOKEN = 4_000_000;

const NAMESPACE = "http://base.google.com/ns/1.0";

interface FileStart {
  text: string;
  /** Whether the file is UTF-16, as some programs for Windows write it. */
  isWide: boolean;
}

const readStart = async (path: string): Promise<FileStart> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START), 0, START, 0);
    const start = buffer.subarray(0, bytesRead);
    const isWide = start[0] === 0xff && start[1] === 0xfe;
    return { text: start.toString(isWide ? "utf16le" : "utf8"), isWide };
  } finally {
    await file.close();
  }
};

const isXml = ({ text }: FileStart): boolean => /^\uFEFF?\s*<[?!a-z]/i.test(text);

const isPage = ({ text }: FileStart): boolean => /<(?:!doctype\s+)?html[\s>]/i.test(text);

/** A fault of the file, with its line. */
class FeedError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

const decoderOf = ({ text, isWide }: FileStart): TextDecoder => {
  const declared = /^\uFEFF?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(text)?.[1];
  try {
    return new TextDecoder(isWide ? "utf-16le" : (declared ?? "utf-8"), { fatal: true });
  } catch {
    throw new FeedError(1, `it is in the encoding '${declared}': save it as UTF-8`);
  }
};

interface Token {
  line: number;
  kind: "start" | "empty" | "end" | "text";
  /** The name of an element in small letters, or a text with its entities. */
  text: string;
  attributes: string;
}

const token =
  /<!--[^]*?-->|<!\[CDATA\[(?<cdata>[^]*?)\]\]>|<\?[^]*?\?>|<!DOCTYPE[^[>]*(?:\[[^]*?\]\s*)?>|<\/(?<end>[^\s<>]+)\s*>|<(?<start>[\p{L}_][^\s<>/]*)(?<attributes>(?:\s+[^\s=<>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/uy;

/** Yields the tokens of an XML file. Throws FeedError. */
async function* tokensOf(
  path: string,
  start: FileStart,
  onBytes: CsvSource["onBytes"],
): AsyncGenerator<Token> {
  const decoder = decoderOf(start);
  let rest = "";
  let line = 1;
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      const [before = ""] = new TextDecoder(decoder.encoding).decode(chunk).split("\uFFFD");
      const at = line + (rest + before).split("\n").length - 1;
      throw new FeedError(at, "it has letters that cannot be read: save it as UTF-8");
    }
  };
  function* take(): Generator<Token> {
    let at = 0;
    for (;;) {
      token.lastIndex = at;
      const found = token.exec(rest);
      if (!found) break;
      const { cdata, end, start: begun, attributes = "", empty, text } = found.groups ?? {};
      if (begun !== undefined)
        yield { line, kind: empty ? "empty" : "start", text: begun.toLowerCase(), attributes };
      else if (end !== undefined) yield { line, kind: "end", text: end.toLowerCase(), attributes };
      else if (text !== undefined) yield { line, kind: "text", text, attributes };
      else if (cdata !== undefined)
        yield { line, kind: "text", text: cdata.replaceAll("&", "&amp;"), attributes };
      line += found[0].split("\n").length - 1;
      at = token.lastIndex;
    }
    rest = rest.slice(at);
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    onBytes?.(chunk.length);
    rest += decode(chunk);
    yield* take();
    if (rest.length > MAX_TOKEN)
      throw new FeedError(line, "an element, text or comment has no end: export the feed again");
  }
  rest += decode();
  yield* take();
  if (rest !== "")
    throw new FeedError(line, `this is no XML: '${rest.slice(0, 30).replaceAll(/\s+/g, " ")}'`);
}

const itemNames = new Set(["item", "entry"]);

/** The prefix that the namespace of Google has in a file. */
const prefixOf = (attributes: string): string | undefined =>
  [...attributes.matchAll(/xmlns:([^\s=]+)\s*=\s*["']([^"']*)["']/g)].find(
    ([, , address]) => address?.replace(/\/$/, "") === NAMESPACE,
  )?.[1];

interface Open {
  name: string;
  line: number;
  /** With the texts of what is nested in it. */
  text: string;
}

/** Yields the products of a feed as rows: the texts of their elements by name, in small letters. Throws FeedError. */
async function* productsOf(
  path: string,
  onBytes?: CsvSource["onBytes"],
): AsyncGenerator<{ line: number; cells: Map<string, string> }> {
  const start = await readStart(path);
  if (isPage(start))
    throw new FeedError(1, "this is a page of a website and no feed: download the feed itself");
  const open: Open[] = [];
  let prefix = "g";
  let product: { line: number; depth: number; cells: Map<string, string> } | undefined;
  let count = 0;

  const put = (element: Open, cells: Map<string, string>): void => {
    const name = element.name.startsWith(`${prefix}:`)
      ? `g:${element.name.slice(prefix.length + 1)}`
      : element.name;
    const text = decodeXML(element.text).trim();
    const before = cells.get(name);
    if (text === "") return;
    // A product may have several pictures. Of everything else the first counts.
    if (before === undefined) cells.set(name, text);
    else if (name.endsWith("image_link")) cells.set(name, `${before},${text}`);
  };
  const close = (): { line: number; cells: Map<string, string> } | undefined => {
    const element = open.pop();
    if (!element || !product) return undefined;
    if (open.length === product.depth) put(element, product.cells);
    const within = open.at(-1);
    if (within && open.length > product.depth) within.text += ` ${element.text}`;
    if (open.length >= product.depth) return undefined;
    const { line, cells } = product;
    product = undefined;
    count++;
    return { line, cells };
  };

  for await (const { kind, line, text, attributes } of tokensOf(path, start, onBytes)) {
    const within = open.at(-1);
    if (kind === "text") {
      if (within && product) within.text += text;
      continue;
    }
    if (kind === "end") {
      if (within?.name !== text)
        throw new FeedError(
          line,
          within
            ? `</${text}> closes nothing: <${within.name}> of line ${within.line} is open`
            : `</${text}> closes nothing`,
        );
    } else {
      prefix = prefixOf(attributes) ?? prefix;
      open.push({ name: text, line, text: "" });
      if (!product && itemNames.has(text)) product = { line, depth: open.length, cells: new Map() };
    }
    const done = kind === "start" ? undefined : close();
    if (done) yield done;
  }
  const [left] = open.slice(-1);
  if (left)
    throw new FeedError(
      left.line,
      `<${left.name}> is not closed, the file ends too early: download it again`,
    );
  if (count === 0) throw new FeedError(1, "the feed has no products: no <item> and no <entry>");
}

/**
 * Returns the columns of a product file of any platform: the first row of a table, or the names of all elements of a feed.
 * Undefined if it cannot be read: `readForeignRows` says why.
 */
export const readForeignHeader = async (
  path: string,
  known: readonly string[],
): Promise<CsvHeader | undefined> => {
  if (!isXml(await readStart(path))) return readHeader(path, known);
  const names = new Set<string>();
  try {
    for await (const { cells } of productsOf(path))
      for (const name of cells.keys()) names.add(name);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return undefined;
  }
  return { names: [...names], written: [...names] };
};

/** Yields the rows of a product file of any platform, and reports what is wrong with it. */
export async function* readForeignRows(source: CsvSource): AsyncGenerator<CsvRow> {
  if (!isXml(await readStart(source.path))) {
    yield* readTable(source);
    return;
  }
  try {
    yield* productsOf(source.path, source.onBytes);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    source.addFault(error.line, error.message);
  }
}
