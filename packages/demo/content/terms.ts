import type { ShopParts } from "@pallu/contract/shop";
import type { LegalSection } from "@pallu/ui/sections";

/** In paragraphs and points, where a shop of one's own has Markdown. */
type Section = Omit<ShopParts["terms"]["sections"][number], "text"> & LegalSection;

/** On shipping, return, payment, warranty and order cancellation, in this order (INFO-60). */
export const termsSections: readonly Section[] = [
  {
    id: "shipping",
    title: "Shipping",
    gist: "We send within one working day, and a parcel is our concern until it is in your hands.",
    paragraphs: [
      "Orders placed before two in the afternoon, from Monday to Saturday, leave our house in Coimbatore the same day; later ones leave on the next working day. Regular delivery is free within India. The faster services and their prices are listed under Shipping.",
      "Times of delivery are those of the carriers. A festival, a flood or a strike can lengthen them; we then write to you, and you may cancel at no cost.",
    ],
    points: [
      "Each parcel is insured for its full value.",
      "A parcel that is lost is sent again, or its price refunded, within ten days.",
      "If the box arrives torn or wet, note it on the carrier's slip and send us a photograph.",
    ],
  },
  {
    id: "return",
    title: "Return",
    gist: "You have seven days to send a piece back, whatever the reason.",
    paragraphs: [
      "The seven days begin on the day after the parcel reached you. The piece has to be unworn and unwashed, with its tags and, if it had one, its silk mark. We collect it from your door at our cost.",
      "The price is refunded within five working days of its arrival, by the way you paid. If you return a part of an order that had a coupon, the discount is shared among the pieces by their price.",
    ],
    points: [
      "Made-to-measure pieces and cloth cut from the bolt cannot be returned, unless they are faulty.",
      "Furniture can be returned unassembled, in its crate.",
    ],
  },
  {
    id: "payment",
    title: "Payment",
    gist: "The price you see when you place the order is the price you pay.",
    paragraphs: [
      "Prices include all taxes. They can be shown in rupees or in US dollars; an order is kept, billed and refunded in the currency it was placed in.",
      "Card details are handled by the bank and never stored by us. Cash on delivery is paid to the carrier, who hands over the parcel against the full amount. If a charge fails, the order stays open while you choose another way to pay.",
    ],
    points: [
      "The invoice is part of the confirmation that we send by email, and stays in your order history.",
      "A coupon is good for one order and cannot be exchanged for money.",
    ],
  },
  {
    id: "warranty",
    title: "Warranty",
    gist: "Faults of weaving, dyeing and joinery are ours to put right.",
    paragraphs: [
      "For thirty days after delivery we mend, replace or take back any cloth with a fault in its weave, dye or stitching. Frames of solid wood have a warranty of three years; cane seats, hinges and wiring of one year.",
      "Knots at the selvedge, slubs in raw silk, small differences of shade between two pieces and the slow softening of natural dyes are the nature of hand work, and no faults. The warranty does not cover wear, bleach, direct sun, damp or a hot iron on zari.",
    ],
    points: ["What the law gives you as a buyer you have in any case, beside this warranty."],
  },
  {
    id: "order-cancellation",
    title: "Order cancellation",
    gist: "An order can be cancelled for nothing until it is packed.",
    paragraphs: [
      "Write or telephone with the order number. Most orders are packed within four hours of daylight; those for furniture within two working days. What you have paid goes back in full, within five working days.",
      "We may cancel an order if a piece turns out to be damaged, or if a price was plainly wrong. You hear of it the same day, and are refunded at once.",
    ],
  },
];
