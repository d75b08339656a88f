import { coupons } from "@pallu/api/schema";
import type { Drill } from "../scenario.ts";
import { checkOut, inParallel, withStatus } from "../load.ts";
import type { Random } from "../random.ts";
import type { WantedCart } from "../fixtures.ts";
import type { Stage } from "../harness.ts";

const CHECKOUTS = 500;
const GOODS = 8;
const PIECES = 120;
const COUPON_USES = 25;
const AT_ONCE = 50;

const drawCart = (random: Random, couponCode: string): WantedCart => ({
  lines: random
    .shuffled(Array.from({ length: GOODS }, (_, good) => good))
    .slice(0, random.between(1, 5))
    .map((good) => ({ good, quantity: random.between(1, 3) })),
  ...(random.next() < 0.2 ? { couponCode } : {}),
});

const fill = async (stage: Stage, isNaive: boolean, round: number) => {
  const { db, client } = await stage.shop();
  const naive = isNaive ? await stage.naive("shop") : undefined;
  const code = `MIXED${round}${isNaive ? "N" : ""}`;
  await db.insert(coupons).values({ code, percent: 10, usesLeft: COUPON_USES });
  const carts = Array.from({ length: CHECKOUTS }, () => drawCart(stage.random, code));
  const cast = await stage.cast(
    db,
    Array.from({ length: GOODS }, () => PIECES),
    carts,
  );
  const history = stage.history();
  const outcomes = await inParallel(cast.shoppers, AT_ONCE, (shopper) =>
    checkOut(naive?.client ?? client, history, shopper, { path: naive && "/naive/checkout" }),
  );
  const breaches = await stage.check(db, { ...cast, coupon: { code, uses: COUPON_USES } }, history);
  history.close();
  const others = withStatus(outcomes, (status) => status !== 200 && status !== 409);
  if (others.length > 0)
    breaches.push(
      `${others.length} answers were neither yes nor no, the first ${others[0]?.status}`,
    );
  return { outcomes, breaches };
};

export const mixedCarts: Drill = {
  id: "F2",
  name: "500 mixed carts over the same 8 variants, with a coupon that runs out",
  goals: "G1",
  needs: ["postgres"],
  run: async (stage, isNaive) => {
    const rounds = [];
    for (let round = 0; round < (isNaive ? 1 : stage.times(1, 20)); round++)
      rounds.push(await fill(stage, isNaive, round));
    const outcomes = rounds.flatMap((round) => round.outcomes);
    const placed = withStatus(outcomes, (status) => status === 200).length;
    const refused = withStatus(outcomes, (status) => status === 409).length;
    return {
      fired:
        isNaive || (refused > 0 && placed > 0)
          ? `${outcomes.length} checkouts, ${AT_ONCE} at once`
          : "",
      breaches: rounds.flatMap((round) => round.breaches),
      figure: `${placed} orders and ${refused} refusals, no other answer, every piece and coupon accounted for`,
    };
  },
};
