import type { AuditedChange } from "../audit/audit.rules.ts";

interface Price {
  offerPricePaise: number;
  listPricePaise: number;
}

export const stockAudit = (variantId: string, before: number, after: number): AuditedChange => ({
  target: `variant ${variantId}`,
  before: { stock: before },
  after: { stock: after },
});

const pricesOf = ({ offerPricePaise, listPricePaise }: Price) => ({
  offerPricePaise,
  listPricePaise,
});

export const priceAudit = (productId: string, before: Price, after: Price): AuditedChange => ({
  target: `product ${productId}`,
  before: pricesOf(before),
  after: pricesOf(after),
});
