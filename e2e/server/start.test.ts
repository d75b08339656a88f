import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataDir as otherDir } from "../fixtures.ts";
import { newDataDir, runShop } from "../startShop.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataDir();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const oneLine = (text: string): string => {
  const lines = text.trim().split("\n");
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
};

test("a second shop on the same data folder prints one line and exits with 1", async () => {
  const { code, errors } = await runShop({ DATA_DIR: otherDir, PORT: "0" });
  expect(code).toBe(1);
  const line = oneLine(errors);
  expect(line).toContain("DATA_DIR");
  expect(line).toContain(otherDir);
});

test("an occupied port prints one line and exits with 1", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => {
    taken.listen(0, "127.0.0.1", resolve);
  });
  const { port } = taken.address() as AddressInfo;
  const { code, errors } = await runShop({
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: String(port),
  });
  await new Promise((resolve) => taken.close(resolve));
  expect(code).toBe(1);
  expect(oneLine(errors)).toContain(`Port ${port}`);
});
