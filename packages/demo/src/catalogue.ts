import type { CatalogueSource, ProductSource } from "@pallu/api/catalogueSource";
import { furniture } from "./furniture.ts";
import { home } from "./home.ts";
import { kurtis } from "./kurtis.ts";
import { cottonSarees } from "./sarees.cotton.ts";
import { lightSarees } from "./sarees.light.ts";
import { silkCottonSarees } from "./sarees.silk-cotton.ts";
import { silkSarees } from "./sarees.silk.ts";

/** Adds file and row to each product, for error messages. */
const withLocation = (file: string, products: readonly ProductSource[]): ProductSource[] =>
  products.map((product, index) => ({ ...product, at: `${file}, product ${index + 1}` }));

export const catalogue: CatalogueSource = {
  categories: [
    { id: "sarees", name: "Sarees" },
    { id: "kurtis", name: "Kurtis" },
    { id: "furniture", name: "Furniture" },
    { id: "home", name: "Home" },
  ],
  subcategories: [
    {
      id: "pure-silk-sarees",
      name: "Pure Silk Sarees",
      categoryId: "sarees",
      pictureOf: "kanchipuram-temple-border--rani-pink",
    },
    {
      id: "silk-cotton-sarees",
      name: "Silk Cotton Sarees",
      categoryId: "sarees",
      pictureOf: "chanderi-ashrafi-butti--sea-green",
    },
    {
      id: "cotton-sarees",
      name: "Cotton Sarees",
      categoryId: "sarees",
      pictureOf: "chettinad-kattam--mustard",
    },
    {
      id: "linen-sarees",
      name: "Linen Sarees",
      categoryId: "sarees",
      pictureOf: "linen-zari-edge--sky",
    },
    {
      id: "party-wear-sarees",
      name: "Party Wear Sarees",
      categoryId: "sarees",
      pictureOf: "leheriya-chiffon--saffron",
    },
    {
      id: "cotton-kurtis",
      name: "Cotton Kurtis",
      categoryId: "kurtis",
      pictureOf: "dabu-indigo-kurti--indigo",
    },
    {
      id: "festive-kurtis",
      name: "Festive Kurtis",
      categoryId: "kurtis",
      pictureOf: "lucknow-chikankari-kurti--powder-pink",
    },
    {
      id: "sofa-sets",
      name: "Sofa Sets",
      categoryId: "furniture",
      pictureOf: "coimbatore-two-seater--peacock",
    },
    { id: "chairs", name: "Chairs", categoryId: "furniture", pictureOf: "cane-dining-chair--teak" },
    {
      id: "tables",
      name: "Tables",
      categoryId: "furniture",
      pictureOf: "teak-writing-table--teak",
    },
    {
      id: "almirahs-and-dressing-tables",
      name: "Almirahs and Dressing Tables",
      categoryId: "furniture",
      pictureOf: "teak-almirah--teak",
    },
    {
      id: "lamps-and-lights",
      name: "Lamps and Lights",
      categoryId: "home",
      pictureOf: "brass-table-lamp--ivory",
    },
    { id: "vases", name: "Vases", categoryId: "home", pictureOf: "khurja-tall-vase--terracotta" },
    {
      id: "mirrors",
      name: "Mirrors",
      categoryId: "home",
      pictureOf: "arched-wall-mirror--sheesham",
    },
    { id: "watches", name: "Watches", categoryId: "home", pictureOf: "handloom-strap-watch--navy" },
    {
      id: "cushions-and-throws",
      name: "Cushions and Throws",
      categoryId: "home",
      pictureOf: "ikat-cushion-cover--indigo",
    },
  ],
  products: [
    ...withLocation("sarees.silk.ts", silkSarees),
    ...withLocation("sarees.silk-cotton.ts", silkCottonSarees),
    ...withLocation("sarees.cotton.ts", cottonSarees),
    ...withLocation("sarees.light.ts", lightSarees),
    ...withLocation("kurtis.ts", kurtis),
    ...withLocation("furniture.ts", furniture),
    ...withLocation("home.ts", home),
  ],
  homeBanners: [
    {
      id: "banner-silk",
      picture: "hero-1",
      variantIds: [
        "kanchipuram-temple-border--rani-pink",
        "kanchipuram-temple-border--mustard",
        "kanchipuram-temple-border--peacock",
      ],
    },
    {
      id: "banner-cotton",
      picture: "hero-2",
      variantIds: [
        "chettinad-kattam--indigo",
        "bagru-dabu-mul--madder",
        "chettinad-kattam--mustard",
      ],
    },
    {
      id: "banner-home",
      picture: "hero-3",
      variantIds: [
        "ikat-cushion-cover--kumkum",
        "solapur-checked-throw--bottle-green",
        "coimbatore-two-seater--peacock",
      ],
    },
  ],
  collectionBanners: [
    {
      id: "banner-collection-weddings",
      picture: "collection-1",
      variantIds: [
        "kanchipuram-bridal-jaal--kumkum",
        "banarasi-katan-butti--magenta",
        "paithani-mor--brinjal",
        "banarasi-jangla--bottle-green",
      ],
    },
    {
      id: "banner-collection-summer",
      picture: "collection-2",
      variantIds: [
        "kota-doria-zari--lemon",
        "chanderi-ashrafi-butti--sea-green",
        "phulia-jamdani--off-white",
        "maheshwari-garbh-reshmi--sage",
      ],
    },
  ],
};
