/**
 * `pnpm pictures`: renders missing and changed images and writes all sizes of them to the shop's pictures.
 *
 *     --only <part>    only orders whose name matches the regular expression
 *     --list           prints what would be rendered
 *
 * Masters and simulations are cached in `.data/studio` or in PALLU_STUDIO_CACHE.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { catalogue } from "../src/catalogue.ts";
import {
  pictureFolder,
  readPictures,
} from "../../../apps/api/src/modules/catalogue/pictures.rules.ts";
import { NoBlenderError, renderOrders } from "./blender.ts";
import { encode } from "./encode.ts";
import { writeEndList } from "./ends.ts";
import {
  contentFolder,
  hasFileOnDisk,
  planOf,
  pagesFolder,
  unusedFiles,
  writeManifest,
} from "./manifest.ts";
import { ordersOf, fingerprintOf } from "./orders.ts";
import type { Order } from "./orders.types.ts";
import { refreshStoreCopies } from "./storeCopies.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    list: { type: "boolean", default: false },
  },
});

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const cache = resolve(
  process.env["PALLU_STUDIO_CACHE"] ??
    fileURLToPath(new URL("../../../.data/studio", import.meta.url)),
);
const masters = join(cache, "masters");
/** The file name contains the order's fingerprint, so an existing master is up to date. */
const masterOf = (order: Order): string =>
  join(masters, `${order.name}.${fingerprintOf(order)}.png`);

const manifest = readPictures();
const diskState = {
  manifest,
  hasMaster: (order: Order): boolean => existsSync(masterOf(order)),
  hasFile: hasFileOnDisk,
};

/** Encodes a master and records it at once, so that an interruption loses nothing. */
const encodeMaster = async (order: Order): Promise<void> => {
  manifest[order.name] = await encode(order, masterOf(order));
  await writeManifest(manifest);
};

const removeUnusedFiles = async (): Promise<void> => {
  for (const folder of [pictureFolder, pagesFolder]) {
    if (!existsSync(folder)) continue;
    for (const file of unusedFiles(manifest, folder, await readdir(folder)))
      await rm(new URL(file, folder));
  }
};

const minutes = (seconds: number): string => `${Math.ceil(seconds / 60)} min`;

const render = async (orders: readonly Order[]): Promise<number> => {
  const startedAt = Date.now();
  let done = 0;
  let failed = 0;
  await renderOrders(orders, {
    cache,
    masterOf,
    onDone: async (order, seconds) => {
      await encodeMaster(order);
      done += 1;
      const each = (Date.now() - startedAt) / 1000 / (done + failed);
      const left = minutes(each * (orders.length - done - failed));
      print(`[${done + failed}/${orders.length}] ${order.name} ${seconds} s, ${left} left`);
    },
    onFailed: (name, reason) => {
      failed += 1;
      print(`[${done + failed}/${orders.length}] ${name} failed: ${reason}`);
    },
  });
  return failed;
};

const main = async (): Promise<void> => {
  await mkdir(masters, { recursive: true });
  const only = new RegExp(options.only ?? "");
  const all = ordersOf(catalogue);
  const selected = all.filter(({ name }) => only.test(name));
  const plan = planOf(selected, diskState);
  if (options.list) {
    for (const { name, scene, width, height } of plan.render)
      print(`${name}  ${scene}  ${width}x${height}`);
    print(`${plan.render.length} to take, ${plan.encode.length} to encode, of ${selected.length}`);
    return;
  }
  for (const order of plan.encode) {
    await encodeMaster(order);
    print(`${order.name} encoded`);
  }
  const failed = await render(plan.render);
  const names = new Set(all.map(({ name }) => name));
  for (const name of Object.keys(manifest)) if (!names.has(name)) delete manifest[name];
  await writeManifest(manifest);
  await refreshStoreCopies(all, manifest);
  await writeEndList(all, manifest, new URL("wovenEnds.ts", contentFolder));
  await removeUnusedFiles();
  print(`${Object.keys(manifest).length} of ${all.length} pictures are there.`);
  if (failed > 0) process.exitCode = 1;
};

try {
  await main();
} catch (error) {
  if (!(error instanceof NoBlenderError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
