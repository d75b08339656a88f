import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import setUp from "../resilience/services/globalSetup.ts";
import { startPostgres } from "../resilience/services/startPostgres.ts";
import { startRedis } from "../resilience/services/startRedis.ts";
import { freePort } from "./freePort.mjs";

/** A folder in which the user of the server finds the programs that a test writes. */
let programs;
beforeEach(() => {
  programs = mkdtempSync(path.join(tmpdir(), "pallu-programs-"));
  chmodSync(programs, 0o755);
  for (const name of ["TEST_ENGINE", "TEST_POSTGRES_PREFIX", "TEST_POSTGRES_URL"])
    vi.stubEnv(name, undefined);
  vi.stubEnv("TEST_POSTGRES_BIN", programs);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(programs, { recursive: true, force: true });
});

const write = (name, script) =>
  writeFileSync(path.join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

describe("without server programs", () => {
  it("a run that names their folder, or asks for PostgreSQL, does not begin", async () => {
    await expect(setUp()).rejects.toThrow(
      `TEST_POSTGRES_BIN names ${programs}, which lacks initdb or postgres.`,
    );
    vi.stubEnv("TEST_ENGINE", "oracle");
    await expect(setUp()).rejects.toThrow(
      "The engine of tests is embedded or postgres, not 'oracle'.",
    );
  });

  it("Redis is named as missing", async () => {
    vi.stubEnv("PATH", "");
    await expect(startRedis(await freePort())).rejects.toThrow("need the program redis-server");
  });
});

describe("a PostgreSQL that does not start is named with its reason, in one line", () => {
  it("when the disk is full", async () => {
    write("postgres", "exit 1");
    write(
      "initdb",
      `echo 'creating directory' && echo 'initdb: error: could not create directory "data": No space left on device' >&2; exit 1`,
    );
    await expect(setUp()).rejects.toThrow(
      /^PostgreSQL's data folder could not be created: initdb: error: could not create directory "data": No space left on device$/,
    );
  });

  it("when the server ends at once", async () => {
    write("initdb", "exit 0");
    write(
      "postgres",
      "echo 'LOG: starting' >&2; echo 'FATAL: could not create shared memory segment' >&2; exit 1",
    );
    await expect(setUp()).rejects.toThrow(
      /^PostgreSQL did not start: FATAL: could not create shared memory segment$/,
    );
  });

  it("when it is not ready in time", async () => {
    write("initdb", "exit 0");
    write("postgres", "exec sleep 600");
    await expect(startPostgres({ startWithinMs: 200 })).rejects.toThrow(
      /^PostgreSQL did not start: it was not ready within 0\.2 s$/,
    );
  });
});
