/**
 * Makes a static build one of a shop of one's own, that of SHOP_FILE. The document gets the parts, the icon and the colours
 * that the server would send. Prints the folder of the files. Without SHOP_FILE they stay those of the demo.
 *
 *     node --import tsx server/staticShop.ts [<folder of the builds, default dist>]
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readConfig, readStaticShop, StartupError, startupErrorLine } from "@pallu/api";
import { embed } from "../src/platform/delivery/embed.ts";
import { frameKey } from "../src/platform/shop/parts.ts";
import type { ShopFrame } from "../src/platform/shop/parts.ts";
import { demoFiles, demoIcons } from "./document.ts";
import { precompress } from "./precompress.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Any page has the same icon and colours. */
const page = "/*";

const writeShop = async (shopFile: string, builds: string): Promise<string> => {
  const { parts, files } = await readStaticShop(shopFile);
  const frame = parts["frame"] as ShopFrame;
  const pathOf = (name: string): string => frameKey.replace(/frame$/, name);
  const responses = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [pathOf(name), part]),
  );
  const { clientOf, loadData, renderPage } = (await import(
    pathToFileURL(join(root, "dist/server/entryServer.js")).href
  )) as typeof import("../src/entryServer.tsx");
  const folder = join(builds, clientOf(frame));
  const index = join(folder, "index.html");
  const template = await readFile(index, "utf8");
  if (!template.includes("<!--boot-->"))
    throw new StartupError(`${index} belongs to a shop already: build the static files again.`);
  const { json, styles } = await loadData({
    url: page,
    frame,
    read: async (path) => responses[path] ?? null,
  });
  const { icon } = await renderPage({ url: page, origin: null, data: json });

  const inserted: Record<string, string> = {
    "</head>": `<link rel="icon" href="${icon}">${styles && `<style>${styles}</style>`}</head>`,
    "<!--boot-->": `<script id="boot" type="application/json">${embed(responses)}</script>`,
  };
  const html = template
    .replace(demoIcons, "")
    .replace(/<\/head>|<!--boot-->/g, (marker) => inserted[marker] ?? "");
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  for (const path of demoFiles)
    for (const twin of ["", ".br", ".gz"]) await rm(join(folder, path + twin), { force: true });
  await writeFile(index, html);
  await precompress(index);
  return folder;
};

try {
  const { shopFile } = readConfig(process.env);
  const builds = resolve(process.argv[2] ?? join(root, "dist"));
  const folder =
    shopFile === undefined ? join(builds, "client") : await writeShop(shopFile, builds);
  console.info(`The static files are in ${folder}`);
} catch (error) {
  console.error(startupErrorLine(error));
  process.exitCode = 1;
}
