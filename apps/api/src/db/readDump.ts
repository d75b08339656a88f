import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { StartupError } from "../startupError.ts";
import type { Db } from "./client.ts";
import { MARK } from "./dump.rules.ts";
import type { Foot, Head, Line, SequenceLine } from "./dump.rules.ts";
import { migrateTo, schemaAgeOf } from "./schemaVersion.ts";

/** Rows per statement. */
const BATCH = 1000;

export interface DumpFacts {
  madeAt: string;
  migrations: string[];
  /** Rows by table. */
  rows: Record<string, number>;
}

interface Reader {
  onHead(head: Head): Promise<void>;
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

/** Validates the lines of a dump in sequence and passes them on. */
class DumpReading {
  readonly #file: string;
  readonly #reader: Reader;
  readonly #hash = createHash("sha256");
  readonly #counts: Record<string, number> = {};
  #head: Head | undefined;
  #foot: Foot | undefined;
  #table: string | undefined;

  constructor(file: string, reader: Reader) {
    this.#file = file;
    this.#reader = reader;
  }

  async take(line: string): Promise<void> {
    if (this.#foot) throw damaged(this.#file, "something follows its end");
    const marked = line.startsWith(MARK) ? (JSON.parse(line.slice(1)) as Line) : null;
    if (!this.#head) await this.#begin(marked);
    else if (marked === null) await this.#takeRow(line);
    else if ("end" in marked) this.#foot = marked;
    else if ("table" in marked) await this.#beginTable(marked.table);
    else if ("sequence" in marked) await this.#reader.onSequence(marked);
    if (!this.#foot) this.#hash.update(line).update("\n");
  }

  async #begin(line: Line | null): Promise<void> {
    if (line === null || !("pallu" in line)) throw damaged(this.#file, "it begins otherwise");
    if (line.format !== 1)
      throw damaged(this.#file, "it is in a newer format than this version of the shop reads");
    this.#head = line;
    await this.#reader.onHead(line);
  }

  async #beginTable(table: string): Promise<void> {
    this.#table = table;
    this.#counts[table] = 0;
    await this.#reader.onTable(table);
  }

  async #takeRow(row: string): Promise<void> {
    if (this.#table === undefined) throw damaged(this.#file, "a row stands before its table");
    this.#counts[this.#table] = (this.#counts[this.#table] ?? 0) + 1;
    await this.#reader.onRow(row);
  }

  finish(): DumpFacts {
    const [head, foot] = [this.#head, this.#foot];
    if (!head || !foot) throw damaged(this.#file, "its end is missing");
    if (foot.sha256 !== this.#hash.digest("hex"))
      throw damaged(this.#file, "its checksum does not fit");
    for (const [name, count] of Object.entries(foot.rows))
      if (this.#counts[name] !== count)
        throw damaged(this.#file, `${name} has ${this.#counts[name] ?? 0} rows of ${count}`);
    return { madeAt: head.madeAt, migrations: head.migrations, rows: foot.rows };
  }
}

const isUnreadable = (error: unknown): error is Error =>
  error instanceof SyntaxError ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"));

/** Reads a whole dump. Throws StartupError unless every line is intact. */
const readDump = async (file: string, reader: Reader): Promise<DumpFacts> => {
  const reading = new DumpReading(file, reader);
  try {
    await pipeline(
      createReadStream(file),
      createGunzip(),
      async (source: AsyncIterable<Buffer>) => {
        for await (const line of linesOf(source)) await reading.take(line);
      },
    );
  } catch (error) {
    throw isUnreadable(error) ? damaged(file, error.message) : error;
  }
  return reading.finish();
};

const ignore = async (): Promise<void> => undefined;

/** Verifies a dump without storing anything. Throws StartupError when it is incomplete. */
export const verifyDump = (file: string): Promise<DumpFacts> =>
  readDump(file, { onHead: ignore, onTable: ignore, onRow: ignore, onSequence: ignore });

/** Throws StartupError for migrations that this version of the shop does not know. */
export const refuseNewer = (migrations: readonly string[], file: string): void => {
  if (schemaAgeOf(migrations) === "newer")
    throw new StartupError(
      `${file} comes from another, newer version of the shop: restore it with that version.`,
    );
};

/** Collects rows of one table for batch inserts. */
const rowStore = (tx: Db) => {
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
      if (rows.length === BATCH) await flush();
    },
  };
};

/** Restores a dump into an empty database, in one transaction, at the dump's schema version. */
export const loadDump = (db: Db, file: string): Promise<DumpFacts> =>
  db.transaction(async (tx) => {
    const store = rowStore(tx);
    const facts = await readDump(file, {
      onHead: async ({ migrations }) => {
        refuseNewer(migrations, file);
        await migrateTo(tx, migrations);
      },
      onTable: store.begin,
      onRow: store.add,
      onSequence: async ({ sequence, value }) => {
        await tx.execute(sql`SELECT setval(${`public."${sequence}"`}::regclass, ${value}::bigint)`);
      },
    });
    await store.flush();
    return facts;
  });
