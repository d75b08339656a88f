import type { Format } from "./foreignFormat.types.ts";

const weightIn = (word: string): string[] => [
  ...["kg", "g", "lbs", "oz"].map((unit) => `${word} (${unit})`),
  word,
];

/** French headers have either apostrophe. */
const withApostrophe = (name: string): string[] => [name, name.replaceAll("'", "’")];

/**
 * The product export of WooCommerce. Its header is in the language of whoever exports: English, then German, French and
 * Spanish, as exports of shops have it. Cells are the same in all languages.
 */
export const woocommerce: Format = {
  name: "WooCommerce",
  signs: [
    ["type", "name", "regular price"],
    ["typ", "name", "regulärer preis"],
    ["type", "nom", "tarif régulier"],
    ["tipo", "nombre", "precio normal"],
  ],
  columns: {
    key: ["sku", "artikelnummer", "ugs"],
    otherKey: ["id"],
    parent: ["parent", "übergeordnetes produkt", "superior", "principal"],
    kind: ["type", "typ", "tipo"],
    name: ["name", "nom", "nombre"],
    // The short one is the first paragraph.
    description: [
      "short description",
      "kurzbeschreibung",
      "description courte",
      "descripción corta",
      "description",
      "beschreibung",
      "descripción",
    ],
    group: ["categories", "kategorien", "catégories", "categorías"],
    brand: ["brands", "brand", "marken", "marques", "marcas"],
    origin: ["country of origin"],
    price: ["regular price", "regulärer preis", "tarif régulier", "precio normal"],
    salePrice: ["sale price", "angebotspreis", "tarif promo", "precio rebajado"],
    saleStart: [
      "date sale price starts",
      "datum, an dem angebotspreis beginnt",
      "datum, an dem der angebotspreis beginnt",
      "date de début de promo",
      "día en que empieza el precio rebajado",
    ],
    saleEnd: [
      "date sale price ends",
      "datum, an dem angebotspreis endet",
      "datum, an dem der angebotspreis endet",
      "date de fin de promo",
      "día en que termina el precio rebajado",
    ],
    stock: ["stock", "lager", "bestand", "inventario"],
    availability: ["in stock?", "vorrätig?", "en stock ?", "¿en inventario?", "¿existencias?"],
    sku: ["sku", "artikelnummer", "ugs"],
    barcode: [
      "gtin, upc, ean, or isbn",
      "gtin, upc, ean oder isbn",
      "gtin, upc, ean ou isbn",
      "gtin, upc, ean o isbn",
    ],
    weight: ["weight", "gewicht", "poids", "peso"].flatMap(weightIn),
    pictures: ["images", "bilder", "imágenes"],
    shown: [
      "published",
      "veröffentlicht",
      "publié",
      "publicado",
      "visibility in catalog",
      "sichtbarkeit im katalog",
      "visibilité dans le catalogue",
      "visibilidad en el catálogo",
    ],
  },
  options: [
    { name: { column: "attribute {n} name" }, value: "attribute {n} value(s)" },
    { name: { column: "attribut {n} name" }, value: "attribut {n} wert(e)" },
    ...withApostrophe("l'attribut {n}").map((attribute) => ({
      name: { column: `nom de ${attribute}` },
      value: `valeur(s) de ${attribute}`,
    })),
    { name: { column: "nombre del atributo {n}" }, value: "valor(es) del atributo {n}" },
  ],
  idField: "name",
  layout: "parents",
};
