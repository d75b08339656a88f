import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { test } from "../fixtures.ts";
import { freePort } from "../../tools/freePort.mjs";
import { startShop } from "../startShop.ts";
import type { RunningShop } from "../startShop.ts";

const store = fileURLToPath(new URL("../../apps/store/", import.meta.url));
const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Builds the store as static files for an API host. Not minified, which takes most of the time of a build and is tested
 * with the shop.
 */
const build = async (api: string, folder: string): Promise<void> => {
  const vite = createRequire(join(store, "package.json")).resolve("vite/package.json");
  await promisify(execFile)(
    process.execPath,
    [
      join(dirname(vite), "bin/vite.js"),
      "build",
      "--outDir",
      folder,
      "--minify",
      "false",
      "--logLevel",
      "error",
    ],
    { cwd: store, env: { ...process.env, NODE_ENV: "production", VITE_API_URL: api } },
  );
};

/** Serves static files like a CDN: `index.html` for unknown paths. */
const serveFiles = async (folder: string, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://cdn");
    const isFile = extname(pathname) !== "";
    const file = isFile ? pathname : "/index.html";
    readFile(join(folder, file)).then(
      (content) =>
        response
          .writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  // Two names of this machine, which are two sites.
  server.listen(port);
  await once(server, "listening");
  return server;
};

let shop: RunningShop;
let files: Server;
let folder = "";
let port = 0;
beforeAll(async () => {
  port = await freePort();
  folder = await mkdtemp(join(tmpdir(), "pallu-static-"));
  shop = await startShop({
    ALLOWED_ORIGINS: `http://127.0.0.1:${port},http://localhost:${port}`,
  });
  await build(shop.url, folder);
  files = await serveFiles(folder, port);
}, 400_000);
afterAll(async () => {
  files?.close();
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

const demo = { email: "demo@pallu.test", password: "weave-and-wear-26" };

// The API is at `localhost`. Another port is another origin, another name another site.
test.for([
  ["the same site", "localhost"],
  ["another site", "127.0.0.1"],
])(
  "a static build on another host, of %s, logs in, fills a cart and places an order",
  async ([_site, host], { openPage }) => {
    const url = `http://${host}:${port}`;
    expect(shop.url).toMatch(/^http:\/\/localhost:/);
    const { page } = await openPage({ origin: "http://" });
    await page.goto(`${url}/login`);
    await page.getByLabel("Email", { exact: true }).fill(demo.email);
    await page.getByLabel("Password", { exact: true }).fill(demo.password);
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await slowExpect(page).toHaveURL(`${url}/`);

    await page.goto(`${url}/allproducts`);
    const card = page.getByRole("article").filter({ hasText: "Kanchipuram" }).first();
    await slowExpect
      .poll(() =>
        card
          .locator("img")
          .first()
          .evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
    await card.getByRole("button", { name: /^Add to Cart/ }).click();
    await slowExpect(
      page.getByRole("banner").getByRole("link", { name: /Cart, 1 item/ }),
    ).toBeVisible();

    await page.goto(`${url}/checkout`);
    await page.getByLabel("Full name").fill("Asha Rao");
    await page.getByLabel("Email").fill("asha@example.com");
    await page.getByLabel("Phone").fill("9876543210");
    await page.getByLabel("Address line 1").fill("14 Weavers Street");
    await page.getByLabel(/Town/).fill("Coimbatore");
    await page.getByLabel(/Zip/).fill("641002");
    await page.getByRole("button", { name: "Place to Order" }).click();
    await slowExpect(page).toHaveURL(`${url}/thank-you`);
    await page.goto(`${url}/order-history`);
    await slowExpect(page.getByRole("row").filter({ hasText: "Asha Rao" }).first()).toContainText(
      "pending",
    );
  },
);
