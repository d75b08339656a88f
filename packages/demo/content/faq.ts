import type { ShopParts } from "@pallu/contract/shop";
import type { FaqGroup } from "@pallu/ui/sections";

export const faqAsk = "Ask us something else";

/** Questions in the four groups of the specification (INFO-53 to INFO-56). */
export const faqGroups = [
  {
    id: "for-shipping",
    title: "For Shipping",
    motif: "parcel",
    items: [
      {
        id: "when",
        title: "When will my parcel arrive?",
        content:
          "Orders placed before two in the afternoon leave the same working day. Within India a parcel takes one to three days, to the hills and the islands up to five.",
      },
      {
        id: "cost",
        title: "What does shipping cost?",
        content:
          "Regular delivery on working days is free on every order, to any pin code in India. Faster services have a price, which you find under Shipping.",
      },
      {
        id: "follow",
        title: "Can I follow it on its way?",
        content:
          "Yes. Your order history says whether an order is pending or delivered, and the carrier sends a link by text message as soon as the parcel is collected.",
      },
      {
        id: "gift",
        title: "Can you send it as a present?",
        content:
          "Write so into the additional information at checkout. The parcel then goes without an invoice, with a card in our handwriting and your words.",
      },
    ],
  },
  {
    id: "warranty-support",
    title: "Warranty & Support",
    motif: "needle",
    items: [
      {
        id: "fault",
        title: "I have found a fault in the weave. What now?",
        content:
          "Send us a photograph of both sides within thirty days. A broken end or a missed pick we mend, replace or refund, as you like. A small knot at the selvedge is where a new thread was tied in, and belongs to handloom.",
      },
      {
        id: "wash",
        title: "How do I wash a silk saree?",
        content:
          "Dry-clean it the first three times. After that cold water and a mild soap will do, for one piece at a time: no soaking, no wringing, and drying flat in the shade. Sarees with zari stay with the dry cleaner.",
      },
      {
        id: "bleed",
        title: "Will the colour run?",
        content:
          "Indigo, madder and deep reds lose a little loose dye in the first washes. Wash them alone, with a spoon of salt, until the water stays clear. That is surplus dye; the colour of the cloth itself stays.",
      },
      {
        id: "store",
        title: "How do I store sarees so that they last?",
        content:
          "Folded in muslin, in a dry cupboard, zari inwards. Refold them along other lines every three months, air them out of the sun, and keep naphthalene away from zari: it tarnishes it. Dried neem leaves keep moths away as well.",
      },
      {
        id: "furniture",
        title: "Does furniture have a warranty?",
        content:
          "Frames of teak and sheesham have three years, cane seats and wiring one. Wood moves with the seasons; a joint that opens we glue again at no cost.",
      },
    ],
  },
  {
    id: "order-payment",
    title: "Order & Payment",
    motif: "shuttle",
    items: [
      {
        id: "account",
        title: "Do I need an account?",
        content:
          "You can look at everything without one. To fill a bag, keep a wishlist and order, log in or register: your bag then waits for you on every device.",
      },
      {
        id: "dollars",
        title: "Can I see prices in dollars?",
        content:
          "Yes, with the switch in the header. The order keeps the currency you placed it in, on the confirmation and on the invoice.",
      },
      {
        id: "coupon",
        title: "Where do I enter a coupon?",
        content:
          "At checkout, beside the list of your pieces. The discount is taken off before you place the order, and the invoice names the coupon.",
      },
      {
        id: "change",
        title: "Can I change or cancel an order?",
        content:
          "Until it is packed, usually within four hours. Telephone us or write with the order number. Later than that, refuse the parcel or send it back within seven days.",
      },
    ],
  },
  {
    id: "product-return",
    title: "Product Return",
    motif: "cloth",
    items: [
      {
        id: "how-long",
        title: "How long may I think it over?",
        content:
          "Seven days from the day it came. Drape it, look at it by daylight and by lamplight; leave the tags on, and leave the fall unworn.",
      },
      {
        id: "collect",
        title: "Who pays for the way back?",
        content:
          "We do. Tell us the order number and a day, and somebody collects the parcel at your door. Use the box it came in if you still have it.",
      },
      {
        id: "refund",
        title: "When do I have my money back?",
        content:
          "Within five working days of its arrival here, by the way you paid. For cash on delivery we ask for a bank account.",
      },
      {
        id: "not-back",
        title: "What cannot be returned?",
        content:
          "Blouses and kurtis that were altered for you, and cloth that was cut from the bolt. A fault of ours is always taken back, cut or not.",
      },
    ],
  },
] satisfies (ShopParts["faq"]["groups"][number] & Pick<FaqGroup, "motif">)[];
