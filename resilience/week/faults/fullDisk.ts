import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { checkoutsWith, expectStatus } from "./fault.ts";
import { writeMessage } from "../shoppers.ts";
import type { Fault } from "../trade/context.ts";

const MIB = 1024 ** 2;
const DISK_MIB = 400;
/** The shop refuses changes below 64 MiB, and looks every five seconds. */
const LEFT_MIB = 40;
const REFUSED_AFTER_MS = 8000;
const LASTS_MS = 12_000;

/** Fills a disk except for `LEFT_MIB`. Returns the function that frees the space. */
const fill = (folder: string): (() => void) => {
  const path = join(folder, "ballast");
  const handle = openSync(path, "w");
  const block = Buffer.alloc(MIB / 4);
  const freeMib = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return (bavail * bsize) / MIB;
  };
  while (freeMib() > LEFT_MIB) writeSync(handle, block);
  closeSync(handle);
  return () => rmSync(path);
};

/** The disk under the embedded database fills up. Changes are refused, reads go on. Needs the right to mount. */
export const fullDisk: Fault = {
  database: "embedded",
  isPossible: () => spawnSync("unshare", ["--mount", "true"], { stdio: "ignore" }).status === 0,
  prepare: (dataDir) => {
    mkdirSync(dataDir);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MIB}m`, "tmpfs", dataDir]);
    const undo = (): void => void spawnSync("umount", ["-l", dataDir], { stdio: "ignore" });
    process.once("exit", undo);
    return undo;
  },
  inject: async (context) => {
    const [shopper] = context.shoppers;
    if (!shopper) throw new Error("There are no shoppers.");
    const since = Date.now();
    const free = fill(context.surroundings.env["DATA_DIR"] ?? "");
    await wait(LASTS_MS);
    const refused = checkoutsWith(context, 503, since);
    const accepted = checkoutsWith(context, 200, since + REFUSED_AFTER_MS);
    await expectStatus(context, "/api/categories", 200).finally(free);
    const freedAt = Date.now();
    if (refused === 0) throw new Error("No checkout was refused while the disk was full.");
    if (accepted > 0) throw new Error(`${accepted} checkouts were accepted on a full disk.`);
    await writeMessage(shopper, context);
    return `${refused} checkouts were refused while the disk was full, and changes accepted ${Date.now() - freedAt} ms after`;
  },
};
