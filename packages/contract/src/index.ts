/** Code for browsers: calls, responses and pure rules. `@pallu/contract/schemas` exports the zod schemas. */
export * from "./responses.ts";
export * from "./call.ts";
export type * from "./callTypes.ts";
export * from "./colours.ts";
export * from "./discount.ts";
export * from "./forms.ts";
export * from "./id.ts";
export * from "./money.ts";
export { isPartName, partNames } from "./partNames.ts";
export type { PartName } from "./partNames.ts";
export * from "./problems.ts";
export * from "./productFacts.ts";
export * from "./stock.ts";
export * from "./synonyms.ts";
export * from "./time.ts";
export * from "./totals.ts";
export * from "./typed.ts";
export * from "./variantWords.ts";
