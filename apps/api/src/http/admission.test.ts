import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { endpoints } from "@pallu/contract/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, demoAccount } from "../testing/index.ts";
import type { TestApi, Visitor } from "../testing/index.ts";

let api: TestApi;
beforeEach(async () => {
  // Uses the production limits and a concurrency of 1, so that few sockets reach them.
  api = await createTestApi({ config: { rateLimitFactor: 1, requestsAtOnce: 1 } });
});
afterEach(() => api.close());

type Headers = Record<string, string>;

/** Sends a request from a chosen IP address. */
const send = async (
  { call }: (typeof endpoints)[keyof typeof endpoints],
  { address, body, headers }: { address: string; body?: unknown; headers?: Headers },
) =>
  api.app.inject({
    method: call.method,
    url: call.path,
    remoteAddress: address,
    headers: { ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });

const tally = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Returns a variant of the demo catalogue that is in stock. */
const findVariant = async (): Promise<{ id: string; price: number }> => {
  const { data } = (await api.app.inject("/api/product-variants")).json<{
    data: {
      productVariantId: string;
      stockQuantity: number;
      Product: { productOfferPrice: number };
    }[];
  }>();
  const found = data.find(({ stockQuantity }) => stockQuantity > 5);
  if (!found) throw new Error("Every variant is sold out.");
  return { id: found.productVariantId, price: found.Product.productOfferPrice };
};

const right = { email: demoAccount.email, password: demoAccount.password };

describe("bodies that do not arrive", () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Sends the headers and one byte of the body, then nothing. */
  const openSilent = async (port: number, headers: Headers, path: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    sockets.push(socket);
    await once(socket, "connect");
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n${lines.join("")}content-length: 90\r\n\r\n{`,
    );
    return socket;
  };

  test.each([
    ["visitors", endpoints.logout.call.path, false],
    ["customers", endpoints.addToCart.call.path, true],
  ])(
    "40 requests of %s hold no place while they are silent: others log in and fill their carts",
    async (_name, path, isCustomer) => {
      const customer = await api.login();
      const variant = await findVariant();
      await api.app.listen({ port: 0, host: "127.0.0.1" });
      const { port } = api.app.server.address() as AddressInfo;
      const headers: Headers = isCustomer ? { authorization: `Bearer ${customer.token}` } : {};
      let answered = 0;
      let heard = 0;
      api.app.server.on("request", () => heard++);
      for (let count = 0; count < 40; count++) {
        const socket = await openSilent(port, headers, path);
        socket.on("data", () => answered++);
      }
      while (heard < 40) await wait(5);
      const shopper = await api.login();
      const cart = await api.call(endpoints.getCart, {
        params: { userId: shopper.user.id },
        as: shopper,
      });
      const added = await api.call(endpoints.addToCart, {
        as: shopper,
        body: { userId: shopper.user.id, productVariantId: variant.id, quantity: 1 },
      });
      expect([cart.status, added.status]).toEqual([200, 201]);
      // No request waited for the idle connections to time out.
      expect(answered).toBe(0);
    },
  );
});

describe("what is refused", () => {
  const refused: [status: number, headers: (visitor: Visitor) => Headers][] = [
    [401, () => ({ authorization: "Bearer made-up" })],
    [403, ({ cookies }) => ({ cookie: `sid=${cookies["sid"]}` })],
  ];

  test.each(refused)(
    "counts: 900 times %i from one IP address are 600",
    async (status, headersOf) => {
      const visitor = await api.login();
      const statuses: number[] = [];
      for (let count = 0; count < 900; count++) {
        const answer = await send(endpoints.addToCart, {
          address: "192.0.2.1",
          headers: headersOf(visitor),
          body: {},
        });
        statuses.push(answer.statusCode);
      }
      expect(tally(statuses)).toEqual({ [status]: 600, 429: 300 });
    },
  );

  test("also a change of what does not exist counts", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 610; count++)
      statuses.push((await api.app.inject({ method: "POST", url: "/api/nothing" })).statusCode);
    expect(tally(statuses)).toEqual({ 404: 600, 429: 10 });
  });
});

describe("attempts", () => {
  test("of 100 wrong log-ins at once from one IP address 20 are judged", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        send(endpoints.login, {
          address: "192.0.2.2",
          body: { email: `guess${index}@pallu.test`, password: "not-the-password" },
        }),
      ),
    );
    expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 401: 20, 429: 80 });
    const other = await send(endpoints.login, { address: "192.0.2.3", body: right });
    expect(other.statusCode).toBe(200);
  });

  test("right log-ins are taken back: 30 one after another succeed", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 30; count++)
      statuses.push(
        (await send(endpoints.login, { address: "192.0.2.4", body: right })).statusCode,
      );
    expect(tally(statuses)).toEqual({ 200: 30 });
  });

  const couponGuess = (address: string) =>
    send(endpoints.validateCoupon, {
      address,
      body: { couponCodeName: "GUESS", cartTotal: 100 },
    });

  const openOrder = async (
    address: string,
    visitor: Visitor,
    more: { couponCodeName: string; total: number },
  ) => {
    const headers = { authorization: `Bearer ${visitor.token}` };
    const userId = visitor.user.id;
    await send(endpoints.addToCart, {
      address,
      headers,
      body: { userId, productVariantId: (await findVariant()).id, quantity: 1 },
    });
    const { body } = await api.call(endpoints.getCart, { params: { userId }, as: visitor });
    const products = (body as { cartId: string; quantity: number }[]).map(
      ({ cartId, quantity }) => ({ cartId, quantity }),
    );
    const billData = {
      userId,
      fullName: "Asha Rao",
      email: "asha@pallu.test",
      phoneNo: "9876543210",
      townCity: "Madurai",
      zipCode: "625001",
      addressLine1: "1 Temple Street",
      addressLine2: "",
      additionalText: "",
    };
    const payload = { billData, userId, products, currency: "INR", ...more };
    return () => send(endpoints.checkout, { address, headers, body: payload });
  };

  test("a coupon is judged under one limit: refused ones of the checkout count with those of the coupon call", async () => {
    const address = "192.0.2.5";
    const guess = await openOrder(address, await api.login(), {
      couponCodeName: "GUESS",
      total: 1,
    });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
    expect((await couponGuess(address)).statusCode).toBe(429);
    expect((await couponGuess("192.0.2.6")).statusCode).toBe(200);
  });

  test("100 coupons at once at the checkout: 10 are judged", async () => {
    const address = "192.0.2.7";
    const guess = await openOrder(address, await api.login(), {
      couponCodeName: "GUESS",
      total: 1,
    });
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess()));
    expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 409: 10, 429: 90 });
  });

  test("the coupon of a placed order does not count", async () => {
    const address = "192.0.2.8";
    const { price } = await findVariant();
    const total = Math.round(price * 90) / 100;
    const place = await openOrder(address, await api.newVisitor(), {
      couponCodeName: "WELCOME10",
      total,
    });
    expect((await place()).statusCode).toBe(200);
    for (let count = 0; count < 10; count++)
      expect((await couponGuess(address)).statusCode).toBe(200);
    expect((await couponGuess(address)).statusCode).toBe(429);
  });
});

describe("networks", () => {
  test("a /64 of IPv6 addresses is one source", async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 12; host++)
      statuses.push(
        (
          await send(endpoints.validateCoupon, {
            address: `2001:db8:1:1::${host}`,
            body: { couponCodeName: "GUESS", cartTotal: 100 },
          })
        ).statusCode,
      );
    expect(tally(statuses)).toEqual({ 200: 10, 429: 2 });
  });

  test("the 65,536 networks of a /48 have ten times the limit together, and push nobody's count out", async () => {
    const guess = (address: string) =>
      send(endpoints.validateCoupon, {
        address,
        body: { couponCodeName: "GUESS", cartTotal: 100 },
      }).then(({ statusCode }) => statusCode);
    const statuses: number[] = [];
    for (let net = 0; net < 300; net++)
      statuses.push(await guess(`2001:db8:2:${net.toString(16)}::1`));
    expect(tally(statuses)).toEqual({ 200: 100, 429: 200 });
    expect(await guess("2001:db8:3::1")).toBe(200);
  });
});
