import type { ShopParts } from "@pallu/contract/shop";

/** Fixed texts of the product page: the vendor sample (ENT-30, PDP-18). */

export const vendor = {
  name: "Lakshmi Narayanan",
  shop: "Pallu Handloom House",
  address: "14 Weavers Street, R.S. Puram, Coimbatore 641002",
  mail: "weaves@pallu.example",
  phone: "+91 422 555 0142",
} satisfies ShopParts["product"]["vendor"];
