import type { CatalogueSource } from "./catalogue.types.ts";
import { furniture } from "./furniture.ts";
import { home } from "./home.ts";
import { kurtis } from "./kurtis.ts";
import { cottonSarees } from "./sarees.cotton.ts";
import { lightSarees } from "./sarees.light.ts";
import { silkCottonSarees } from "./sarees.silk-cotton.ts";
import { silkSarees } from "./sarees.silk.ts";

export const catalogue: CatalogueSource = {
  categories: [
    { id: "sarees", name: "Sarees" },
    { id: "kurtis", name: "Kurtis" },
    { id: "furniture", name: "Furniture" },
    { id: "home", name: "Home" },
  ],
  subcategories: [
    { id: "pure-silk-sarees", name: "Pure Silk Sarees", categoryId: "sarees" },
    { id: "silk-cotton-sarees", name: "Silk Cotton Sarees", categoryId: "sarees" },
    { id: "cotton-sarees", name: "Cotton Sarees", categoryId: "sarees" },
    { id: "linen-sarees", name: "Linen Sarees", categoryId: "sarees" },
    { id: "party-wear-sarees", name: "Party Wear Sarees", categoryId: "sarees" },
    { id: "cotton-kurtis", name: "Cotton Kurtis", categoryId: "kurtis" },
    { id: "festive-kurtis", name: "Festive Kurtis", categoryId: "kurtis" },
    { id: "sofa-sets", name: "Sofa Sets", categoryId: "furniture" },
    { id: "chairs", name: "Chairs", categoryId: "furniture" },
    { id: "tables", name: "Tables", categoryId: "furniture" },
    {
      id: "almirahs-and-dressing-tables",
      name: "Almirahs and Dressing Tables",
      categoryId: "furniture",
    },
    { id: "lamps-and-lights", name: "Lamps and Lights", categoryId: "home" },
    { id: "vases", name: "Vases", categoryId: "home" },
    { id: "mirrors", name: "Mirrors", categoryId: "home" },
    { id: "watches", name: "Watches", categoryId: "home" },
    { id: "cushions-and-throws", name: "Cushions and Throws", categoryId: "home" },
  ],
  products: [
    ...silkSarees,
    ...silkCottonSarees,
    ...cottonSarees,
    ...lightSarees,
    ...kurtis,
    ...furniture,
    ...home,
  ],
  homeBanners: [
    {
      id: "banner-silk",
      image: "banner-silk.webp",
      variantIds: [
        "kanchipuram-temple-border--rani-pink",
        "kanchipuram-temple-border--mustard",
        "kanchipuram-temple-border--peacock",
      ],
    },
    {
      id: "banner-cotton",
      image: "banner-cotton.webp",
      variantIds: [
        "chettinad-kattam--indigo",
        "bagru-dabu-mul--madder",
        "chettinad-kattam--mustard",
      ],
    },
    {
      id: "banner-home",
      image: "banner-home.webp",
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
      image: "banner-collection-weddings.webp",
      variantIds: [
        "kanchipuram-bridal-jaal--kumkum",
        "banarasi-katan-butti--magenta",
        "paithani-mor--brinjal",
        "banarasi-jangla--bottle-green",
      ],
    },
    {
      id: "banner-collection-summer",
      image: "banner-collection-summer.webp",
      variantIds: [
        "kota-doria-zari--lemon",
        "chanderi-ashrafi-butti--sea-green",
        "phulia-jamdani--off-white",
        "maheshwari-garbh-reshmi--sage",
      ],
    },
  ],
};
