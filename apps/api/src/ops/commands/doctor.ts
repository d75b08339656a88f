import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { days, hours, minutes, seconds, systemClock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { TaskContext } from "../../context.ts";
import { openDatabase } from "../../db/client.ts";
import type { Db } from "../../db/client.ts";
import { freeSpaceOf } from "../../db/freeSpace.ts";
import { rowsOf } from "../../db/rows.ts";
import { appliedMigrations, schemaAgeOf } from "../../db/schemaVersion.ts";
import { findLastError, findLastMail, countMails } from "../../modules/mail/mail.repo.ts";
import { senderOf } from "../../modules/mail/mailer.ts";
import { noticeOf, readFace } from "../../modules/shop/shopParts.repo.ts";
import { findWebhooks } from "../../modules/webhooks/webhooks.repo.ts";
import { isClockSteady } from "../../modules/privacy/retention.service.ts";
import { startupErrorLine } from "../../startupError.ts";
import { runInRunningShop } from "../controlSocket.ts";
import { Refusal } from "../command.ts";
import type { StandaloneCommand, Command, Input, ShopCommand } from "../command.ts";
import { jsonOption } from "../print.ts";
import { isBackup } from "./database.ts";
import {
  diskFinding,
  finding,
  findingLine,
  isMailDomain,
  settingsFindings,
  withoutSecrets,
} from "../doctor.rules.ts";
import type { Finding } from "../doctor.rules.ts";
import { dateTime } from "../values.ts";

const durationOf = (ms: number): string =>
  ms < hours(2)
    ? `${Math.floor(ms / minutes(1))} minutes`
    : ms < days(3)
      ? `${Math.floor(ms / hours(1))} hours`
      : `${Math.floor(ms / days(1))} days`;

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

const serverFinding = (config: Config): Finding => {
  if (config.smtpUrl === undefined)
    return finding(
      "mail",
      "warning",
      "No mail server is set: mails become files in DATA_DIR/outbox.",
      "Set SMTP_URL.",
    );
  const { address } = senderOf(config);
  if (!isMailDomain(address.slice(address.lastIndexOf("@") + 1)))
    return finding(
      "mail",
      "warning",
      `Mails are sent from ${address}, which mail servers may refuse.`,
      "Set MAIL_FROM to an email address of the shop's own domain.",
    );
  return finding("mail", "ok", `A mail server is set. Mails are from ${address}.`);
};

/** Says who is told of orders. The demo needs nobody. */
const ownerFindings = ({ mailOwner, mailSummary, seed }: Config): Finding[] => {
  const at = mailSummary === undefined ? "" : `, and a summary each day at ${mailSummary}`;
  if (mailOwner.length > 0)
    return [
      finding("mail", "ok", `New orders and messages are mailed to ${mailOwner.join(", ")}${at}.`),
    ];
  if (seed === "demo") return [];
  return [
    finding(
      "mail",
      "warning",
      "Nobody is told of new orders and messages.",
      "Set MAIL_OWNER to your email address.",
    ),
  ];
};

/** How long a mail may be overdue without a warning. */
const LATE_MS = minutes(5);

const lastMailFinding = async ({ db, config, clock }: TaskContext): Promise<Finding> => {
  const last = await findLastMail(db);
  if (!last) return finding("mail", "ok", "No mail was written yet.");
  const { waiting, failed } = await countMails(db);
  const counts = `${waiting} wait, ${failed} have failed.`;
  const reason = last.lastError === null ? "" : ` (${withoutSecrets(last.lastError, config)})`;
  const written = dateTime(last.createdAt);
  const mend = "Look at the mail server and SMTP_URL; waiting mails leave by themselves.";
  const retry = "See pnpm ops mail:list --state failed; mail:retry sends them again.";
  if (last.sentAt !== null)
    return finding(
      "mail",
      failed > 0 ? "warning" : "ok",
      `The last mail left on ${dateTime(last.sentAt)}; ${counts}`,
      retry,
    );
  if (last.failedAt !== null)
    return finding(
      "mail",
      "wrong",
      `The last mail, of ${written}, has failed${reason}; ${counts}`,
      retry,
    );
  if (last.attempts > 0)
    return finding(
      "mail",
      "wrong",
      `The last mail, of ${written}, waits after ${last.attempts} failed tries${reason}; ${counts}`,
      mend,
    );
  const isLate = clock.now().getTime() - last.createdAt.getTime() > LATE_MS;
  return finding(
    "mail",
    isLate ? "wrong" : "ok",
    `The last mail, of ${written}, waits; ${counts}`,
    "Start the shop: nobody sends mails.",
  );
};

/** Returns a warning if a restore holds something. */
const heldFindings = async ({ db }: TaskContext): Promise<Finding[]> => {
  const { held } = await countMails(db);
  const events = (await findWebhooks(db)).reduce((sum, webhook) => sum + webhook.held, 0);
  return held + events === 0
    ? []
    : [
        finding(
          "mail",
          "warning",
          `${held} mails and ${events} events of webhooks are held since a restore.`,
          "Send them with pnpm ops mail:release and webhook:release, or delete them with mail:drop and webhook:drop.",
        ),
      ];
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

/** Returns whether an own shop has a name and texts. */
const shopFindingsOf = async ({ db, config }: TaskContext): Promise<Finding[]> => {
  const notice = await noticeOf(db, config);
  if (notice !== undefined) return [finding("shop", "warning", notice)];
  const { name, isDemo } = await readFace(db, config);
  return isDemo ? [] : [finding("shop", "ok", `The shop is called ${name}.`)];
};

/** Returns the findings of the database. With another schema version only that is reported. */
const databaseFindings = async (context: TaskContext): Promise<Finding[]> => {
  const schema = await schemaFinding(context.db);
  if (schema.state !== "ok") return [schema];
  return [
    schema,
    await lastMailFinding(context),
    ...(await heldFindings(context)),
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

/** Returns the oldest acceptable time of the newest backup. It depends on the data that a lost machine would cost. */
const newestAllowed = ({ databaseUrl }: Config): number =>
  databaseUrl === undefined ? minutes(30) : days(1);

const backupFinding = async (config: Config, input: Input): Promise<Finding> => {
  const named = input.text("backups");
  const folder = named === undefined ? join(config.dataDir, "backups") : input.path(named);
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names.filter(isBackup).map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  const remedy = "Take one with pnpm ops db:backup, and let cron do so.";
  if (times.length === 0)
    return finding(
      "backup",
      named === undefined ? "warning" : "wrong",
      `There is no backup in ${folder}.`,
      remedy,
    );
  const ageMs = Math.max(0, systemClock.now().getTime() - Math.max(...times));
  const message = `The newest backup is ${durationOf(ageMs)} old.`;
  if (ageMs > days(7)) return finding("backup", "wrong", message, remedy);
  return finding("backup", ageMs > newestAllowed(config) ? "warning" : "ok", message, remedy);
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
    const findings: Finding[] = [
      ...settingsFindings(config),
      ...(config.apiUrl === undefined
        ? [serverFinding(config), ...ownerFindings(config), ...(await inspectDatabase(config))]
        : []),
      diskFinding(await freeSpaceOf(config.dataDir)),
      await backupFinding(config, input),
    ];
    const wrong = findings.filter(({ state }) => state === "wrong").length;
    if (input.isSet("json")) print(JSON.stringify({ isHealthy: wrong === 0, findings }));
    else for (const each of findings) print(findingLine(each));
    if (wrong > 0) throw new Refusal(...(input.isSet("json") ? [] : [`Wrong: ${wrong}.`]));
  },
};

export const doctorCommands: readonly Command[] = [doctor, doctorDatabase];
