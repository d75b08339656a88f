import banarasi from "../samples/banarasi-katan-butti.webp";
import bandhani from "../samples/bandhani-gajji.webp";
import chanderi from "../samples/chanderi-ashrafi-butti.webp";
import chettinad from "../samples/chettinad-kattam.webp";
import dabu from "../samples/dabu-indigo-kurti.webp";
import handloom from "../samples/handloom-plain-kurti.webp";
import ikatKurti from "../samples/ikat-straight-kurti.webp";
import kanchipuram from "../samples/kanchipuram-temple-border.webp";
import chikankari from "../samples/lucknow-chikankari-kurti.webp";
import paithani from "../samples/paithani-mor.webp";
import pochampally from "../samples/pochampally-ikat-silk.webp";
import sanganer from "../samples/sanganer-block-kurti.webp";

/** A sample product of the specification: a fixed text for its price, a category in lower case (ENT-16 to ENT-20). */
export interface SampleProduct {
  id: string;
  image: string;
  tag: "Hot Sale" | "NEW" | "10% OFF" | "";
  /** A rupee amount or a range 'low - high'. */
  price: string;
  name: string;
  category: "sarees" | "kurtis";
}

export const samples: readonly SampleProduct[] = [
  {
    id: "kanchipuram-temple-border",
    image: kanchipuram,
    tag: "Hot Sale",
    price: "₹16,400 - ₹18,900",
    name: "Kanchipuram temple border silk saree",
    category: "sarees",
  },
  {
    id: "banarasi-katan-butti",
    image: banarasi,
    tag: "",
    price: "₹12,900",
    name: "Banarasi katan silk saree",
    category: "sarees",
  },
  {
    id: "sanganer-block-kurti",
    image: sanganer,
    tag: "NEW",
    price: "₹1,090",
    name: "Sanganeri block print kurti",
    category: "kurtis",
  },
  {
    id: "paithani-mor",
    image: paithani,
    tag: "10% OFF",
    price: "₹21,800 - ₹24,500",
    name: "Paithani silk saree",
    category: "sarees",
  },
  {
    id: "lucknow-chikankari-kurti",
    image: chikankari,
    tag: "Hot Sale",
    price: "₹2,490 - ₹2,950",
    name: "Lucknow chikankari kurti",
    category: "kurtis",
  },
  {
    id: "chanderi-ashrafi-butti",
    image: chanderi,
    tag: "",
    price: "₹4,590",
    name: "Chanderi silk cotton saree",
    category: "sarees",
  },
  {
    id: "chettinad-kattam",
    image: chettinad,
    tag: "NEW",
    price: "₹1,850 - ₹2,200",
    name: "Chettinad cotton saree",
    category: "sarees",
  },
  {
    id: "dabu-indigo-kurti",
    image: dabu,
    tag: "10% OFF",
    price: "₹1,341",
    name: "Dabu indigo kurti",
    category: "kurtis",
  },
  {
    id: "bandhani-gajji",
    image: bandhani,
    tag: "Hot Sale",
    price: "₹8,600",
    name: "Kutch bandhani silk saree",
    category: "sarees",
  },
  {
    id: "ikat-straight-kurti",
    image: ikatKurti,
    tag: "",
    price: "₹1,450",
    name: "Pochampally ikat straight kurti",
    category: "kurtis",
  },
  {
    id: "pochampally-ikat-silk",
    image: pochampally,
    tag: "",
    price: "₹9,900 - ₹11,900",
    name: "Pochampally ikat silk saree",
    category: "sarees",
  },
  {
    id: "handloom-plain-kurti",
    image: handloom,
    tag: "NEW",
    price: "₹990",
    name: "Handspun plain kurti",
    category: "kurtis",
  },
];
