import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toMinorUnits } from "../../harness/checks/amounts.ts";
import type { CouponRule } from "../../harness/checks/journal.ts";
import { bodyOf } from "../../harness/client.ts";
import { retryUntilResponse } from "../retryUntilResponse.ts";
import type { WeekContext } from "./context.ts";
import { saleCoupons } from "./coupons.ts";

/** The records that the changes are about. */
export interface ChangedCatalogue {
  hiddenProduct: string;
  /** A variant of another product that has several. */
  hiddenVariant: string;
}

/** A product as the API sends it. */
interface WireProduct {
  productId: string;
  productOfferPrice: number;
  productMrpPrice: number;
  Variants: { productVariantId: string }[];
}

const readProducts = async ({ send }: WeekContext): Promise<WireProduct[]> =>
  bodyOf(await retryUntilResponse(send, { method: "GET", path: "/api/products" })) as WireProduct[];

export const chooseChangedCatalogue = async (context: WeekContext): Promise<ChangedCatalogue> => {
  const products = context.random.shuffled(await readProducts(context));
  const [first] = products;
  const second = products.slice(1).find(({ Variants }) => Variants.length > 1);
  return {
    hiddenProduct: first?.productId ?? "",
    hiddenVariant: second?.Variants[0]?.productVariantId ?? "",
  };
};

const importPrices = async (context: WeekContext): Promise<void> => {
  const { asha, folder, random, journal } = context;
  const products = random.sample(await readProducts(context), 15);
  const changes = products.map(({ productId, productOfferPrice, productMrpPrice }) => {
    const beforePaise = toMinorUnits(productOfferPrice);
    const rupees = Math.floor((beforePaise / 100) * (random.between(70, 90) / 100));
    return { productId, beforePaise, afterPaise: rupees * 100 + 50, list: productMrpPrice };
  });
  const lines = changes.map(
    ({ productId, afterPaise, list }) => `${productId},${(afterPaise / 100).toFixed(2)},${list}`,
  );
  writeFileSync(
    join(folder, "prices.csv"),
    `product,offer_price,list_price\n${lines.join("\n")}\n`,
  );
  journal.prices.push(
    ...changes.map(({ productId, beforePaise, afterPaise }) => ({
      productId,
      beforePaise,
      afterPaise,
    })),
  );
  await asha.act({
    action: "price:import",
    positionals: ["prices.csv"],
    targets: changes.map(({ productId }) => `product ${productId}`),
  });
};

const addCoupon = async (
  { asha, journal, codes }: WeekContext,
  coupon: CouponRule,
): Promise<void> => {
  const { code, percent, amountPaise, minimumPaise, uses, oncePerUser } = coupon;
  journal.coupons.push(coupon);
  await asha.act({
    action: "coupon:add",
    targets: [`coupon ${code}`],
    options: [
      ...(percent === null
        ? ["--amount", String((amountPaise ?? 0) / 100)]
        : ["--percent", String(percent)]),
      "--minimum",
      String(minimumPaise / 100),
      ...(uses === null ? [] : ["--uses", String(uses)]),
      ...(oncePerUser ? ["--once-per-user"] : []),
    ],
  });
  codes.push(code);
};

/** Returns the changes that happen once. `at` is their time as a fraction of the week. */
export const scheduledChanges = (
  context: WeekContext,
  catalogue: ChangedCatalogue,
): { at: number; run: () => Promise<unknown> }[] => {
  const { asha } = context;
  const { hiddenProduct, hiddenVariant } = catalogue;
  const visibility = (action: string) => {
    const [kind = ""] = action.split(":");
    const id = kind === "product" ? hiddenProduct : hiddenVariant;
    return asha.act({ action, targets: [`${kind} ${id}`] });
  };
  return [
    { at: 0.05, run: () => visibility("product:hide") },
    { at: 0.1, run: () => visibility("variant:hide") },
    { at: 0.45, run: () => importPrices(context) },
    { at: 0.55, run: () => addCoupon(context, saleCoupons[0]) },
    { at: 0.56, run: () => addCoupon(context, saleCoupons[1]) },
    { at: 0.7, run: () => visibility("variant:show") },
    { at: 0.75, run: () => visibility("product:show") },
    { at: 0.9, run: () => asha.act({ action: "coupon:end", targets: ["coupon SALE15"] }) },
    { at: 0.91, run: () => asha.act({ action: "coupon:end", targets: ["coupon WEEK250"] }) },
  ];
};
