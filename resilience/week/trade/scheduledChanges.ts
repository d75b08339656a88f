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
  const { asha, random, journal } = context;
  const products = random.sample(await readProducts(context), 15);
  const prices = products.map(({ productId: id, productOfferPrice, productMrpPrice }) => {
    const beforePaise = toMinorUnits(productOfferPrice);
    const rupees = Math.floor((beforePaise / 100) * (random.between(70, 90) / 100));
    const listPaise = toMinorUnits(productMrpPrice);
    return { id, beforePaise, afterPaise: rupees * 100 + 50, listPaise };
  });
  journal.prices.push(
    ...prices.map(({ id, beforePaise, afterPaise }) => ({
      productId: id,
      beforePaise,
      afterPaise,
    })),
  );
  await asha.change({ action: "price:import", prices });
};

const addCoupon = async (
  { asha, journal, codes }: WeekContext,
  coupon: CouponRule,
): Promise<void> => {
  journal.coupons.push(coupon);
  await asha.change({ action: "coupon:add", coupon });
  codes.push(coupon.code);
};

/** Returns the changes that happen once. `at` is their time as a fraction of the week. */
export const scheduledChanges = (
  context: WeekContext,
  catalogue: ChangedCatalogue,
): { at: number; run: () => Promise<unknown> }[] => {
  const { asha } = context;
  const { hiddenProduct, hiddenVariant } = catalogue;
  return [
    { at: 0.05, run: () => asha.change({ action: "product:hide", id: hiddenProduct }) },
    { at: 0.1, run: () => asha.change({ action: "variant:hide", id: hiddenVariant }) },
    { at: 0.45, run: () => importPrices(context) },
    { at: 0.55, run: () => addCoupon(context, saleCoupons[0]) },
    { at: 0.56, run: () => addCoupon(context, saleCoupons[1]) },
    { at: 0.7, run: () => asha.change({ action: "variant:show", id: hiddenVariant }) },
    { at: 0.75, run: () => asha.change({ action: "product:show", id: hiddenProduct }) },
    { at: 0.9, run: () => asha.change({ action: "coupon:end", code: "SALE15" }) },
    { at: 0.91, run: () => asha.change({ action: "coupon:end", code: "WEEK250" }) },
  ];
};
