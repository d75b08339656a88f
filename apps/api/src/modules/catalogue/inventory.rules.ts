import type { AuditedChange } from "../audit/audit.rules.ts";

interface Price {
  offerPricePaise: number;
  listPricePaise: number;
}

/** Returns the audit entry of a new stock. */
export const stockAudit = (variantId: string, before: number, after: number): AuditedChange => ({
  target: `variant ${variantId}`,
  before: { stock: before },
  after: { stock: after },
});

const pricesOf = ({ offerPricePaise, listPricePaise }: Price) => ({
  offerPricePaise,
  listPricePaise,
});

/** Returns the audit entry of a new price. */
export const priceAudit = (productId: string, before: Price, after: Price): AuditedChange => ({
  target: `product ${productId}`,
  before: pricesOf(before),
  after: pricesOf(after),
});
