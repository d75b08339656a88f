import { opsCommand } from "../../opsCommand.rules.ts";
import { findDeskState } from "../../http/auth/staff.repo.ts";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { days, hours, minutes, systemClock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { TaskContext } from "../../context.ts";
import { isBackup } from "../../db/backupNames.ts";
import { freeSpaceOf } from "../../db/freeSpace.ts";
import { dateTime } from "../orders/period.rules.ts";
import { countMails, findLastMail } from "../mail/mail.repo.ts";
import { senderOf } from "../mail/mailer.ts";
import { noticeOf, readBrand } from "../shop/shopParts.repo.ts";
import { findWebhooks } from "../webhooks/webhooks.repo.ts";
import {
  diskFinding,
  finding,
  isMailDomain,
  settingsFindings,
  withoutSecrets,
} from "./doctor.rules.ts";
import type { Finding } from "./doctor.rules.ts";

const durationOf = (ms: number): string =>
  ms < hours(2)
    ? `${Math.floor(ms / minutes(1))} minutes`
    : ms < days(3)
      ? `${Math.floor(ms / hours(1))} hours`
      : `${Math.floor(ms / days(1))} days`;

export const serverFinding = (config: Config): Finding => {
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
export const ownerFindings = ({ mailOwner, mailSummary, seed }: Config): Finding[] => {
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

export const lastMailFinding = async ({ db, config, clock }: TaskContext): Promise<Finding> => {
  const last = await findLastMail(db);
  if (!last) return finding("mail", "ok", "No mail was written yet.");
  const { waiting, failed } = await countMails(db);
  const counts = `${waiting} wait, ${failed} have failed.`;
  const reason = last.lastError === null ? "" : ` (${withoutSecrets(last.lastError, config)})`;
  const written = dateTime(last.createdAt);
  const mend = "Look at the mail server and SMTP_URL; waiting mails leave by themselves.";
  const retry = `See ${opsCommand("mail:list --state failed")}; mail:retry sends them again.`;
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
export const heldFindings = async ({ db }: TaskContext): Promise<Finding[]> => {
  const { held } = await countMails(db);
  const events = (await findWebhooks(db)).reduce((sum, webhook) => sum + webhook.held, 0);
  return held + events === 0
    ? []
    : [
        finding(
          "mail",
          "warning",
          `${held} mails and ${events} events of webhooks are held since a restore.`,
          `Send them with ${opsCommand("mail:release")} and webhook:release, or delete them with mail:drop and webhook:drop.`,
        ),
      ];
};

/** Returns a warning if the desk is on the shop's own host. */
export const deskFindings = async ({ db, config, clock }: TaskContext): Promise<Finding[]> => {
  const { hasStaff } = await findDeskState(db, clock.now());
  if (!hasStaff || config.deskUrl !== undefined) return [];
  return [
    finding(
      "settings",
      "warning",
      "The desk is on the shop's own host, where a script that was smuggled into the shop could use it.",
      "Set DESK_URL to a host of its own.",
    ),
  ];
};

/** Returns whether an own shop has a name and texts. */
export const shopFindingsOf = async ({ db, config }: TaskContext): Promise<Finding[]> => {
  const notice = await noticeOf(db, config);
  if (notice !== undefined) return [finding("shop", "warning", notice)];
  const { name, isDemo } = await readBrand(db, config);
  return isDemo ? [] : [finding("shop", "ok", `The shop is called ${name}.`)];
};

/** Returns the oldest acceptable time of the newest backup. It depends on the data that a lost machine would cost. */
const newestAllowed = ({ databaseUrl }: Config): number =>
  databaseUrl === undefined ? minutes(30) : days(1);

/** Returns how old the newest backup is. `named` is the folder of the backups, default DATA_DIR/backups. */
export const backupFinding = async (config: Config, named?: string): Promise<Finding> => {
  const folder = named ?? join(config.dataDir, "backups");
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names.filter(isBackup).map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  const remedy = `Take one with ${opsCommand("db:backup")}, and let cron do so.`;
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

type Problem = Finding & { state: "warning" | "wrong" };

/** Returns what a shopkeeper should do: the findings that are not fine, without those about clocks and the log. */
export const shopkeeperFindings = async (context: TaskContext): Promise<Problem[]> => {
  const { config } = context;
  const findings = [
    serverFinding(config),
    ...ownerFindings(config),
    await lastMailFinding(context),
    ...(await heldFindings(context)),
    ...settingsFindings(config),
    ...(await deskFindings(context)),
    diskFinding(await freeSpaceOf(config.dataDir)),
    await backupFinding(config),
  ];
  return findings.flatMap(({ state, ...found }) => (state === "ok" ? [] : [{ ...found, state }]));
};
