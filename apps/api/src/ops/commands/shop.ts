import { formatShopDay } from "@pallu/contract";
import { listOwnPrices } from "../../modules/catalogue/inventory.repo.ts";
import { MAX_ON_HAND } from "../../modules/catalogue/inventory.rules.ts";
import type { Count, Price } from "../../modules/catalogue/inventory.rules.ts";
import { changeStock } from "../../modules/catalogue/inventory.service.ts";
import { hasListPrice } from "../../modules/catalogue/prices.rules.ts";
import { changeOwnPrice, changePrice } from "../../modules/catalogue/prices.service.ts";
import type { OwnPriceOrder } from "../../modules/catalogue/prices.service.ts";
import { findCoupons } from "../../modules/coupons/coupons.repo.ts";
import { couponCodeOf, isCouponCode, isPastEnd } from "../../modules/coupons/coupons.rules.ts";
import type { Coupon } from "../../modules/coupons/coupons.rules.ts";
import { addCoupon, endCoupon } from "../../modules/coupons/coupons.service.ts";
import { variantPhraseOf } from "../../modules/catalogue/catalogue.rules.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Input, OpsContext, ShopCommand, Terminal } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { amountPaise, dateTime, endOfDay, inRupees, wholeNumber } from "../values.ts";

const changeAndPrint = async (
  { db, clock, actor }: OpsContext,
  change: { id: string; count: Count },
  print: Terminal["print"],
): Promise<void> => {
  const outcome = await changeStock({ db, clock }, change, actor);
  if (outcome.kind === "unknown") throw new Refusal(`There is no variant ${change.id}.`);
  if (outcome.kind === "refused") throw new Refusal(`${outcome.reason}.`);
  const { before, after } = outcome;
  print(
    `${variantPhraseOf(before)}: ${before.onHand} on hand before, ${after.onHand} now. ${after.reserved} are reserved for orders, ${after.stock} can be sold.`,
  );
};

const stockSet: ShopCommand = {
  kind: "shop",
  name: "stock:set",
  usage: "<variant> <pieces>",
  summary: "Sets how many pieces of a variant are on hand, reserved ones included.",
  argumentCount: [2, 2],
  run: (context, { positionals: [id = "", pieces = ""] }, { print }) =>
    changeAndPrint(
      context,
      { id, count: { onHand: wholeNumber(pieces, "The number of pieces", 0, MAX_ON_HAND) } },
      print,
    ),
};

const stockAdjust: ShopCommand = {
  kind: "shop",
  name: "stock:adjust",
  usage: "<variant> <+n|-n>",
  summary: "Adds pieces of a variant to those on hand, or takes some off.",
  argumentCount: [2, 2],
  run: (context, { positionals: [id = "", pieces = ""] }, { print }) => {
    if (!/^[+-]\d{1,10}$/.test(pieces) || Number(pieces) === 0)
      throw new UsageError(
        `The difference must be a number of pieces with its sign, such as +3 or -2; '${pieces}' is not.`,
      );
    return changeAndPrint(context, { id, count: { difference: Number(pieces) } }, print);
  },
};

const aboveList = (offerPricePaise: number, listPricePaise: number): string =>
  `${inRupees(offerPricePaise)} is above the list price of ${inRupees(listPricePaise)}: set that, too, with --list.`;

const printPrices = (
  name: string,
  before: Price,
  after: Price,
  print: Terminal["print"],
  whose = "",
): void => {
  print(
    `${name}: ${inRupees(before.offerPricePaise)} before${whose}, ${inRupees(after.offerPricePaise)} now.`,
  );
  const listText = (price: Price): string =>
    hasListPrice(price) ? inRupees(price.listPricePaise) : "none";
  const [was, is] = [listText(before), listText(after)];
  if (!hasListPrice(before) && !hasListPrice(after)) print("It has no list price.");
  else
    print(
      was === is ? `The list price stays ${is}.` : `The list price was ${was} and is ${is} now.`,
    );
};

/** Sets the price of a variant, and says that it is its own now. */
const setOwnPriceOf = async (
  context: OpsContext,
  order: OwnPriceOrder,
  print: Terminal["print"],
): Promise<void> => {
  const outcome = await changeOwnPrice(context, order, context.actor);
  if (outcome.kind === "unknown") throw new Refusal(`There is no product and no SKU ${order.sku}.`);
  if (outcome.kind === "above_list")
    throw new Refusal(aboveList(order.offerPricePaise, outcome.listPricePaise));
  const { variant, before, after, hadOwn } = outcome;
  printPrices(variantPhraseOf(variant), before, after, print, hadOwn ? "" : " as its product");
  print("It is the variant's own: a change of the product's price leaves it as it is.");
};

/** Maximum number of variants to name. */
const MAX_KEPT = 10;

/** Returns the variants that keep a price of their own, in one line. Undefined if there are none. */
const keptLine = (kept: readonly { id: string; offerPricePaise: number }[]): string | undefined => {
  if (kept.length === 0) return undefined;
  const prices = kept
    .slice(0, MAX_KEPT)
    .map(({ id, offerPricePaise }) => `${id} ${inRupees(offerPricePaise)}`);
  const more = kept.length - prices.length;
  return `Variants with a price of their own keep it: ${prices.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`;
};

const priceSet: ShopCommand = {
  kind: "shop",
  name: "price:set",
  usage: "<product|sku> <rupees> [--list <rupees>]",
  summary: "Sets what a product costs, or one of its variants by its SKU.",
  details: [
    "Variants with a price of their own keep it, and are listed. A variant whose price was set by its",
    "SKU has one: an empty cell of variants.csv takes it away again (catalogue:import).",
    "Orders keep the prices they were placed at; carts show the new one.",
  ],
  options: { list: { value: "rupees", summary: "the price it is reduced from" } },
  argumentCount: [2, 2],
  run: async (context, input, { print }) => {
    const [id = "", price = ""] = input.positionals;
    const offerPricePaise = amountPaise(price, "The price");
    const list = input.text("list");
    const listPricePaise = list === undefined ? undefined : amountPaise(list, "The list price");
    const prices = { offerPricePaise, listPricePaise };
    const outcome = await changePrice(context, { id, ...prices }, context.actor);
    switch (outcome.kind) {
      case "unknown":
        return setOwnPriceOf(context, { sku: id, ...prices }, print);
      case "unexpected":
        throw new Refusal(
          `${id} costs ${inRupees(outcome.price.offerPricePaise)} now: read it again.`,
        );
      case "above_list":
        throw new Refusal(aboveList(offerPricePaise, outcome.listPricePaise));
      case "changed": {
        printPrices(outcome.name, outcome.before, outcome.after, print);
        const kept = keptLine(await listOwnPrices(context.db, id));
        if (kept !== undefined) print(kept);
      }
    }
  },
};

const couponOf = (input: Input): Coupon => {
  const code = couponCodeOf(input.positionals[0]);
  if (!isCouponCode(code))
    throw new UsageError(
      `'${code}' is not a code: use 3 to 30 letters, digits and hyphens, a letter or digit first.`,
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

const couponWords = (coupon: Coupon): string =>
  [
    `${coupon.code} takes ${coupon.percent === null ? inRupees(coupon.amountPaise ?? 0) : `${coupon.percent} %`} off`,
    coupon.minimumPaise > 0 ? `for orders of ${inRupees(coupon.minimumPaise)} or more` : "",
    coupon.usesLeft === null ? "any number of times" : `${coupon.usesLeft} times in total`,
    coupon.oncePerUser ? "once for each person" : "",
    coupon.expiresAt === null
      ? "without an end"
      : `until the end of ${formatShopDay(coupon.expiresAt)}`,
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
    minimum: { value: "rupees", summary: "the minimum sub total" },
    uses: { value: "n", summary: "how often it may be used in total" },
    "once-per-user": { summary: "each person may use it once" },
    until: { value: "day", summary: "the last day it counts, such as 2027-03-31" },
  },
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const coupon = couponOf(input);
    const { kind } = await addCoupon(context, coupon, context.actor);
    if (kind === "past")
      throw new Refusal(`${input.text("until")} is in the past: nobody could use the coupon.`);
    if (kind === "known") throw new Refusal(`There is a coupon ${coupon.code} already.`);
    print(`${couponWords(coupon)}.`);
  },
};

const couponList: ShopCommand = {
  kind: "shop",
  name: "coupon:list",
  usage: "[--json]",
  summary: "Lists coupons with what they take off and how many orders use them.",
  options: jsonOption,
  argumentCount: [0, 0],
  run: async ({ db, clock }, input, { print }) => {
    const found = await findCoupons(db);
    if (printJson(input, print, { coupons: found })) return;
    const rows = found.map((coupon) => [
      coupon.code,
      coupon.percent === null ? inRupees(coupon.amountPaise ?? 0) : `${coupon.percent} %`,
      coupon.minimumPaise > 0 ? inRupees(coupon.minimumPaise) : "",
      coupon.usesLeft === null ? "no limit" : String(coupon.usesLeft),
      coupon.expiresAt === null
        ? ""
        : `${isPastEnd(coupon, clock.now()) ? "ended" : "ends"} ${dateTime(coupon.expiresAt)}`,
      String(coupon.orders),
    ]);
    const head = ["Code", "Takes off", "From", "Uses left", "End", "Orders"];
    printTable(print, head, rows);
  },
};

const couponEnd: ShopCommand = {
  kind: "shop",
  name: "coupon:end",
  usage: "<code>",
  summary: "Ends a coupon now; orders that used it keep their discount.",
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const code = couponCodeOf(input.positionals[0]);
    const { kind } = await endCoupon(context, code, context.actor);
    if (kind === "unknown") throw new Refusal(`There is no coupon ${code}.`);
    print(`${code} has ended.`);
  },
};

export const shopCommands: readonly ShopCommand[] = [
  stockSet,
  stockAdjust,
  priceSet,
  couponAdd,
  couponList,
  couponEnd,
];
