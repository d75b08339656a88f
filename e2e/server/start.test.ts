import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccount, reopenAccount, placeOrder, fillCart } from "../account.ts";
import { dataDir as otherDir } from "../fixtures.ts";
import { newDataDir, runShop, startShop } from "../startShop.ts";

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

test("SIGTERM exits with 0, and the next start has the same account and order", async () => {
  const first = await startShop({}, dataDir);
  const account = await openAccount(first.url);
  await fillCart(account, first.url);
  const orderId = await placeOrder(account);
  expect(await first.stop()).toBe(0);

  const second = await startShop({}, dataDir);
  const again = await reopenAccount(second.url, account.email);
  expect(again.id).toBe(account.id);
  const orders = await again.call<{ orderId: string }[]>("GET", `/api/orders/user/${account.id}`);
  expect(orders.map((order) => order.orderId)).toEqual([orderId]);
  expect(await second.stop()).toBe(0);
});
