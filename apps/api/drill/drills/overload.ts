import { setTimeout as wait } from "node:timers/promises";
import type { Client, Reply } from "../client.ts";
import type { Drill } from "../drill.ts";
import { quantile, withStatus } from "../load.ts";

const TIMES = 5;
const LANES = 12;
/** Who waits longer has gone elsewhere. */
const PATIENCE = 3000;
const LEAST_SHARE = 0.8;
/** Every tenth request is somebody's cart, the rest reads the list of products. */
const EVERY = 10;

interface Mix {
  client: Client;
  ask: (index: number) => Promise<Reply>;
}

const goodput = (replies: readonly Reply[], milliseconds: number): number =>
  withStatus(replies, (status) => status === 200).length / (milliseconds / 1000);

/** As much as comes back when everybody waits for an answer before asking again. */
const capacityOf = async ({ ask }: Mix, milliseconds: number): Promise<number> => {
  const replies: Reply[] = [];
  const endsAt = performance.now() + milliseconds;
  const lane = async (index: number): Promise<void> => {
    for (let count = index; performance.now() < endsAt; count += LANES)
      replies.push(await ask(count));
  };
  await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)));
  return goodput(replies, milliseconds);
};

/** Asks at a fixed rate, whatever comes back. */
const press = async ({ ask }: Mix, rate: number, milliseconds: number): Promise<Reply[]> => {
  const asked: Promise<Reply>[] = [];
  const began = performance.now();
  for (let spent = 0; spent < milliseconds; spent = performance.now() - began) {
    for (const due = (spent / 1000) * rate; asked.length < due;) asked.push(ask(asked.length));
    await wait(5);
  }
  return Promise.all(asked);
};

export const overload: Drill = {
  id: "F16",
  name: "five times as many requests as the shop can answer",
  goals: "G15",
  needs: ["postgres"],
  isLong: true,
  run: async (stage, isNaive) => {
    const { db, client } = await stage.shop();
    const naive = isNaive ? await stage.naive("pool") : undefined;
    await stage.cast(
      db,
      Array.from({ length: 250 }, () => 1),
      [],
      `load${isNaive ? "n" : ""}`,
    );
    const cast = await stage.cast(db, [10], [{ lines: [{ good: 0, quantity: 1 }] }]);
    const [shopper] = cast.shoppers;
    const mix: Mix = {
      client: naive?.client ?? client,
      ask: (index) =>
        index % EVERY === 0 && !naive
          ? client.ask({
              method: "GET",
              path: `/api/cart/${shopper?.userId}`,
              token: shopper?.token ?? "",
              address: `10.252.${(index >> 8) & 255}.${index & 255}`,
              patience: PATIENCE,
            })
          : (naive?.client ?? client).ask({
              method: "GET",
              path: naive ? "/heavy" : "/api/products",
              address: `10.252.${(index >> 8) & 255}.${index & 255}`,
              patience: PATIENCE,
            }),
    };
    await capacityOf(mix, 3000);
    const capacity = await capacityOf(mix, 8000);
    const duration = stage.lasting(10_000, 60_000);
    const replies = await press(mix, capacity * TIMES, duration);
    const good = goodput(replies, duration);
    const share = good / capacity;
    const shed = withStatus(replies, (status) => status === 503 || status === 429);
    const lost = withStatus(replies, (status) => status === 0).length;
    const soon = await capacityOf(mix, 3000);
    const breaches: string[] = [];
    if (share < LEAST_SHARE) breaches.push(`only ${(share * 100).toFixed(0)} % of the capacity`);
    if (soon < capacity / 2) breaches.push("not back to normal afterwards");
    const offered = replies.length / (duration / 1000);
    return {
      fired: offered > capacity * 3 ? `${offered.toFixed(0)} requests a second` : "",
      breaches,
      figure: `capacity ${capacity.toFixed(0)}/s, offered ${offered.toFixed(0)}/s, answered ${good.toFixed(0)}/s (${(share * 100).toFixed(0)} %); ${shed.length} asked to come back, 90 % of them within ${quantile(
        shed.map(({ took }) => took),
        0.9,
      ).toFixed(
        0,
      )} ms, ${lost} without an answer in ${PATIENCE / 1000} s; afterwards ${soon.toFixed(0)}/s`,
    };
  },
};
