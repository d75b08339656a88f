import type { AddressInfo } from "node:net";
import { newIdempotencyKey, unwrap } from "@pallu/client";
import { createClient } from "@pallu/client/node";
import type { Client } from "@pallu/client";
import { beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { createTestApi, demoAccount } from "../testing/index.ts";
import { openForFile } from "../testing/openForFile.ts";

const api = openForFile(createTestApi);
let baseUrl: string;
let variantId: string;
let stock: number;

beforeAll(async () => {
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  baseUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/`;
  const { data } = await unwrap(createClient({ baseUrl }).listVariants());
  const found = data.find(({ stockQuantity }) => stockQuantity > 1);
  if (!found) throw new Error("The catalogue has nothing to sell");
  ({ productVariantId: variantId, stockQuantity: stock } = found);
});

const { email, password } = demoAccount;

const logIn = async (): Promise<{ shop: Client; userId: string; token: string }> => {
  const shop = createClient({ baseUrl });
  const { token, user } = await unwrap(shop.login({ body: { email, password } }));
  return { shop, userId: user.id, token };
};

const checkoutOf = async (shop: Client, userId: string) => {
  const lines = await unwrap(shop.getCart({ params: { userId } }));
  return {
    billData: { userId, fullName: "Asha Rao" },
    userId,
    products: lines.map(({ cartId, quantity }) => ({ cartId, quantity })),
    total: lines.reduce(
      (sum, { quantity, ProductVariant }) =>
        sum + quantity * ProductVariant.Product.productOfferPrice,
      0,
    ),
  };
};

test("reads are typed by status, and take query parameters", async () => {
  const answer = await createClient({ baseUrl }).listProducts({ query: { limit: 1 } });
  if (!answer.ok) throw new Error(answer.code);
  expectTypeOf(answer.status).toEqualTypeOf<200>();
  expectTypeOf(answer.data[0]?.productOfferPrice).toEqualTypeOf<number | undefined>();
  expect(answer.data).toHaveLength(1);
});

describe("a shopper", () => {
  test("logs in, fills a cart and orders once, by cookie and cross-site token", async () => {
    const { shop, userId } = await logIn();
    const added = await shop.addToCart({ body: { userId, productVariantId: variantId } });
    expect(added).toMatchObject({ ok: true, status: 201 });
    if (added.ok && added.status === 201) expectTypeOf(added.data.cartId).toEqualTypeOf<string>();
    const again = await shop.addToCart({ body: { userId, productVariantId: variantId } });
    expect(again).toMatchObject({ ok: true, status: 200, data: { message: "Already in cart" } });

    const body = await checkoutOf(shop, userId);
    const idempotencyKey = newIdempotencyKey();
    const first = await unwrap(shop.checkout({ body, idempotencyKey }));
    const second = await unwrap(shop.checkout({ body, idempotencyKey }));
    expect(second.orderId).toBe(first.orderId);
    const other = { ...body, billData: { ...body.billData, fullName: "Ravi" } };
    expect(await shop.checkout({ body: other, idempotencyKey })).toMatchObject({
      ok: false,
      status: 422,
      code: "idempotency_key_reused",
    });
  });

  test("is told by code why a call was refused", async () => {
    const { shop, userId } = await logIn();
    const answer = await shop.addToCart({
      body: { userId, productVariantId: variantId, quantity: stock + 1 },
    });
    if (answer.ok) throw new Error("There is no stock to sell");
    expectTypeOf(answer.code).toExtend<string>();
    expect(answer).toMatchObject({
      status: 409,
      code: "out_of_stock",
      problem: {
        message: `Only ${stock - 1} items available in stock`,
        title: "Conflict",
        status: 409,
      },
    });
    const wrong = createClient({ baseUrl }).login({ body: { email, password: "wrong" } });
    await expect(unwrap(wrong)).rejects.toMatchObject({ name: "ApiError", code: "wrong_login" });
  });

  test("is nobody after a logout", async () => {
    const { shop, userId } = await logIn();
    expect(await shop.logout()).toMatchObject({ ok: true });
    expect(await shop.getCart({ params: { userId } })).toMatchObject({
      status: 401,
      code: "unauthorized",
    });
  });

  test("may be known by the bearer token, or by cookies that came with a request", async () => {
    const { userId, token } = await logIn();
    const program = createClient({ baseUrl, bearer: () => token });
    expect(await program.getCart({ params: { userId } })).toMatchObject({ ok: true });
    expect(await program.subscribe({ body: { email } })).toMatchObject({ ok: true });
    const { cookies } = await api.login();
    const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const page = createClient({ baseUrl, cookies: pairs.join("; ") });
    expect(
      await page.updateUser({
        params: { id: userId },
        body: { username: "Asha", phonenumber: "9000000000", email },
      }),
    ).toMatchObject({ ok: true });
  });
});

test("an abort reaches the caller", async () => {
  const shop = createClient({ baseUrl });
  const signal = AbortSignal.abort(new Error("left the page"));
  await expect(shop.listProducts({ signal })).rejects.toThrow("left the page");
});
