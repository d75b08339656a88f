import { invitedAgainMail, newBrowserMail } from "../desk/deskMessages.rules.ts";
import { answerMail } from "../messages/answerMail.rules.ts";
import { confirmationMail } from "../orders/orderMessages.rules.ts";
import { addressMail, orderStateMail, trackingMail } from "../orders/orderStateMails.rules.ts";
import type { MailedAddress, MailedLine, MailedState } from "../orders/orderStateMails.rules.ts";
import type { NewOrder } from "../orders/orders.tables.ts";
import {
  codeMail,
  emailChangedMail,
  emailRestoredMail,
  passwordChangedMail,
  proofMail,
} from "../users/userMessages.rules.ts";
import type { Mail } from "./mail.rules.ts";

const TO = "asha@example.com";
const SHOP = "https://shop.example";

const order: MailedAddress = {
  id: "PL-7K3M9QX2VA",
  fullName: "Asha Rao",
  phoneNo: "98765 43210",
  addressLine1: "14 Weavers Street",
  addressLine2: "",
  townCity: "Coimbatore",
  zipCode: "641001",
  currency: "INR",
  subTotalMinor: 13_779_99,
  discountMinor: 1_378_00,
  totalMinor: 12_401_99,
  couponCode: "PALLU10",
  paymentState: "paid",
  trackingNumber: "BD 4711-0815",
  trackingLink: "https://carrier.example/track?id=4711-0815",
};

const lines: readonly MailedLine[] = [
  {
    quantity: 1,
    productName: "Kanchipuram temple border saree",
    colourName: "rani pink",
    lineMinor: 12_480_00,
  },
  { quantity: 1, productName: "Block print kurti", colourName: "white", lineMinor: 1_299_99 },
];

const state = (name: MailedState): Mail => orderStateMail(TO, name, order, lines);

/** Every mail of the shop with sample data. Imports no server code, so that Storybook can show it. */
export const mailPreviews = {
  placed: confirmationMail(
    { email: TO, isProved: true },
    {
      order: order as NewOrder,
      lines: lines.map((line, index) => ({
        ...line,
        orderId: order.id,
        position: index + 1,
        variantId: "",
        image: "",
        unitPaise: line.lineMinor,
        unitMinor: line.lineMinor,
      })),
    },
  ),
  confirmed: state("confirmed"),
  shipped: state("shipped"),
  tracking: trackingMail(TO, order, lines),
  address: addressMail(TO, order, lines),
  shippedArabic: orderStateMail(TO, "shipped", { ...order, fullName: "آشا راو" }, [
    { quantity: 2, productName: "ساري حرير كانشيبورام", colourName: "وردي", lineMinor: 13_779_99 },
  ]),
  /** Words without a place to break, as long as the shop accepts them. */
  longWords: orderStateMail(
    TO,
    "shipped",
    {
      ...order,
      fullName: "A".repeat(60),
      couponCode: "C".repeat(40),
      trackingNumber: "1".repeat(60),
    },
    [{ quantity: 1, productName: "S".repeat(200), colourName: "c".repeat(200), lineMinor: 99 }],
  ),
  cancelled: state("cancelled"),
  refunded: state("refunded"),
  welcome: proofMail(TO, "welcome", "123456", `${SHOP}/api/users/prove-email?code=123456`, SHOP),
  proof: proofMail(TO, "requested", "123456", `${SHOP}/api/users/prove-email?code=123456`, SHOP),
  code: codeMail(TO, "123456"),
  passwordChanged: passwordChangedMail(TO, SHOP),
  emailAsked: emailChangedMail(TO, "requested", `${SHOP}/api/users/undo-email?token=sample`),
  emailChanged: emailChangedMail(TO, "done", `${SHOP}/api/users/undo-email?token=sample`),
  emailRestored: emailRestoredMail(TO),
  answer: answerMail(
    { email: TO, subject: "Damaged Product", comments: "The border came loose.\nWhat can I do?" },
    "thank you for writing. Please send the saree back: we pay for the parcel and send you another one.",
  ),
  staffNewBrowser: newBrowserMail(TO, {
    browser: "Firefox on Linux",
    moment: new Date("2026-03-02T09:30:00Z"),
  }),
  staffInvitedAgain: invitedAgainMail(TO, new Date("2026-03-02T09:30:00Z")),
  answerArabic: answerMail(
    { email: TO, subject: "Damaged Product", comments: "وصل الساري ممزقًا." },
    "شكرًا لرسالتك. سنرسل إليك ساريًا آخر غدًا.",
  ),
} as const satisfies Record<string, Mail>;
