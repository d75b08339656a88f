import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { ApiStaff } from "./apiStaff.ts";
import type { ReadOps, RunOps } from "./operator.ts";
import type { Shopper } from "./shoppers.ts";
import { ALL_STOCK } from "./trade/stockTake.ts";
import type { Exports, ShownMessage, ShownOrder } from "../harness/checks/exports.ts";
import { bodyOf } from "../harness/client.ts";

/** Reads all pages of a list with `--page`. */
const readPages = async <Row>(
  readOps: ReadOps,
  args: readonly string[],
  field: string,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page += 2) {
    // Two at a time, because a command takes a second.
    const pages = await Promise.all(
      [page, page + 1].map(
        (number) =>
          readOps(...args, "--page", String(number)) as Promise<
            Record<string, unknown> & { hasMore: boolean }
          >,
      ),
    );
    for (const each of pages) rows.push(...(each[field] as Row[]));
    if (!(pages.at(-1)?.hasMore ?? false)) return rows;
  }
};

const dayOf = (at: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(at);

const DAY_MS = 86_400_000;

interface Sources {
  readOps: ReadOps;
  run: RunOps;
  keyClient: ApiStaff;
  shoppers: readonly Shopper[];
  /** The working directory of the commands. */
  folder: string;
  startedAt: number;
  samples: number;
  metric: (name: string) => Promise<number | undefined>;
}

let exportCount = 0;

export const readExports = async (sources: Sources): Promise<Exports> => {
  const { readOps, run, keyClient, shoppers, folder, startedAt } = sources;
  const period = ["--from", dayOf(startedAt), "--to", dayOf(Date.now() + DAY_MS)];
  const file = `orders-${++exportCount}.csv`;
  const exported = await run("order:export", file, ...period, "--tax", "5");
  if (exported.code !== 0) throw new Error(`order:export: ${exported.output}`);
  const rows = parse(await readFile(join(folder, file)), {
    bom: true,
    columns: true,
  }) as unknown as Exports["rows"];
  const report = (await readOps("report:sales", ...period)) as {
    sales: Exports["sales"];
    bestSellers: Exports["bestSellers"];
  };
  const { variants } = (await readOps("stock:list", "--below", String(ALL_STOCK))) as {
    variants: Exports["stock"];
  };
  const { coupons } = (await readOps("coupon:list")) as { coupons: Exports["coupons"] };
  const { webhooks } = (await readOps("webhook:list")) as { webhooks: Exports["webhooks"] };
  const audit = await readPages<Exports["audit"][number]>(readOps, ["audit"], "entries");
  const listed = await keyClient.readAll<{ id: string }>("orders", "orders");
  const messages: Exports["messages"] = [];
  for (const { id } of await keyClient.readAll<{ id: string }>("messages", "messages"))
    messages.push((await keyClient.read(`messages/${id}`)) as ShownMessage);
  const orders: ShownOrder[] = [];
  for (const { id } of listed) orders.push((await keyClient.read(`orders/${id}`)) as ShownOrder);
  const samples: Exports["samples"] = [];
  const step = Math.max(1, Math.floor(listed.length / sources.samples));
  for (let index = 0; index < listed.length; index += step)
    samples.push(
      (await readOps("order:show", listed[index]?.id ?? "")) as Exports["samples"][number],
    );
  const ownOrders: Exports["ownOrders"] = new Map();
  for (const shopper of shoppers) {
    const path = `/api/orders/user/${shopper.userId}`;
    const reply = await shopper.retryUntilResponse({ method: "GET", path });
    ownOrders.set(shopper.email, bodyOf(reply) as never);
  }
  return {
    rows,
    sales: report.sales,
    bestSellers: report.bestSellers,
    stock: variants,
    merchantStock: await keyClient.readAll("stock", "variants"),
    coupons,
    audit: audit.toReversed(),
    messages,
    webhooks,
    orders,
    samples,
    ownOrders,
    mailsWaiting: (await sources.metric('pallu_mails{state="waiting"}')) ?? -1,
    mailsFailed: (await sources.metric('pallu_mails{state="failed"}')) ?? -1,
  };
};
