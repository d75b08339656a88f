import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { days, seconds, systemClock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { TaskContext } from "../../context.ts";
import { openDatabase } from "../../db/client.ts";
import type { Db } from "../../db/client.ts";
import { freeSpaceOf } from "../../db/freeSpace.ts";
import { rowsOf } from "../../db/rows.ts";
import { appliedMigrations, schemaAgeOf } from "../../db/schemaVersion.ts";
import {
  diskFinding,
  finding,
  findingLine,
  settingsFindings,
  withoutSecrets,
} from "../../modules/doctor/doctor.rules.ts";
import type { Finding } from "../../modules/doctor/doctor.rules.ts";
import {
  backupFinding,
  deskFindings,
  heldFindings,
  lastMailFinding,
  ownerFindings,
  serverFinding,
  shopFindingsOf,
} from "../../modules/doctor/doctor.service.ts";
import { findLastError } from "../../modules/mail/mail.repo.ts";
import { isClockSteady } from "../../modules/privacy/retention.service.ts";
import { startupErrorLine } from "../../startupError.ts";
import { runInRunningShop } from "../controlSocket.ts";
import { Refusal } from "../command.ts";
import type { StandaloneCommand, Command, ShopCommand } from "../command.ts";
import { jsonOption } from "../print.ts";
import { dateTime } from "../values.ts";

const schemaFinding = async (db: Db): Promise<Finding> => {
  const began = performance.now();
  const age = schemaAgeOf(await appliedMigrations(db));
  const took = Math.round(performance.now() - began);
  if (age === "newer")
    return finding(
      "database",
      "wrong",
      "The database belongs to a newer version of the shop.",
      "Use that version.",
    );
  if (age === "older")
    return finding(
      "database",
      "wrong",
      "The tables are those of an earlier version.",
      "Start this version of the shop once: it changes them.",
    );
  const message = `The database answers in ${took} ms; its tables are those of this version.`;
  return finding("database", "ok", message);
};

const MAX_CLOCK_DIFFERENCE_MS = seconds(30);

const clockFindings = async ({ db, config, clock }: TaskContext): Promise<Finding[]> => {
  const findings: Finding[] = [];
  if (config.databaseUrl !== undefined) {
    const [row] = await rowsOf<{ ms: string }>(
      db,
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint::text AS ms`,
    );
    const apartMs = Math.abs(Number(row?.ms) - systemClock.now().getTime());
    if (apartMs > MAX_CLOCK_DIFFERENCE_MS)
      findings.push(
        finding(
          "clock",
          "warning",
          `This machine's clock and PostgreSQL's are ${Math.round(apartMs / seconds(1))} seconds apart; the shop goes by PostgreSQL's.`,
          "Correct the wrong one.",
        ),
      );
  }
  if (!(await isClockSteady(db, clock.now())))
    findings.push(
      finding(
        "clock",
        "warning",
        "The clock is new or jumped: nothing expires before it ran for a day.",
        "Correct the clock if it is wrong; otherwise wait.",
      ),
    );
  return findings.length > 0
    ? findings
    : [finding("clock", "ok", `It is ${dateTime(clock.now())}, India's time.`)];
};

const errorFinding = async ({ db, config, clock }: TaskContext): Promise<Finding> => {
  const last = await findLastError(db);
  if (!last) return finding("errors", "ok", "No error is recorded.");
  const isRecent = clock.now().getTime() - last.createdAt.getTime() < days(1);
  return finding(
    "errors",
    isRecent ? "warning" : "ok",
    `The last recorded one, at a mail of ${dateTime(last.createdAt)}: ${withoutSecrets(last.reason, config)}`,
    "The log of the shop has more.",
  );
};

/** Returns the findings of the database. With another schema version only that is reported. */
const databaseFindings = async (context: TaskContext): Promise<Finding[]> => {
  const schema = await schemaFinding(context.db);
  if (schema.state !== "ok") return [schema];
  return [
    schema,
    await lastMailFinding(context),
    ...(await heldFindings(context)),
    ...(await deskFindings(context)),
    ...(await clockFindings(context)),
    await errorFinding(context),
    ...(await shopFindingsOf(context)),
  ];
};

const doctorDatabase: ShopCommand = {
  kind: "shop",
  name: "doctor:database",
  usage: "",
  summary: "Prints the results of doctor's queries as JSON; doctor runs it itself.",
  argumentCount: [0, 0],
  anySchema: true,
  run: async (context, _input, { print }) => {
    print(JSON.stringify(await databaseFindings(context)));
  },
};

const unreachable = (message: string, remedy: string): Finding[] => [
  finding("database", "wrong", message, remedy),
];

/** Queries the shop process that holds the embedded database. Undefined when none runs. */
const findingsOfRunningShop = async ({ dataDir }: Config): Promise<Finding[] | undefined> => {
  const lines: string[] = [];
  const call = { args: [doctorDatabase.name], folder: dataDir, user: "doctor" };
  const terminal = { print: (line: string) => void lines.push(line), progress: () => undefined };
  const code = await runInRunningShop(dataDir, call, terminal);
  if (code === undefined) return undefined;
  if (code === 0) return JSON.parse(lines[0] ?? "[]") as Finding[];
  return unreachable(
    `The running shop did not answer: ${lines.join(" ")}`,
    "Restart it with this version.",
  );
};

const inspectDatabase = async (config: Config): Promise<Finding[]> => {
  if (config.databaseUrl === undefined) {
    const findings = await findingsOfRunningShop(config);
    if (findings) return findings;
    if (!existsSync(join(config.dataDir, "database")))
      return unreachable(
        `There is no shop in ${config.dataDir} yet.`,
        "Start it once, or set DATA_DIR.",
      );
  }
  try {
    const database = await openDatabase(config, "command");
    try {
      return await databaseFindings({ db: database.db.write, config, clock: systemClock });
    } finally {
      await database.close();
    }
  } catch (error) {
    return unreachable(
      `The database cannot be used: ${withoutSecrets(startupErrorLine(error), config)}`,
      config.databaseUrl === undefined
        ? "See 'When something is wrong' in docs/runbook.md."
        : "Look at PostgreSQL and DATABASE_URL.",
    );
  }
};

const doctor: StandaloneCommand = {
  kind: "standalone",
  name: "doctor",
  usage: "[--backups <folder>] [--json]",
  summary: "Checks settings, database, mail, disk, clock, backups and recorded errors.",
  details: [
    "Each line is ok, a warning or what is wrong, with what to do. The exit code is 1 if something is",
    "wrong. It changes nothing, prints no secret and also works while the shop runs.",
  ],
  options: {
    backups: { value: "folder", summary: "the folder of the backups (default DATA_DIR/backups)" },
    ...jsonOption,
  },
  argumentCount: [0, 0],
  run: async (config, input, { print }) => {
    const backups = input.text("backups");
    const findings: Finding[] = [
      ...settingsFindings(config),
      ...(config.apiUrl === undefined
        ? [serverFinding(config), ...ownerFindings(config), ...(await inspectDatabase(config))]
        : []),
      diskFinding(await freeSpaceOf(config.dataDir)),
      await backupFinding(config, backups === undefined ? undefined : input.path(backups)),
    ];
    const wrong = findings.filter(({ state }) => state === "wrong").length;
    if (input.isSet("json")) print(JSON.stringify({ isHealthy: wrong === 0, findings }));
    else for (const each of findings) print(findingLine(each));
    if (wrong > 0) throw new Refusal(...(input.isSet("json") ? [] : [`Wrong: ${wrong}.`]));
  },
};

export const doctorCommands: readonly Command[] = [doctor, doctorDatabase];
