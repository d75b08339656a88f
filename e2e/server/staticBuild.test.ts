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
import { lightColors } from "../../packages/contract/src/fixtures.ts";
import { fillBill, logIn } from "../account.ts";
import { requestsOf, settle, slowExpect } from "../browser.ts";
import { test, useShop } from "../fixtures.ts";
import { expectOwn, expectPicture, openOwn, shopFolders, smallShop } from "../ownShop.fixtures.ts";
import { freePort } from "../../tools/freePort.mjs";

const store = fileURLToPath(new URL("../../apps/store/", import.meta.url));
const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Builds the store as static files for an API host, as the demo or as a shop of one's own. Not minified, which takes most of
 * the time of a build and is tested with the shop.
 */
const build = async (api: string, folder: string, mode: string): Promise<void> => {
  const vite = createRequire(join(store, "package.json")).resolve("vite/package.json");
  await promisify(execFile)(
    process.execPath,
    [
      join(dirname(vite), "bin/vite.js"),
      "build",
      "--mode",
      mode,
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

/** Makes the static files those of a shop of one's own. */
const makeOwn = (settings: Record<string, string>) =>
  promisify(execFile)(
    process.execPath,
    ["--import", "tsx", join(store, "server/staticShop.ts"), folder],
    { cwd: store, env: { ...process.env, ...settings } },
  );

const { folderOf, remove } = shopFolders();
let files: Server;
let ownFiles: Server;
let folder = "";
let port = 0;
let ownPort = 0;
const shop = useShop(async () => {
  port = await freePort();
  ownPort = await freePort();
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `localhost:${ownPort}`];
  return { ALLOWED_ORIGINS: hosts.map((host) => `http://${host}`).join(",") };
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pallu-static-"));
  await build(shop.url, join(folder, "client"), "production");
  await build(shop.url, join(folder, "own"), "own");
  files = await serveFiles(join(folder, "client"), port);
}, 400_000);
afterAll(async () => {
  files?.close();
  ownFiles?.close();
  await rm(folder, { recursive: true, force: true });
  await remove();
});

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
    await logIn(page, "demo@pallu.test", "weave-and-wear-26");
    await slowExpect(page).toHaveURL(`${url}/`);

    await page.goto(`${url}/allproducts`);
    const card = page.getByRole("article").filter({ hasText: "Kanchipuram" }).first();
    await expectPicture(card.locator("img").first());
    await card.getByRole("button", { name: /^Add to Cart/ }).click();
    await slowExpect(
      page.getByRole("banner").getByRole("link", { name: /Cart, 1 item/ }),
    ).toBeVisible();

    await page.goto(`${url}/checkout`);
    await fillBill(page, "asha@example.com");
    await page.getByRole("button", { name: "Place to Order" }).click();
    await slowExpect(page).toHaveURL(`${url}/thank-you`);
    await page.goto(`${url}/order-history`);
    await slowExpect(page.getByRole("row").filter({ hasText: "Asha Rao" }).first()).toContainText(
      "pending",
    );
  },
);

test("a static build with SHOP_FILE is a shop of one's own, and asks the API for none of its parts", async ({
  openPage,
}) => {
  const light = { ...lightColors, canvas: "#fffdf7" };
  const settings = await folderOf("static", { ...smallShop, theme: { light } });
  const { stdout } = await makeOwn(settings);
  expect(stdout).toContain(join(folder, "own"));
  ownFiles = await serveFiles(join(folder, "own"), ownPort);
  const url = `http://localhost:${ownPort}`;
  const { page } = await openPage({ origin: "http://" });
  const parts = requestsOf(page, (_request, path) => path.includes("/shop/parts/"));
  // A first load of each page, then clicks.
  for (const path of ["/", "/allproducts", "/about", "/contact", "/cart"]) {
    await page.goto(url + path);
    await settle(page);
    await slowExpect(page).toHaveTitle(/Meera Home$/);
    await expectOwn(await page.content(), path, shop.url);
  }
  const open = (name: string): Promise<void> => openOwn(page, name, shop.url);
  await open("Who we are");
  const picture = page.getByRole("main").locator("img");
  await expectPicture(picture);
  expect(await picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(
    new RegExp(`^${url}/assets/shop/shop-front\\.600x400\\.[\\da-f]{8}\\.`),
  );
  await open("Write to us");
  await slowExpect(page.getByText("Jaipur 302003")).toBeVisible();
  await open("Bed linen");
  await slowExpect(page.getByRole("article").first()).toBeVisible();
  expect(await page.locator('link[rel="icon"]').getAttribute("href")).toMatch(/^\/assets\/shop\//);
  expect(
    await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("background-color")),
  ).toBe("rgb(255, 253, 247)");
  expect(parts).toEqual([]);
  await expect(makeOwn(settings)).rejects.toThrow(/belongs to a shop already/);
});
