/**
 * `pnpm pictures`: takes what is missing or changed, and puts every size of it among the shop's pictures.
 *
 *     --only <part>    only orders whose name holds it (a regular expression)
 *     --limit <n>      at most so many pictures are taken
 *     --list           says what would be taken
 *     --encode-only    takes none, only encodes masters that are there
 *     --sheet <file>   a contact sheet of what the shop has
 *
 * Masters and simulations lie in `.data/studio`, or where PALLU_STUDIO_CACHE says.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { catalogue } from "../../apps/api/src/seed/demo/catalogue.ts";
import {
  pictureFolder,
  readPictures,
} from "../../apps/api/src/modules/catalogue/pictures.rules.ts";
import { NoBlenderError, shoot } from "./blender.ts";
import { encode } from "./encode.ts";
import {
  folderOf,
  hasFileOnDisk,
  planOf,
  storeFolder,
  strayFiles,
  writeManifest,
} from "./manifest.ts";
import { ordersOf, printOf } from "./orders.ts";
import type { Order } from "./orders.ts";
import { writeSheet } from "./sheet.ts";
import { refreshStoreCopies } from "./storeCopies.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    limit: { type: "string" },
    list: { type: "boolean", default: false },
    "encode-only": { type: "boolean", default: false },
    sheet: { type: "string" },
  },
});

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const cache = resolve(
  process.env["PALLU_STUDIO_CACHE"] ??
    fileURLToPath(new URL("../../.data/studio", import.meta.url)),
);
const masters = join(cache, "masters");
/** The file name contains the order's fingerprint, so an existing master is up to date. */
const masterOf = (order: Order): string => join(masters, `${order.name}.${printOf(order)}.png`);

const manifest = readPictures();
const kept = {
  manifest,
  hasMaster: (order: Order): boolean => existsSync(masterOf(order)),
  hasFile: hasFileOnDisk,
};

/** Encodes a master and records it at once, so that an interruption loses nothing. */
const take = async (order: Order): Promise<void> => {
  manifest[order.name] = await encode(order, masterOf(order));
  await writeManifest(manifest);
};

const removeStrays = async (): Promise<void> => {
  for (const folder of [pictureFolder, storeFolder]) {
    if (!existsSync(folder)) continue;
    for (const file of strayFiles(manifest, folder, await readdir(folder)))
      await rm(new URL(file, folder));
  }
};

const minutes = (seconds: number): string => `${Math.ceil(seconds / 60)} min`;

const render = async (orders: readonly Order[]): Promise<number> => {
  const startedAt = Date.now();
  let done = 0;
  let failed = 0;
  await shoot(orders, {
    cache,
    masterOf,
    onDone: async (order, seconds) => {
      await take(order);
      done += 1;
      const each = (Date.now() - startedAt) / 1000 / (done + failed);
      const left = minutes(each * (orders.length - done - failed));
      say(`[${done + failed}/${orders.length}] ${order.name} ${seconds} s, ${left} left`);
    },
    onFailed: (name, reason) => {
      failed += 1;
      say(`[${done + failed}/${orders.length}] ${name} failed: ${reason}`);
    },
  });
  return failed;
};

const main = async (): Promise<void> => {
  await mkdir(masters, { recursive: true });
  const only = new RegExp(options.only ?? "");
  const all = ordersOf(catalogue);
  const chosen = all.filter(({ name }) => only.test(name));
  const plan = planOf(chosen, kept);
  const wanted = plan.render.slice(0, options.limit ? Number(options.limit) : undefined);
  if (options.list) {
    for (const { name, scene, width, height } of wanted)
      say(`${name}  ${scene}  ${width}x${height}`);
    say(`${wanted.length} to take, ${plan.encode.length} to encode, of ${chosen.length}`);
    return;
  }
  for (const order of plan.encode) {
    await take(order);
    say(`${order.name} encoded`);
  }
  const failed = options["encode-only"] ? 0 : await render(wanted);
  const names = new Set(all.map(({ name }) => name));
  for (const name of Object.keys(manifest)) if (!names.has(name)) delete manifest[name];
  await writeManifest(manifest);
  await refreshStoreCopies(all, manifest);
  await removeStrays();
  say(`${Object.keys(manifest).length} of ${all.length} pictures are there.`);
  if (options.sheet) {
    const shown = chosen.flatMap(({ name }) => {
      const file = manifest[name]?.file;
      return file ? [{ name, path: fileURLToPath(new URL(file, folderOf(name))) }] : [];
    });
    await writeSheet(shown, options.sheet);
  }
  if (failed > 0) process.exitCode = 1;
};

try {
  await main();
} catch (error) {
  if (!(error instanceof NoBlenderError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
