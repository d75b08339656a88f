import { currencies, formatPaise, rupeesOf, totalsOf } from "@pallu/contract";
import type { Currency } from "@pallu/contract";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openTestShop } from "../../testing/openTestShop.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { emptyBilling as billing } from "./billing.fixtures.ts";
import { figuresOf } from "./invoice.rules.ts";
import { confirmationMail } from "./orderMessages.rules.ts";
import { toOrderRow } from "./orderRows.rules.ts";
import { draftOrder } from "./orders.rules.ts";
import type { CheckoutLine } from "./orders.rules.ts";
import { orders } from "./orders.tables.ts";

const lineOf = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    unitPaise: fc.integer({ min: 1, max: 99_999_99 }),
  })
  .map((line): CheckoutLine => ({
    ...line,
    cartId: "c",
    seq: 1,
    variantId: "v",
    productName: "Saree",
    colourName: "Rani pink",
    optionName: "",
    optionValue: "",
    sku: null,
    image: "x.webp",
    stock: 999,
  }));
const carts = fc.array(lineOf, { minLength: 1, maxLength: 5 });
/** The discount of a coupon in percent of the sub total. */
const discounts = fc.integer({ min: 0, max: 100 });

/** Parses a displayed amount to paise or cents. */
const read = (shown: string): number => Math.round(Number(shown.replace(/[^\d.]/g, "")) * 100);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

interface Sight {
  lines: number[];
  subTotal: number;
  discount: number;
  total: number;
}

const draftFor = (lines: CheckoutLine[], currency: Currency, discountPaise: number) => {
  const couponCode = discountPaise > 0 ? "HALF" : "";
  const rest = { idempotencyKey: null, createdAt: new Date(0) };
  return draftOrder({ userId: "u", billing, lines, couponCode, currency, discountPaise, ...rest });
};
type Draft = ReturnType<typeof draftFor>;

const inMail = (draft: Draft): Sight => {
  const text = confirmationMail({ email: "a@b.co", isProved: true }, draft).text.split("\n");
  const after = (start: string) =>
    text
      .find((row) => row.startsWith(start))
      ?.split(": ")
      .at(-1);
  return {
    lines: text
      .filter((row) => row.includes(" × "))
      .map((row) => read(row.split(": ").at(-1) ?? "")),
    subTotal: read(after("Sub total") ?? ""),
    discount: read(after("Discount") ?? "0"),
    total: read(after("Total") ?? ""),
  };
};

const inInvoice = ({ order, lines }: Draft): Sight => {
  const figures = figuresOf({ ...order, couponCode: order.couponCode ?? null }, lines);
  const amounts = new Map(figures.totals.map(({ label, amount }) => [label, read(amount)]));
  return {
    lines: figures.lines.map(({ amount }) => read(amount)),
    subTotal: amounts.get("Sub total") ?? Number.NaN,
    discount: amounts.get("Discount (HALF)") ?? 0,
    total: amounts.get("Total") ?? Number.NaN,
  };
};

const onTheWire = async ({ order, lines }: Draft): Promise<Sight> => {
  const rows = lines.map((line) => ({ orders: order, order_lines: line }));
  const answer = rows.map((row) => toOrderRow(row as Parameters<typeof toOrderRow>[0]));
  const cents = (amount: number) => Math.round(amount * 100);
  const [first] = answer;
  return {
    lines: answer.map((row) => cents(row.total_price)),
    subTotal: cents(first?.totalAmount ?? Number.NaN),
    discount: cents(first?.discount_price ?? Number.NaN),
    total: cents(first?.grandTotalAmount ?? Number.NaN),
  };
};

const addsUp = ({ lines, subTotal, discount, total }: Sight): boolean =>
  sum(lines) === subTotal && total === subTotal - discount && discount >= 0 && total >= 0;

test("[CART-24] 10,000 carts in two currencies: cart, order, answer, mail and invoice show the same, and it adds up", async () => {
  await fc.assert(
    fc.asyncProperty(carts, discounts, async (lines, percent) => {
      for (const currency of currencies) {
        const discountPaise = Math.round((totalsOf(lines, "INR").subTotal * percent) / 100);
        const bag: Sight = totalsOf(lines, currency, discountPaise);
        const draft = draftFor(lines, currency, discountPaise);
        const sights = [bag, inMail(draft), inInvoice(draft), await onTheWire(draft)];
        const texts = new Set(
          sights.map(({ lines: amounts, subTotal, discount, total }) =>
            [...amounts, subTotal, discount, total].join(),
          ),
        );
        if (!sights.every(addsUp) || texts.size !== 1)
          throw new Error(`They differ: ${[...texts].join(" | ")}`);
        // The displayed unit price times the quantity equals the row.
        for (const [index, line] of lines.entries())
          if (read(formatPaise(line.unitPaise, currency)) * line.quantity !== bag.lines[index])
            throw new Error(`A row is not its price times its quantity: ${JSON.stringify(line)}`);
      }
    }),
    { numRuns: 10_000 },
  );
});

const shop = openForFile(openTestShop);

const wares = { "chettinad-checks--indigo": 99_50, "mysore-crepe--leaf": 7890_25 };

/** Changes that a client may make to the lines of a checkout. */
const meddling = fc.record({
  quantity: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  productOfferPrice: fc.constantFrom(0, 1, -5, 0.01, undefined),
  isDropped: fc.boolean(),
  isDoubled: fc.boolean(),
  isForeign: fc.boolean(),
  total: fc.constantFrom("right", "zero", "half", "one rupee less", "huge"),
});

const untouched = {
  quantity: undefined,
  productOfferPrice: undefined,
  isDropped: false,
  isDoubled: false,
  isForeign: false,
  total: "right",
} as const;

test("whatever is meddled with in a checkout, it is refused or stored at the prices of the shop", async () => {
  let placed = 0;
  const totals = {
    right: (paise: number) => paise,
    zero: () => 0,
    half: (paise: number) => paise / 2,
    "one rupee less": (paise: number) => paise - 101,
    huge: (paise: number) => paise * 1000,
  };
  await shop.db.update(variants).set({ stock: 1_000_000 });
  await fc.assert(
    fc.asyncProperty(meddling, async (change) => {
      const buyer = await shop.buyer();
      const { userId } = buyer;
      const lines: { cartId: string; quantity: number }[] = [];
      for (const productVariantId of Object.keys(wares)) {
        const body = { userId, productVariantId, quantity: 2 };
        const { cartId } = await buyer.call("addToCart", 201, { body });
        lines.push({ cartId, quantity: 2 });
      }
      const right = sum(Object.values(wares)) * 2;
      const [first, ...others] = lines.map((line) => ({
        ...line,
        productOfferPrice: change.productOfferPrice,
        ProductVariant: { Product: { productOfferPrice: change.productOfferPrice } },
      }));
      const products = [
        ...(change.isDropped ? [] : [{ ...first, quantity: change.quantity ?? 2 }]),
        ...(change.isDoubled ? [first] : []),
        ...(change.isForeign ? [{ ...first, cartId: "of-another" }] : []),
        ...others,
      ];
      const total = rupeesOf(totals[change.total](right));
      const body = { billData: { userId }, userId, products, total };
      const answer = await buyer.send("checkout", { body });
      const stored = await shop.db.select().from(orders).where(eq(orders.userId, userId));
      if (answer.status === 200) placed++;
      else expect(answer.status).toBe(409);
      if (change.total !== "right") expect(answer.status).toBe(409);
      expect(stored.map((order) => order.totalMinor)).toEqual(answer.status === 200 ? [right] : []);
    }),
    // Includes an unchanged request, so that not all are refused.
    { numRuns: 60, examples: [[untouched]] },
  );
  expect(placed).toBeGreaterThan(0);
});
