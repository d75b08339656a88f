import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { createTestApi } from "../../testing/createTestApi.ts";
import type { TestApi } from "../../testing/createTestApi.ts";
import { openOpsShop } from "../../testing/opsCaller.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { scopes } from "../../http/auth/keys.rules.ts";
import { auditEntries } from "../audit/audit.tables.ts";

export const VARIANT = "block-kurti--white";

export interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface MerchantAnswer {
  status: number;
  headers: Headers;
  // The tests verify the response body, so it is typed loosely.
  body: Record<string, unknown>;
}

/** A shop with its merchant API on a port, and its commands. */
export interface MerchantShop {
  shop: OpsShop;
  api: TestApi;
  origin: string;
  /** Sends a request over the network. */
  send(path: string, key?: string, sent?: Sent): Promise<MerchantAnswer>;
  /** Adds a key, with every scope unless some are named. Empties the audit log, so that it has no entry of that. */
  addKey(scope?: string): Promise<{ key: string; name: string }>;
  addOrder(createdAt?: Date): Promise<string>;
  close(): Promise<void>;
}

export const openMerchantShop = async (): Promise<MerchantShop> => {
  const shop = await openOpsShop();
  const api = await createTestApi({
    database: shop.database,
    config: { dataDir: shop.config.dataDir },
  });
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  let count = 0;
  return {
    shop,
    api,
    origin,
    send: async (path, key, { method, body, headers } = {}) => {
      const answer = await fetch(`${origin}/api/merchant${path}`, {
        method: method ?? "GET",
        headers: {
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const { status, headers: received } = answer;
      return { status, headers: received, body: (await answer.json()) as Record<string, unknown> };
    },
    addKey: async (scope = scopes.join(",")) => {
      const name = `program-${++count}`;
      // The tests move the clock, so their keys get a long lifetime.
      const { lines } = await shop.ops(
        "key:add",
        "--name",
        name,
        "--scope",
        scope,
        "--expires",
        "2036-01-01",
      );
      await shop.db.delete(auditEntries);
      return { key: lines[0] ?? "", name };
    },
    addOrder: async (createdAt = shop.clock.now()) => {
      const id = `PL-${String(Math.random()).slice(2, 12)}`;
      await shop.db.execute(sql`
        INSERT INTO orders (id, submission_key, currency, sub_total_paise, discount_paise, sub_total_minor, discount_minor,
          total_minor, full_name, email, phone_no, town_city, zip_code, address_line_1, address_line_2, additional_text, created_at)
        VALUES (${id}, ${id}, 'INR', 129999, 0, 129999, 0, 129999, 'Meena R', 'meena@pallu.test', '9', 'Coimbatore', '641001',
          '12 Feather Street', '', '', ${createdAt.toISOString()}::timestamptz)`);
      await shop.db.execute(sql`
        INSERT INTO order_lines (order_id, position, variant_id, product_name, colour_name, image, quantity, unit_paise, unit_minor, line_minor)
        VALUES (${id}, 1, ${VARIANT}, 'block kurti', 'white', 'x.webp', 1, 129999, 129999, 129999)`);
      return id;
    },
    close: async () => {
      await api.close();
      await shop.close();
    },
  };
};

/** Expects a refusal, in the form of the merchant API. */
export const expectRefusal = (
  answer: MerchantAnswer,
  status: number,
  code: string,
  allowed: string[] = [],
): void => {
  expect(answer).toMatchObject({ status, body: { success: false, code, allowed } });
  expect(answer.body["message"]).toBe(answer.body["error"]);
  expect(Object.keys(answer.body).filter((name) => name !== "refused")).toEqual([
    "success",
    "error",
    "message",
    "type",
    "title",
    "status",
    "code",
    "allowed",
  ]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.getSetCookie()).toEqual([]);
};
