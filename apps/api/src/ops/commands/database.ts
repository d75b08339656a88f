import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { countOf } from "../../countOf.rules.ts";
import { days, addMs, systemClock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import { BACKUP_PREFIX, isBackup } from "../../db/backupNames.ts";
import { openDatabase } from "../../db/client.ts";
import type { Database, Db } from "../../db/client.ts";
import { openEmbedded, replaceEmbedded } from "../../db/embedded.ts";
import { isArchive, loadArchive, verifyArchive, writeArchive } from "../../db/pgPrograms.ts";
import { loadDump, refuseNewerSchema, verifyDump } from "../../db/readDump.ts";
import { rowsOf } from "../../db/rows.ts";
import { writeDump } from "../../db/writeDump.ts";
import { insertAudit } from "../../modules/audit/audit.repo.ts";
import type { Actor, AuditAction } from "../../modules/audit/audit.rules.ts";
import { findKeys } from "../../http/auth/keys.repo.ts";
import { holdMails } from "../../modules/mail/mail.repo.ts";
import { holdDeliveries } from "../../modules/webhooks/webhooks.repo.ts";
import { listErasures } from "../../modules/privacy/privacy.repo.ts";
import { eraseAgain, erasuresFile, rememberErased } from "../../modules/privacy/privacy.service.ts";
import { isClockSteady } from "../../modules/privacy/retention.service.ts";
import { sessions } from "../../http/auth/sessions.tables.ts";
import { passwordResets } from "../../http/auth/users.tables.ts";
import { Refusal, UsageError } from "../command.ts";
import type { StandaloneCommand, Command, Input, ShopCommand, Terminal } from "../command.ts";

const sizeOf = async (file: string): Promise<string> =>
  `${Math.ceil((await stat(file)).size / 1000)} kB`;

const sum = (rows: Record<string, number>): number =>
  Object.values(rows).reduce((total, count) => total + count, 0);

/** Deletes backups in the folder of a new one that are older than a date. */
const dropOldBackups = async (file: string, before: Date): Promise<number> => {
  const folder = dirname(file);
  let dropped = 0;
  for (const name of await readdir(folder)) {
    const other = join(folder, name);
    if (!isBackup(name) || other === file) continue;
    if ((await stat(other)).mtimeMs > before.getTime()) continue;
    await rm(other);
    dropped++;
  }
  return dropped;
};

/** Whether a table exists. A database of an older version may lack it. */
const hasTable = async (db: Db, name: string): Promise<boolean> =>
  (
    await rowsOf(
      db,
      sql`SELECT 1 AS one FROM pg_tables WHERE schemaname = 'public' AND tablename = ${name}`,
    )
  ).length > 0;

const keepDaysOf = (input: Input): number | undefined => {
  const text = input.text("keep");
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError(`--keep must be a number of days from 1 to 9999; '${text}' is none.`);
  return Number(text);
};

const backup: ShopCommand = {
  kind: "shop",
  name: "db:backup",
  usage: "[--out <file>] [--keep <days>] [--portable]",
  summary: "Writes a consistent backup of the whole database to a file, and verifies it.",
  details: [
    "Works while the shop runs. PostgreSQL: its own archive by pg_dump; --portable, and always for the",
    "embedded database, a file that both engines can restore. Keep it encrypted: it holds people's data.",
    "Uploads are files that never change: copy DATA_DIR/uploads afterwards. Ids of erased accounts are",
    "added to erasures.txt beside the file, for a restore of it or of an older one.",
  ],
  options: {
    out: { value: "file", summary: "the file to write (default: a new one in DATA_DIR/backups)" },
    keep: { value: "days", summary: "removes older backups from that folder" },
    portable: { summary: "the file that both engines can restore" },
  },
  argumentCount: [0, 0],
  anySchema: true,
  run: async ({ db, config, clock }, input, { print }) => {
    const keepDays = keepDaysOf(input);
    const url = input.isSet("portable") ? undefined : config.databaseUrl;
    const moment = clock.now().toISOString().replace(/[:.]/g, "-");
    const name = `${BACKUP_PREFIX}${moment}.${url === undefined ? "jsonl.gz" : "dump"}`;
    const out = input.text("out");
    const file = out === undefined ? join(config.dataDir, "backups", name) : input.path(out);
    if (existsSync(file)) throw new Refusal(`${file} is there already.`);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    if (url === undefined) {
      await writeDump(db, file, clock.now());
      const { rows } = await verifyDump(file);
      print(`Wrote ${file} (${await sizeOf(file)}, ${sum(rows)} rows), and read it back.`);
    } else {
      await writeArchive(url, file);
      await verifyArchive(file);
      print(`Wrote ${file} (${await sizeOf(file)}), and read it back.`);
    }
    if (await hasTable(db, "erasures")) await rememberErased(dirname(file), await listErasures(db));
    if (keepDays === undefined) return;
    const now = clock.now();
    if ((await hasTable(db, "retention_clock")) && (await isClockSteady(db, now)))
      print(
        `Removed ${await dropOldBackups(file, addMs(now, -days(keepDays)))} older than ${keepDays} days.`,
      );
    else print("Removed no older one: the clock has not run for a day without a jump.");
  },
};

/** Reads the ids of erased accounts from the files that record them. */
const readErasures = async (files: readonly string[]): Promise<string[]> => {
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return texts.flatMap((text) => text.split(/\s+/).filter(Boolean));
};

const isEmpty = async (db: Db): Promise<boolean> =>
  (
    await rowsOf(
      db,
      sql`SELECT 1 FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') LIMIT 1`,
    )
  ).length === 0;

/**
 * Deletes the sessions and mailed codes of a restored backup, because some of them may have ended after it was taken.
 * Returns lines for the operator, who has to revoke keys again.
 */
const endOldAccess = async (db: Db, now: Date): Promise<string[]> => {
  await db.delete(sessions);
  await db.delete(passwordResets);
  const names = (await findKeys(db))
    .filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > now)
    .map(({ name }) => name);
  return [
    "All sessions have ended: everybody logs in again.",
    ...(names.length > 0
      ? [
          `These keys of the merchant API work: ${names.join(", ")}. Revoke again those that were revoked after this backup.`,
        ]
      : []),
  ];
};

/** Holds what waits in a restored backup, because it may have been sent since. Returns a line for the operator. */
const holdOldMessages = async (db: Db, now: Date): Promise<string[]> => {
  const mails = await holdMails(db, now);
  const events = await holdDeliveries(db, now);
  return mails + events === 0
    ? []
    : [
        `${mails} mails and ${events} events of webhooks wait in this backup. They may have been sent after it, so they are held. Look at mail:list --state held and webhook:list. Send them with mail:release and webhook:release, or delete them with mail:drop and webhook:drop.`,
      ];
};

interface RestoreSource {
  file: string;
  /** Whether the file is a PostgreSQL archive. Otherwise it is a portable dump. */
  isArchive: boolean;
  erased: readonly string[];
  /** The command and its user, for the audit log. */
  action: AuditAction;
  actor: Actor;
}

/**
 * Migrates a restored database to the current schema, records the restore in the audit log and erases accounts again that
 * were erased before. Returns lines for the operator.
 */
const finishRestore = async (
  database: Database,
  { dataDir }: Config,
  { erased, action, actor }: RestoreSource,
): Promise<string[]> => {
  await database.migrate();
  const db = database.db.write;
  // In no transaction with its changes: the rows are committed already, by `loadDump` or pg_restore.
  await insertAudit(db, { actor, action, changedAt: systemClock.now() }, [{ target: "database" }]);
  const now = systemClock.now();
  const erasedAgain = await eraseAgain(db, erased, now);
  const restoreLines =
    action === "db:restore"
      ? [...(await endOldAccess(db, now)), ...(await holdOldMessages(db, now))]
      : [];
  await rememberErased(dataDir, [...erased, ...(await listErasures(db))]);
  const [counts] = await rowsOf<{ users: string; orders: string; variants: string }>(
    db,
    sql`SELECT (SELECT count(*) FROM users)::text AS users, (SELECT count(*) FROM orders)::text AS orders,
      (SELECT count(*) FROM variants)::text AS variants`,
  );
  return [
    `Restored ${countOf(Number(counts?.orders), "order")}, ${countOf(Number(counts?.users), "account")} and ${countOf(Number(counts?.variants), "variant")}.`,
    ...(erasedAgain > 0
      ? [
          `Erased ${countOf(erasedAgain, "account")} again: of people who were erased after this backup.`,
        ]
      : []),
    ...restoreLines,
  ];
};

const restorePostgres = async (
  config: Config,
  url: string,
  source: RestoreSource,
): Promise<readonly string[]> => {
  const database = await openDatabase(config, "command");
  try {
    return await database.exclusively(async () => {
      if (!(await isEmpty(database.db.read)))
        throw new Refusal(
          "The database at DATABASE_URL is not empty, and nothing is overwritten: create a new one (createdb) and name it in DATABASE_URL.",
        );
      if (source.isArchive) await loadArchive(url, source.file);
      else await loadDump(database.db.write, source.file);
      return finishRestore(database, config, source);
    });
  } finally {
    await database.close();
  }
};

const restoreEmbedded = async (
  config: Config,
  source: RestoreSource,
): Promise<readonly string[]> => {
  if (source.isArchive)
    throw new Refusal(
      `${source.file} is PostgreSQL's own archive: set DATABASE_URL to an empty database, or take a backup with --portable.`,
    );
  let lines: string[] = [];
  const kept = await replaceEmbedded(config.dataDir, async (database) => {
    await loadDump(database.db.write, source.file);
    lines = await finishRestore(database, config, source);
  });
  return kept === null ? lines : [...lines, `The previous database is kept in ${kept}.`];
};

const sourceOf = async (
  config: Config,
  input: Input,
): Promise<Pick<RestoreSource, "file" | "isArchive" | "erased">> => {
  const file = input.path(input.positionals[0] ?? "");
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  const archive = await isArchive(file);
  const migrations = archive ? await verifyArchive(file) : (await verifyDump(file)).migrations;
  refuseNewerSchema(migrations, file);
  const named = input.text("erasures");
  if (named !== undefined && !existsSync(input.path(named)))
    throw new Refusal(`There is no file ${input.path(named)}.`);
  const files = [erasuresFile(config.dataDir), erasuresFile(dirname(file))].filter((each) =>
    existsSync(each),
  );
  if (named !== undefined) files.push(input.path(named));
  return { file, isArchive: archive, erased: await readErasures(files) };
};

const restore: StandaloneCommand = {
  kind: "standalone",
  name: "db:restore",
  usage: "<file> [--erasures <file>] --yes",
  summary: "Restores a backup to the embedded database, or into an empty PostgreSQL.",
  details: [
    "The file is read to its end first. An embedded database that is there is renamed, never",
    "overwritten; a PostgreSQL database must be empty. People who were erased after the backup are",
    "erased again: their ids come from erasures.txt in DATA_DIR and beside the file, and from --erasures.",
    "Mails and events that wait in the backup are held until mail:release or mail:drop, webhook:release or",
    "webhook:drop. Sessions and codes of the backup end. Keys that were revoked after it work again: it lists all that do.",
  ],
  options: { erasures: { value: "file", summary: "further ids of erased accounts, one a line" } },
  argumentCount: [1, 1],
  isDestructive: true,
  run: async (config, input, { print }, actor) => {
    const source = { ...(await sourceOf(config, input)), action: "db:restore" as const, actor };
    const url = config.databaseUrl;
    const lines =
      url === undefined
        ? await restoreEmbedded(config, source)
        : await restorePostgres(config, url, source);
    for (const line of lines) print(line);
  },
};

const dumpEmbedded = async (config: Config): Promise<string> => {
  const folder = join(config.dataDir, "backups");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = systemClock.now();
  const file = join(
    folder,
    `${BACKUP_PREFIX}${moment.toISOString().replace(/[:.]/g, "-")}.jsonl.gz`,
  );
  const database = await openEmbedded(config.dataDir);
  try {
    await writeDump(database.db.write, file, moment);
  } finally {
    await database.close();
  }
  return file;
};

const move: StandaloneCommand = {
  kind: "standalone",
  name: "db:move",
  usage: "",
  summary:
    "Moves a shop from the embedded database in DATA_DIR to the empty PostgreSQL at DATABASE_URL.",
  details: [
    "The embedded database stays as it is, and a backup of it is written to DATA_DIR/backups.",
    "Start the shop with the same DATABASE_URL afterwards.",
  ],
  argumentCount: [0, 0],
  run: async (config, _input, { print }: Terminal, actor) => {
    const url = config.databaseUrl;
    if (url === undefined)
      throw new UsageError("Set DATABASE_URL to the empty PostgreSQL database to move to.");
    if (!existsSync(join(config.dataDir, "database")))
      throw new Refusal(`There is no embedded database in ${config.dataDir}.`);
    const file = await dumpEmbedded(config);
    const remembered = erasuresFile(config.dataDir);
    const erased = await readErasures(existsSync(remembered) ? [remembered] : []);
    const source = { file, isArchive: false, erased, action: "db:move" as const, actor };
    const lines = await restorePostgres(config, url, source);
    print(`Moved by way of ${basename(file)}.`);
    for (const line of lines) print(line);
  },
};

export const databaseCommands: readonly Command[] = [backup, restore, move];
