import type { ProductSource } from "../catalogue.types.ts";
import { dyed } from "./dyes.ts";

const sareeSize = "5.5 m, with an unstitched blouse piece of 0.8 m";
const lightCare = "Dry clean, or hand wash cold and apart without wringing; iron on the reverse.";

export const silkCottonSarees: ProductSource[] = [
  {
    id: "chanderi-ashrafi-butti",
    name: "Chanderi silk cotton saree",
    subcategoryId: "silk-cotton-sarees",
    brand: "Betwa Handlooms",
    material: "Silk warp, cotton weft, zari butti",
    origin: "Chanderi, Madhya Pradesh",
    weave: "Plain weave with extra-weft coin butti",
    size: sareeSize,
    care: lightCare,
    description:
      "Chanderi is woven so fine that you can read a newspaper through one layer. The silk of the warp is left with its natural gum, which gives the cloth its glassy shine and a slight stiffness, and the cotton of the weft keeps it cool. The round motif is the ashrafi, the old gold coin, cut one by one after weaving. It weighs about as much as a shawl and suits a summer wedding or a day at work.",
    listPriceRupees: 5400,
    offerPriceRupees: 4590,
    tag: "Hot Sale",
    isSample: true,
    cloth: { kind: "saree", pattern: "chakra", border: "thin", zari: "gold", material: "organza" },
    variants: [
      dyed("blush", "arakku-maroon", 10, ["pallu", "border"], ["bestSeller"]),
      dyed("sea-green", "navy", 8),
      dyed("lemon", "sea-green", 7),
      dyed("lavender", "brinjal", 6),
    ],
  },
  {
    id: "maheshwari-garbh-reshmi",
    name: "Maheshwari silk cotton saree",
    subcategoryId: "silk-cotton-sarees",
    brand: "Rewa Ghat",
    material: "Silk and cotton, fine zari lines",
    origin: "Maheshwar, Madhya Pradesh",
    weave: "Garbh reshmi, with the reversible bugdi border",
    size: sareeSize,
    care: lightCare,
    description:
      "Maheshwar stands on the Narmada, and the borders of its sarees copy what its weavers see from the ghats: the ripple of the river, the brickwork of the fort, the eaves of the temples. The border is the same on both faces, so either side can be worn outwards. The body is plain with a shimmer, silk one way and cotton the other. Five stripes across the pallu, three coloured and two white, mark it as a true Maheshwari.",
    listPriceRupees: 4200,
    offerPriceRupees: 3780,
    tag: "10% OFF",
    isSample: false,
    cloth: {
      kind: "saree",
      pattern: "plain",
      border: "gota",
      zari: "gold",
      material: "silk",
      lead: "hanging",
    },
    variants: [
      dyed("sage", "rust", 9, ["worn", "border"], ["newArrival"]),
      dyed("indigo", "kumkum", 7),
      dyed("onion-pink", "brinjal", 5),
    ],
  },
  {
    id: "kota-doria-zari",
    name: "Kota doria saree",
    subcategoryId: "silk-cotton-sarees",
    brand: "Hadoti Weaves",
    material: "Cotton and silk, zari border",
    origin: "Kaithoon, Rajasthan",
    weave: "Khat: open squares of cotton and silk",
    size: sareeSize,
    care: "Hand wash cold, dry in shade, starch lightly.",
    description:
      "Look closely and the cloth is a grid of tiny squares, called khat, each made of eight cotton threads and six silk ones. The cotton holds the shape and the silk lets the light through, so the saree is nearly weightless and air passes straight through it. Weavers still size the yarn with onion juice and rice paste, which is why a new piece feels crisp. It was made for the summers of Rajasthan and is good for any other.",
    listPriceRupees: 3400,
    offerPriceRupees: 2890,
    tag: "",
    isSample: false,
    cloth: { kind: "saree", pattern: "kota", border: "thin", zari: "gold", material: "organza" },
    variants: [
      dyed("lemon", "rani-pink", 9, ["folded", "border"], ["trending"]),
      dyed("powder-pink", "parrot-green", 8),
      dyed("sky", "indigo", 6),
    ],
  },
  {
    id: "gadwal-kuttu",
    name: "Gadwal cotton saree with silk border",
    subcategoryId: "silk-cotton-sarees",
    brand: "Deccan Resist",
    material: "Cotton body, silk border and pallu, zari",
    origin: "Gadwal, Telangana",
    weave: "Kuttu: cotton body joined to a silk border",
    size: sareeSize,
    care: lightCare,
    description:
      "A Gadwal saree is two cloths in one: a body of fine cotton checks and a border and pallu of pure silk, joined thread by thread on the loom. The join is called kuttu and is as strong as the cloth itself. It folds so small that weavers used to boast it would fit in a matchbox. Cool to wear, formal at the edges, and well liked for festivals that involve both cooking and visitors.",
    listPriceRupees: 7800,
    offerPriceRupees: 6900,
    tag: "",
    isSample: false,
    cloth: { kind: "saree", pattern: "checks", border: "temple", zari: "gold", material: "cotton" },
    variants: [dyed("off-white", "kumkum", 5), dyed("turmeric", "emerald", 4, [], ["newArrival"])],
  },
];
