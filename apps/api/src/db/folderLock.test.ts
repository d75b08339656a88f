import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { apiRoot } from "../folders.ts";
import { StartupError } from "../startupError.ts";
import { lockFolder } from "./folderLock.ts";

let folder: string;
let file: string;
let holders: { stop: () => Promise<void> }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pallu-lock-"));
  file = join(folder, "database.lock");
  holders = [];
});
afterEach(async () => {
  await Promise.all(holders.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;
/** Runs a program as pid 1 of its own PID namespace with its own /proc, as a container does. */
const namespace = [
  "unshare",
  ...(isRoot ? [] : ["--map-root-user"]),
  "--pid",
  "--fork",
  "--kill-child",
  "--mount-proc",
];
const mayUnshare =
  spawnSync("unshare", [...namespace.slice(1), "true"], { stdio: "ignore" }).status === 0;

const program = fileURLToPath(new URL("../testing/lockHolder.ts", import.meta.url));

/** Starts another process that locks the file on request. */
const startHolder = async (prefix: readonly string[] = []) => {
  const [command, ...args] = [...prefix, process.execPath, "--import", "tsx", program, file];
  const child = spawn(command, args, { cwd: apiRoot, stdio: ["pipe", "pipe", "inherit"] });
  // Its output ends with the container's last process, not with the program that started it.
  const ended = once(child, "close");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);
  const ask = (line: string): Promise<string> => {
    child.stdin.write(`${line}\n`);
    return next();
  };
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  holders.push({ stop });
  const ready = await next();
  return {
    pid: Number(ready.split(" ")[1]),
    lock: (moment = 0) => ask(`at ${moment}`),
    release: () => ask("release"),
    stop,
  };
};

describe("the lock on the embedded database's folder", () => {
  test("is given back, and can be taken again", () => {
    const release = lockFolder(file);
    expect(readFileSync(file, "utf8")).toBe(`${process.pid} ${hostname()}\n`);
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
    release();
    release();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(file)();
  });

  test("cannot be taken twice, not even by the same process", () => {
    const release = lockFolder(file);
    expect(() => lockFolder(file)).toThrow(StartupError);
    expect(existsSync(file)).toBe(true);
    release();
  });

  test("names the process that holds it", async () => {
    const holder = await startHolder();
    expect(await holder.lock()).toBe("held");
    expect(() => lockFolder(file)).toThrow(
      `in use by another process (pid ${holder.pid}, host ${hostname()}, lock file ${file})`,
    );
  });

  test.each(["", "1 1\n", `${process.ppid} elsewhere\n`, "no pid at all"])(
    "a file that nobody holds never blocks, whatever it says: %j",
    (text) => {
      writeFileSync(file, text);
      const release = lockFolder(file);
      expect(readFileSync(file, "utf8")).toBe(`${process.pid} ${hostname()}\n`);
      release();
    },
  );

  test("is free at once when its holder was killed with -9", async () => {
    const holder = await startHolder();
    expect(await holder.lock()).toBe("held");
    await holder.stop();
    expect(readFileSync(file, "utf8")).toContain(String(holder.pid));
    lockFolder(file)();
  });

  test("two processes that start in the same moment, 20 times: one of them gets it", async () => {
    const both = await Promise.all([startHolder(), startHolder()]);
    for (let round = 0; round < 20; round++) {
      const moment = Date.now() + 20;
      const answers = await Promise.all(both.map((holder) => holder.lock(moment)));
      expect(answers.filter((answer) => answer === "held")).toHaveLength(1);
      expect(answers.filter((answer) => answer.includes("in use by another"))).toHaveLength(1);
      await Promise.all(both.map((holder) => holder.release()));
    }
  });

  // Runs only where the system permits namespaces.
  test.runIf(mayUnshare)(
    "two containers on one folder, each with its shop as pid 1: the second is refused, and gets it when the first was killed",
    async () => {
      const first = await startHolder(namespace);
      const second = await startHolder(namespace);
      expect([first.pid, second.pid]).toEqual([1, 1]);
      expect(await first.lock()).toBe("held");
      expect(await second.lock()).toContain("in use by another process (pid 1, host ");
      expect(() => lockFolder(file)).toThrow(StartupError);
      await first.stop();
      // `unshare` exits before the process in its namespace.
      await expect.poll(() => second.lock(), { timeout: 10_000 }).toBe("held");
    },
  );

  test.runIf(mayUnshare)(
    "two containers that start in the same moment, 20 times: one of them gets it",
    async () => {
      const both = await Promise.all([startHolder(namespace), startHolder(namespace)]);
      for (let round = 0; round < 20; round++) {
        const moment = Date.now() + 20;
        const answers = await Promise.all(both.map((holder) => holder.lock(moment)));
        expect(answers.filter((answer) => answer === "held")).toHaveLength(1);
        await Promise.all(both.map((holder) => holder.release()));
      }
    },
  );
});
