/** Fixed texts of the product page: the vendor sample (ENT-30, PDP-18). */

export const vendor = {
  name: "Lakshmi Narayanan",
  vendor: "Pallu Handloom House",
  address: "14 Weavers Street, R.S. Puram, Coimbatore 641002",
  mail: "weaves@pallu.example",
  call: "+91 422 555 0142",
} as const;
