/**
 * A child process that takes and releases a folder lock on request. `at <moment>` tries at that time and answers `held`
 * or the refusal. `release` releases the lock and answers `released`.
 */
import { createInterface } from "node:readline";
import { lockFolder } from "../db/folderLock.ts";

const [file = ""] = process.argv.slice(2);
let release = (): void => undefined;

const tryAt = (moment: number): string => {
  while (Date.now() < moment);
  try {
    release = lockFolder(file);
    return "held";
  } catch (error) {
    return String(error);
  }
};

console.info(`ready ${process.pid}`);
for await (const line of createInterface({ input: process.stdin })) {
  const [word, moment] = line.split(" ");
  if (word === "at") console.info(tryAt(Number(moment)));
  else {
    release();
    release = () => undefined;
    console.info("released");
  }
}
