import { readFile, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";

/** Whether a mail's one recipient is this email address, bare or in angle brackets. */
const isTo = (mail: string, email: string): boolean => {
  const header = /^To:(?<to>.*(?:\r?\n[ \t].*)*)/im.exec(mail.split(/\r?\n\r?\n/, 1)[0] ?? "");
  const to = header?.groups?.["to"]?.replace(/\s+/g, "").replace(/^.*<(.*)>$/, "$1");
  return to?.toLowerCase() === email.trim().toLowerCase();
};

/** Deletes files from `DATA_DIR/outbox`. Returns how many. */
const dropFiles = async (
  dataDir: string,
  isDropped: (file: string) => Promise<boolean>,
): Promise<number> => {
  const folder = join(dataDir, "outbox");
  let dropped = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    if (!(await isDropped(file))) continue;
    await rm(file, { force: true });
    dropped++;
  }
  return dropped;
};

/** Deletes the mails to an email address from `DATA_DIR/outbox`. Returns how many. */
export const dropMailFiles = (dataDir: string, email: string): Promise<number> =>
  dropFiles(
    dataDir,
    async (file) => file.endsWith(".eml") && isTo(await readFile(file, "utf8"), email),
  );

/** Returns when a mail was written, from its file name or else from the file's mtime. */
const writtenAt = async (file: string): Promise<number> => {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)-\d{3}Z-/.exec(basename(file)) ?? [];
  return date && time
    ? Date.parse(`${date}T${time.replaceAll("-", ":")}Z`)
    : (await stat(file)).mtimeMs;
};

/** Deletes mails from `DATA_DIR/outbox` that were written before a time, partial ones included. Returns how many. */
export const dropOldMailFiles = (dataDir: string, before: Date): Promise<number> =>
  dropFiles(
    dataDir,
    async (file) =>
      /\.(?:eml|unfinished)$/.test(file) && (await writtenAt(file)) < before.getTime(),
  );
