import armchair from "../samples/ikat-armchair.webp";
import blueVase from "../samples/jaipur-blue-pottery-vase.webp";
import lamp from "../samples/brass-table-lamp.webp";
import mirror from "../samples/arched-wall-mirror.webp";
import sofa from "../samples/coimbatore-two-seater.webp";

/** A furniture sample of the template homes (ENT-21): its price is a fixed text in rupees. */
export interface FurnitureSample {
  id: string;
  image: string;
  /** Whether it stands under an offer. */
  offer: boolean;
  price: string;
  category: readonly string[];
  name: string;
}

/** The samples that the popups of every template header hold. */
export const popupFurniture = {
  armchair: {
    id: "ikat-armchair",
    image: armchair,
    offer: true,
    price: "₹16,650",
    category: ["Chair", "Living room"],
    name: "Armchair in ikat cotton",
  },
  blueVase: {
    id: "jaipur-blue-pottery-vase",
    image: blueVase,
    offer: false,
    price: "₹1,150",
    category: ["Vases"],
    name: "Jaipur blue pottery vase",
  },
  lamp: {
    id: "brass-table-lamp",
    image: lamp,
    offer: false,
    price: "₹2,990",
    category: ["Lamp & Light"],
    name: "Brass table lamp with handloom shade",
  },
  mirror: {
    id: "arched-wall-mirror",
    image: mirror,
    offer: false,
    price: "₹5,400",
    category: ["Mirror", "Entrance"],
    name: "Arched wall mirror",
  },
  sofa: {
    id: "coimbatore-two-seater",
    image: sofa,
    offer: true,
    price: "₹27,900",
    category: ["Sofa Set", "Living room"],
    name: "Two-seater sofa in handloom cotton",
  },
} as const satisfies Record<string, FurnitureSample>;
