import type { ClientGridProps } from "@pallu/ui";

/** Houses that we weave for; the logos are drawn by us (INFO-51). */
export const clients: ClientGridProps["clients"] = [
  {
    name: "Kurinji Stays",
    device: "hill",
    layout: "above",
    face: "display",
    text: "Throws and curtains for forty rooms",
  },
  {
    name: "Palar Players",
    device: "mask",
    layout: "beside",
    face: "ui",
    text: "Costumes for three seasons",
  },
  {
    name: "Tamarind & Tin",
    device: "pod",
    layout: "framed",
    face: "display",
    text: "Table linen in Chettinad checks",
  },
  {
    name: "Seven Wells Museum",
    device: "well",
    layout: "ruled",
    face: "ui",
    text: "Case linings and silk netting",
  },
  {
    name: "Banyan Quarter",
    device: "banyan",
    layout: "above",
    face: "ui",
    text: "Cane chairs for the courtyard",
  },
  {
    name: "Ammani Films",
    device: "reel",
    layout: "beside",
    face: "display",
    text: "Sarees of the 1950s, woven again",
  },
  {
    name: "Marigold Row",
    device: "garland",
    layout: "framed",
    face: "display",
    text: "Trousseaux for their brides",
  },
  {
    name: "Tern Island Ferries",
    device: "boat",
    layout: "above",
    face: "ui",
    text: "Indigo uniforms that fade well",
  },
  {
    name: "Lantern Press",
    device: "lamp",
    layout: "ruled",
    face: "display",
    text: "Handloom cloth for bindings",
  },
  {
    name: "North Verandah",
    device: "arch",
    layout: "beside",
    face: "display",
    text: "Blinds of Kota and cotton",
  },
  {
    name: "Copper Pot Kitchens",
    device: "pot",
    layout: "above",
    face: "ui",
    text: "Aprons that outlast the cooks",
  },
  {
    name: "Petal & Post",
    device: "petal",
    layout: "framed",
    face: "ui",
    text: "Silk ends, to wrap flowers in",
  },
];
