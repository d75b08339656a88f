import { readFile, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Whether a mail's one recipient is this email address, bare or in angle brackets. */
const isTo = (mail: string, email: string): boolean => {
  const header = /^To:(?<to>.*(?:\r?\n[ \t].*)*)/im.exec(mail.split(/\r?\n\r?\n/, 1)[0] ?? "");
  const to = header?.groups?.["to"]?.replace(/\s+/g, "").replace(/^.*<(.*)>$/, "$1");
  return to?.toLowerCase() === email.trim().toLowerCase();
};

/** Deletes the mails to an email address from `DATA_DIR/outbox`. Returns how many. */
export const dropMailFiles = async (dataDir: string, email: string): Promise<number> => {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  let dropped = 0;
  for (const name of names) {
    const file = join(folder, name);
    if (!name.endsWith(".eml") || !isTo(await readFile(file, "utf8"), email)) continue;
    await rm(file, { force: true });
    dropped++;
  }
  return dropped;
};

/** Returns when a mail was written, from its file name or else from the file's mtime. */
const writtenAt = async (folder: string, name: string): Promise<number> => {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)-\d{3}Z-/.exec(name) ?? [];
  return date && time
    ? Date.parse(`${date}T${time.replaceAll("-", ":")}Z`)
    : (await stat(join(folder, name))).mtimeMs;
};

/** Deletes mails from `DATA_DIR/outbox` that were written before a time, partial ones included. Returns how many. */
export const dropOldMailFiles = async (dataDir: string, before: Date): Promise<number> => {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  let dropped = 0;
  for (const name of names) {
    if (!/\.(?:eml|unfinished)$/.test(name)) continue;
    if ((await writtenAt(folder, name)) >= before.getTime()) continue;
    await rm(join(folder, name), { force: true });
    dropped++;
  }
  return dropped;
};
