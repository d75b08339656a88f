import { formatPaise } from "@pallu/contract";
import {
  findProduct,
  findVariant,
  setPrice,
  setStock,
} from "../modules/catalogue/stocking.repo.ts";
import { insertCoupon } from "../modules/coupons/coupons.repo.ts";
import { couponCodeOf } from "../modules/coupons/coupons.rules.ts";
import { Refusal, UsageError } from "./command.ts";
import type { Input, ShopCommand } from "./command.ts";

/** The greatest number that a column of the database holds. */
const GREATEST = 2_147_483_647;

const wholeNumber = (text: string, what: string, least = 0, most = GREATEST): number => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new UsageError(
      `${what} must be a whole number from ${least} to ${most}; '${text}' is none.`,
    );
  return value;
};

/** Rupees as a person writes them, in paise. */
const amountPaise = (text: string, what: string): number => {
  const [, rupees, paise = ""] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const value = rupees === undefined ? 0 : Number(rupees) * 100 + Number(paise.padEnd(2, "0"));
  if (value <= 0 || value > GREATEST)
    throw new UsageError(
      `${what} must be an amount in rupees above zero, such as 1299 or 1299.50; '${text}' is none.`,
    );
  return value;
};

const inRupees = (paise: number): string => formatPaise(paise, "INR");

const stockSet: ShopCommand = {
  kind: "shop",
  name: "stock:set",
  usage: "<variant> <pieces>",
  summary: "Sets how many pieces of a variant can be sold.",
  words: [2, 2],
  run: async ({ db }, { positionals: [id = "", pieces = ""] }, { say }) => {
    const stock = wholeNumber(pieces, "The number of pieces");
    const before = await db.transaction(async (tx) => {
      const variant = await findVariant(tx, id);
      if (!variant) throw new Refusal(`There is no variant ${id}.`);
      await setStock(tx, id, stock);
      return variant;
    });
    say(
      `${before.productName} in ${before.colourName}: ${before.stock} in stock before, ${stock} now.`,
    );
  },
};

const priceSet: ShopCommand = {
  kind: "shop",
  name: "price:set",
  usage: "<product> <rupees> [--list <rupees>]",
  summary: "Sets what a product costs, for all its variants.",
  details: ["Orders keep the prices they were placed at; carts show the new one."],
  options: { list: { value: "rupees", summary: "the price it is reduced from" } },
  words: [2, 2],
  run: async ({ db }, input, { say }) => {
    const [id = "", price = ""] = input.positionals;
    const offerPricePaise = amountPaise(price, "The price");
    const list = input.text("list");
    const asked = list === undefined ? undefined : amountPaise(list, "The list price");
    const { before, listPricePaise } = await db.transaction(async (tx) => {
      const product = await findProduct(tx, id);
      if (!product) throw new Refusal(`There is no product ${id}.`);
      const listed = asked ?? product.listPricePaise;
      if (offerPricePaise > listed)
        throw new Refusal(
          `${inRupees(offerPricePaise)} is above the list price of ${inRupees(listed)}: set that, too, with --list.`,
        );
      await setPrice(tx, id, { offerPricePaise, listPricePaise: listed });
      return { before: product, listPricePaise: listed };
    });
    say(
      `${before.name}: ${inRupees(before.offerPricePaise)} before, ${inRupees(offerPricePaise)} now.`,
    );
    say(
      before.listPricePaise === listPricePaise
        ? `The list price stays ${inRupees(listPricePaise)}.`
        : `The list price was ${inRupees(before.listPricePaise)} and is ${inRupees(listPricePaise)} now.`,
    );
  },
};

/** Whether a text names a day that there is: 30 February would silently become 2 March. */
const isDay = (text: string): boolean => {
  const midnight = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(text)
  );
};

/** The last moment of a day in the shop's own time zone. */
const endOfDay = (text: string): Date => {
  if (!isDay(text)) throw new UsageError(`'${text}' is no day; write it as 2027-03-31.`);
  return new Date(`${text}T23:59:59.999+05:30`);
};

const couponOf = (input: Input) => {
  const code = couponCodeOf(input.positionals[0]);
  if (!/^[A-Z\d][A-Z\d-]{2,29}$/.test(code))
    throw new UsageError(
      `'${code}' is no code: use 3 to 30 letters, digits and hyphens, a letter or digit first.`,
    );
  const [percent, amount] = [input.text("percent"), input.text("amount")];
  if ((percent === undefined) === (amount === undefined))
    throw new UsageError("A coupon takes off either --percent or --amount.");
  const [minimum, uses, until] = [input.text("minimum"), input.text("uses"), input.text("until")];
  return {
    code,
    percent: percent === undefined ? null : wholeNumber(percent, "The percentage", 1, 100),
    amountPaise: amount === undefined ? null : amountPaise(amount, "The amount"),
    minimumPaise: minimum === undefined ? 0 : amountPaise(minimum, "The minimum"),
    usesLeft: uses === undefined ? null : wholeNumber(uses, "The number of uses", 1),
    oncePerUser: input.isSet("once-per-user"),
    expiresAt: until === undefined ? null : endOfDay(until),
  };
};

const couponWords = (coupon: ReturnType<typeof couponOf>): string =>
  [
    `${coupon.code} takes ${coupon.percent === null ? inRupees(coupon.amountPaise ?? 0) : `${coupon.percent} %`} off`,
    coupon.minimumPaise > 0 ? `for orders of ${inRupees(coupon.minimumPaise)} or more` : "",
    coupon.usesLeft === null ? "any number of times" : `${coupon.usesLeft} times in total`,
    coupon.oncePerUser ? "once for each person" : "",
    coupon.expiresAt === null
      ? "without an end"
      : `until the end of ${new Date(coupon.expiresAt.getTime()).toLocaleDateString("en-GB", { timeZone: "Asia/Kolkata", dateStyle: "long" })}`,
  ]
    .filter(Boolean)
    .join(", ");

const couponAdd: ShopCommand = {
  kind: "shop",
  name: "coupon:add",
  usage: "<code> (--percent <1-100> | --amount <rupees>) [--minimum <rupees>] [--uses <n>] ...",
  summary: "Adds a coupon.",
  options: {
    percent: { value: "1-100", summary: "the share it takes off" },
    amount: { value: "rupees", summary: "the amount it takes off" },
    minimum: { value: "rupees", summary: "the least sub total it counts for" },
    uses: { value: "n", summary: "how often it may be used in total" },
    "once-per-user": { summary: "each person may use it once" },
    until: { value: "day", summary: "the last day it counts, such as 2027-03-31" },
  },
  words: [1, 1],
  run: async ({ db, clock }, input, { say }) => {
    const coupon = couponOf(input);
    if (coupon.expiresAt && coupon.expiresAt <= clock.now())
      throw new Refusal(`${input.text("until")} is over: nobody could use the coupon.`);
    if (!(await insertCoupon(db, coupon)))
      throw new Refusal(`There is a coupon ${coupon.code} already.`);
    say(`${couponWords(coupon)}.`);
  },
};

export const shopCommands: readonly ShopCommand[] = [stockSet, priceSet, couponAdd];
