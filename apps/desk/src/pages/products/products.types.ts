import type { Input, Output } from "../../platform/callTypes.ts";

/** A product as the server shows it to an editor. */
export type Product = Output<"GET /api/desk/products/:productId">;
export type ProductVariant = Product["variants"][number];
export type Picture = ProductVariant["pictures"][number];

/** What a form for a product needs: facts, groups, names in use. */
export type FormParts = Output<"GET /api/desk/product-form">;
export type Fact = FormParts["facts"][number];
export type FactName = keyof Product["facts"];
export type FactValue = string | readonly string[] | number | boolean | null;

/** A product of the list. */
export type ListedProduct = Output<"GET /api/desk/products">["products"][number];

/** The body of a save. */
export type SavedProduct = Input<"PUT /api/desk/products/:productId">["body"];

/** What both a save and a new product send of themselves. */
export type SentProduct = Omit<SavedProduct, "expected">;
export type SentVariant = SentProduct["variants"][number];
