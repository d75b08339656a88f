import type { ShopSection } from "@pallu/contract/shop";
import headset from "./services/headset.svg";
import lock from "./services/lock.svg";
import shield from "./services/shield.svg";
import truck from "./services/truck.svg";
import undo from "./services/undo.svg";

/** The service strip, in this order; the images are line drawings for light and dark (HOME-03 to HOME-08). */
export const services = [
  { picture: truck, title: "Free Shipping", text: "On every order, to any pin code in India." },
  { picture: undo, title: "Easy to Return", text: "Seven days, no questions about the reason." },
  { picture: lock, title: "Secure Payment", text: "Your card stays with your bank." },
  { picture: headset, title: "Customer Support", text: "People who know cloth, six days a week." },
  { picture: shield, title: "Product QC Team", text: "Every metre is looked at before it leaves." },
] satisfies ShopSection<"services">["entries"];
