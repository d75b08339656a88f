import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lockFolder } from "./folderLock.ts";
import { StartError } from "../startError.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pallu-lock-"));
  file = join(folder, "database.lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the lock on the embedded database's folder", () => {
  test("is given back, and can be taken again", () => {
    const release = lockFolder(file);
    expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(existsSync(file)).toBe(false);
    lockFolder(file)();
  });

  test("cannot be taken twice, not even by the same process", () => {
    const release = lockFolder(file);
    expect(() => lockFolder(file)).toThrow(StartError);
    release();
  });

  test("a living process is named to the second one", () => {
    const holder = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    try {
      writeFileSync(file, `${holder.pid}\n`);
      expect(() => lockFolder(file)).toThrow(`pid ${holder.pid}`);
      expect(readFileSync(file, "utf8")).toBe(`${holder.pid}\n`);
    } finally {
      holder.kill();
    }
  });

  test("a dead process's lock is taken over", () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    writeFileSync(file, `${pid} 1\n`);
    const release = lockFolder(file);
    expect(readdirSync(folder)).toEqual(["database.lock"]);
    release();
  });

  test.runIf(existsSync("/proc/self/stat"))(
    "a lock whose pid now belongs to another process is taken over",
    () => {
      writeFileSync(file, `${process.ppid} 1\n`);
      const release = lockFolder(file);
      expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^${process.pid} `));
      release();
    },
  );

  test("a lock that was cut off while it was written never blocks for good", () => {
    writeFileSync(file, "");
    const release = lockFolder(file);
    expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^${process.pid} `));
    release();
  });
});
