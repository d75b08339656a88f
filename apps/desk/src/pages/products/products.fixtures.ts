import type { FormParts, Product, ProductVariant } from "./products.types.ts";

const variant = (colourName: string, optionValue: string): ProductVariant => ({
  id: `kurti--${colourName.toLowerCase()}-${optionValue.toLowerCase()}`,
  colourName,
  colour: "#c2185b",
  optionValue,
  sku: `KT-${colourName}-${optionValue}`,
  barcode: "",
  weightGrams: null,
  offerPrice: null,
  listPrice: null,
  bestSeller: false,
  newArrival: false,
  trending: false,
  hidden: false,
  pictures: [{ image: `${colourName}.webp`, alt: `${colourName} kurti` }],
  clothPicture: null,
  borderPicture: null,
  onHand: 5,
  reserved: 1,
  available: 4,
});

const facts: Record<string, unknown> = { material: "Cotton", makingDays: 3 };

/** A product with two colours and sizes. */
export const productOf = (change: Partial<Product> = {}): Product => ({
  id: "kurti",
  version: "v1",
  name: "Kurti",
  subCategoryId: "kurtis",
  offerPrice: 1299.5,
  listPrice: 1500,
  description: "Printed by hand.",
  tag: "",
  optionName: "Size",
  hidden: false,
  facts: facts as Product["facts"],
  variants: [variant("Red", "S"), variant("Red", "M"), variant("Blue", "S")],
  ...change,
});

export const parts: FormParts = {
  facts: [
    {
      name: "material",
      kind: "text",
      label: "Material",
      description: "What it is made of.",
      maxLength: 200,
    },
    {
      name: "makingDays",
      kind: "number",
      label: "Making days",
      description: "Days that one piece takes to make.",
      min: 1,
      max: 400,
      unit: "days",
    },
  ],
  groups: [{ id: "kurtis", name: "Kurtis", categoryName: "Clothing" }],
  tags: ["NEW"],
  colours: [{ name: "Indigo", colour: "#1a237e" }],
  materials: ["Cotton"],
  optionValues: ["S", "M"],
};
