import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDataDir, runShop, startShop } from "../startShop.ts";
import type { RunningShop } from "../startShop.ts";
import { copyRepository, runInCopy } from "./copyRepository.ts";

const folder = mkdtempSync(join(tmpdir(), "pallu-without-demo-"));

let shop: RunningShop;
beforeAll(async () => {
  copyRepository(folder);
  rmSync(join(folder, "packages/demo"), { recursive: true });
  await runInCopy(folder, "tools/start.mjs", "--build-only");
  shop = await startShop({ SEED: "none" }, mkdtempSync(join(tmpdir(), "pallu-e2e-")), folder);
}, 600_000);
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.for([
  ["/", 200],
  ["/allproducts", 200],
  ["/contact", 200],
  ["/thank-you", 200],
  ["/about", 404],
  ["/index-v2", 404],
] as const)("a build without packages/demo answers %s with %i", async ([path, status]) => {
  const response = await fetch(shop.url + path);
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain("Coimbatore");
});

test.for([
  [{}, "This build has no demo (packages/demo): set SEED=none"],
  [
    { API_URL: "http://localhost:9" },
    "API_URL without SHOP_FILE shows the pages of the demo, and this build has",
  ],
] as const)("it does not start as the demo: %j", async ([settings, line]) => {
  const { code, errors } = await runShop(
    { DATA_DIR: await newDataDir(), PORT: "0", SEED: "demo", ...settings },
    folder,
  );
  expect(code).toBe(1);
  expect(errors).toContain(line);
});
