import headset from "./services/headset.svg";
import lock from "./services/lock.svg";
import shield from "./services/shield.svg";
import truck from "./services/truck.svg";
import undo from "./services/undo.svg";

/** The service strip, in this order; the images are line drawings for light and dark (HOME-03 to HOME-08). */
export const services = [
  { image: truck, title: "Free Shipping", desc: "On every order, to any pin code in India." },
  { image: undo, title: "Easy to Return", desc: "Seven days, no questions about the reason." },
  { image: lock, title: "Secure Payment", desc: "Your card stays with your bank." },
  { image: headset, title: "Customer Support", desc: "People who know cloth, six days a week." },
  { image: shield, title: "Product QC Team", desc: "Every metre is looked at before it leaves." },
] as const;
