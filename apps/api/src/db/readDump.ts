import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { StartupError } from "../startupError.ts";
import type { Db } from "./client.ts";
import { METADATA_PREFIX } from "./dump.rules.ts";
import type { DumpFooter, DumpHeader, MetadataLine, SequenceLine } from "./dump.rules.ts";
import { migrateTo } from "./migrate.ts";
import { schemaAgeOf } from "./schemaVersion.ts";

const BATCH_SIZE = 1000;

export interface DumpSummary {
  madeAt: string;
  migrations: string[];
  /** Rows by table. */
  rows: Record<string, number>;
}

interface DumpHandlers {
  onHeader(header: DumpHeader): Promise<void>;
  onTable(table: string): Promise<void>;
  onRow(row: string): Promise<void>;
  onSequence(line: SequenceLine): Promise<void>;
}

const damaged = (file: string, reason: string): StartupError =>
  new StartupError(`${file} is not a whole dump of this shop: ${reason}.`);

/** Splits at line feeds only, because texts may contain other line separators. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of source) {
    const lines = (rest + decoder.write(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

class DumpParser {
  readonly #file: string;
  readonly #handlers: DumpHandlers;
  readonly #hash = createHash("sha256");
  readonly #counts: Record<string, number> = {};
  #header: DumpHeader | undefined;
  #footer: DumpFooter | undefined;
  #table: string | undefined;

  constructor(file: string, handlers: DumpHandlers) {
    this.#file = file;
    this.#handlers = handlers;
  }

  async parseLine(line: string): Promise<void> {
    if (this.#footer) throw damaged(this.#file, "there is data after the end");
    const metadata = line.startsWith(METADATA_PREFIX)
      ? (JSON.parse(line.slice(1)) as MetadataLine)
      : null;
    if (!this.#header) await this.#parseHeader(metadata);
    else if (metadata === null) await this.#parseRow(line);
    else if ("end" in metadata) this.#footer = metadata;
    else if ("table" in metadata) await this.#parseTable(metadata.table);
    else if ("sequence" in metadata) await this.#handlers.onSequence(metadata);
    if (!this.#footer) this.#hash.update(line).update("\n");
  }

  async #parseHeader(line: MetadataLine | null): Promise<void> {
    if (line === null || !("pallu" in line)) throw damaged(this.#file, "the header is missing");
    if (line.format !== 1)
      throw damaged(this.#file, "it is in a newer format than this version of the shop reads");
    this.#header = line;
    await this.#handlers.onHeader(line);
  }

  async #parseTable(table: string): Promise<void> {
    this.#table = table;
    this.#counts[table] = 0;
    await this.#handlers.onTable(table);
  }

  async #parseRow(row: string): Promise<void> {
    if (this.#table === undefined)
      throw damaged(this.#file, "a row comes before the name of its table");
    this.#counts[this.#table] = (this.#counts[this.#table] ?? 0) + 1;
    await this.#handlers.onRow(row);
  }

  finish(): DumpSummary {
    const [header, footer] = [this.#header, this.#footer];
    if (!header || !footer) throw damaged(this.#file, "its end is missing");
    if (footer.sha256 !== this.#hash.digest("hex"))
      throw damaged(this.#file, "the checksum does not match");
    for (const [name, count] of Object.entries(footer.rows))
      if (this.#counts[name] !== count)
        throw damaged(this.#file, `${name} has ${this.#counts[name] ?? 0} rows of ${count}`);
    return { madeAt: header.madeAt, migrations: header.migrations, rows: footer.rows };
  }
}

const isUnreadable = (error: unknown): error is Error =>
  error instanceof SyntaxError ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"));

/** Reads a whole dump. Throws StartupError unless every line is intact. */
const readDump = async (file: string, handlers: DumpHandlers): Promise<DumpSummary> => {
  const parser = new DumpParser(file, handlers);
  try {
    await pipeline(
      createReadStream(file),
      createGunzip(),
      async (source: AsyncIterable<Buffer>) => {
        for await (const line of linesOf(source)) await parser.parseLine(line);
      },
    );
  } catch (error) {
    throw isUnreadable(error) ? damaged(file, error.message) : error;
  }
  return parser.finish();
};

const ignore = async (): Promise<void> => undefined;

/** Verifies a dump without storing anything. Throws StartupError when it is incomplete. */
export const verifyDump = (file: string): Promise<DumpSummary> =>
  readDump(file, { onHeader: ignore, onTable: ignore, onRow: ignore, onSequence: ignore });

/** Throws StartupError for migrations that this version of the shop does not know. */
export const refuseNewerSchema = (migrations: readonly string[], file: string): void => {
  if (schemaAgeOf(migrations) === "newer")
    throw new StartupError(
      `${file} comes from another, newer version of the shop: restore it with that version.`,
    );
};

const batchInserter = (tx: Db) => {
  let table = "";
  let rows: string[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const name = sql.identifier(table);
    await tx.execute(
      sql`INSERT INTO ${name} OVERRIDING SYSTEM VALUE
        SELECT * FROM json_populate_recordset(NULL::${name}, ${`[${rows.join(",")}]`}::json)`,
    );
    rows = [];
  };
  return {
    flush,
    begin: async (next: string): Promise<void> => {
      await flush();
      table = next;
    },
    add: async (row: string): Promise<void> => {
      rows.push(row);
      if (rows.length === BATCH_SIZE) await flush();
    },
  };
};

/** Restores a dump into an empty database, in one transaction, at the dump's schema version. */
export const loadDump = (db: Db, file: string): Promise<DumpSummary> =>
  db.transaction(async (tx) => {
    const inserter = batchInserter(tx);
    const summary = await readDump(file, {
      onHeader: async ({ migrations }) => {
        refuseNewerSchema(migrations, file);
        await migrateTo(tx, migrations);
      },
      onTable: inserter.begin,
      onRow: inserter.add,
      onSequence: async ({ sequence, value }) => {
        await tx.execute(sql`SELECT setval(${`public."${sequence}"`}::regclass, ${value}::bigint)`);
      },
    });
    await inserter.flush();
    return summary;
  });
