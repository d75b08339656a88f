import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** A mail of ours has one recipient: its address alone, or in angle brackets. */
const isTo = (mail: string, address: string): boolean => {
  const header = /^To:(?<to>.*(?:\r?\n[ \t].*)*)/im.exec(mail.split(/\r?\n\r?\n/, 1)[0] ?? "");
  const to = header?.groups?.["to"]?.replace(/\s+/g, "").replace(/^.*<(.*)>$/, "$1");
  return to?.toLowerCase() === address.trim().toLowerCase();
};

/** Removes the mails to an address that lie as files in `DATA_DIR/outbox`; answers how many. */
export const dropMailFiles = async (dataDir: string, address: string): Promise<number> => {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  let dropped = 0;
  for (const name of names) {
    const file = join(folder, name);
    if (!name.endsWith(".eml") || !isTo(await readFile(file, "utf8"), address)) continue;
    await rm(file, { force: true });
    dropped++;
  }
  return dropped;
};
