import { expect, test } from "vitest";
import { openTestShop } from "../../testing/openTestShop.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { billing } from "./billing.fixtures.ts";
import { drawInvoice } from "./drawInvoice.ts";
import { openFont, printable, shapeRun } from "../fonts/fonts.ts";
import { textRunsOf } from "../fonts/textRuns.rules.ts";
import { streamsOf, textOf } from "./pdfText.fixtures.ts";
import { renderInvoice } from "./renderInvoice.ts";
import type { Order, OrderLine } from "./orders.tables.ts";

const order: Order = {
  id: "PL-7K2M9Q4XRT",
  seq: 1,
  userId: "asha",
  submissionKey: "key",
  idempotencyKey: null,
  currency: "INR",
  subTotalPaise: 27_470_00,
  discountPaise: 2_747_00,
  subTotalMinor: 27_470_00,
  discountMinor: 2_747_00,
  totalMinor: 24_723_00,
  couponCode: "WELCOME10",
  state: "placed",
  paymentState: "pending",
  ...billing,
  fullName: "Ānandi கமலா",
  email: "",
  trackingNumber: null,
  trackingLink: null,
  createdAt: new Date("2026-11-20T20:00:00Z"),
  importedAt: null,
};

const line = (position: number): OrderLine => ({
  orderId: order.id,
  position,
  variantId: "variant",
  productName: "Kanchipuram Temple Border",
  colourName: "Rani pink",
  optionName: "",
  optionValue: "",
  sku: null,
  image: "picture.webp",
  quantity: 2,
  unitPaise: 13_735_00,
  unitMinor: 13_735_00,
  lineMinor: 27_470_00,
});

test("[INV-07] [INV-08] [INV-11] the invoice is labelled, in rupees, and shows the stored figures", async () => {
  const text = textOf(await renderInvoice(order, [line(1)])).replaceAll(" ", "");
  for (const part of [
    "Store,Coimbatore,India",
    "PL-7K2M9Q4XRT",
    "21November2026",
    "Ānandi",
    "KanchipuramTempleBorder",
    "₹13,735",
    "₹27,470",
    "Discount(WELCOME10)",
    "−₹2,747",
    "₹24,723",
  ])
    expect(text).toContain(part);
});

test("an invoice without the buyer's name and address has no heading for them", async () => {
  const buyer = {
    fullName: "",
    addressLine1: "",
    addressLine2: "",
    townCity: "",
    zipCode: "",
    phoneNo: "",
  };
  const read = async (more: Partial<Order>) =>
    textOf(await renderInvoice({ ...order, ...more }, [line(1)])).replaceAll(" ", "");
  expect(await read({})).toContain("Billedto");
  expect(await read(buyer)).not.toContain("Billedto");
});

test("a line shows its colour and its size, and none of them for a product without", async () => {
  const read = async (more: Partial<OrderLine>) =>
    textOf(await renderInvoice(order, [{ ...line(1), ...more }])).replaceAll(" ", "");
  expect(await read({ optionValue: "M" })).toContain("Ranipink,M");
  expect(await read({ colourName: "", optionValue: "M" })).toContain("BorderM");
  expect(await read({ colourName: "" })).not.toContain(",M");
});

test("[INV-04] [INV-09] in dollars it carries $, and without a coupon no discount", async () => {
  const dollars: Order = { ...order, currency: "USD", couponCode: null, totalMinor: 313_16 };
  const text = textOf(await renderInvoice(dollars, [{ ...line(1), lineMinor: 313_16 }]));
  expect(text).toContain("$313.16");
  expect(text).not.toMatch(/₹|Discount/);
});

/** Returns the ActualText entries of a document. */
const meantBy = (pdf: Buffer): string[] =>
  streamsOf(pdf)
    .flatMap((stream) => [...stream.matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g)])
    .map(([, text = ""]) =>
      Buffer.from(
        text.replace(/\\([^])/g, (_match, escaped: string) => escapes[escaped] ?? escaped),
        "latin1",
      )
        .subarray(2)
        .swap16()
        .toString("utf16le"),
    );

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Whether glyph 0 is drawn, the box for a character missing from the font. */
const hasBox = (pdf: Buffer): boolean =>
  streamsOf(pdf)
    .filter((stream) => stream.includes("BT"))
    .some((stream) => /<(?:[\da-f]{4})*?0000(?:[\da-f]{4})*>/.test(stream));

test("names and postal addresses print in the scripts of India and in Arabic, and can be searched", async () => {
  const names = [
    "श्रीमती क्षितिज त्रिपाठी (Asha)",
    "శ్రీమతి లక్ష్మి",
    "ಶ್ರೀಮತಿ ಲಕ್ಷ್ಮೀ",
    "ശ്രീമതി ലക്ഷ്മി",
    "শ্রীমতী লক্ষ্মী",
    "શ્રીમતી લક્ષ્મી",
    "ஸ்ரீமதி லக்ஷ்மி",
    "ਸ਼੍ਰੀਮਤੀ ਸਿੰਘ",
    "ଶ୍ରୀମତୀ ଲକ୍ଷ୍ମୀ",
    "12, شارع الملك",
  ];
  for (const fullName of names) {
    const pdf = await renderInvoice({ ...order, fullName }, [line(1)]);
    expect(meantBy(pdf)).toEqual([fullName]);
    expect(hasBox(pdf)).toBe(false);
  }
});

test.each([
  ["Анна Иванова", "Анна Иванова"],
  ["Ґжегож Ӂ", "Ґжегож Ӂ"],
  ["Ελένη ᾿Αλεξάνδρα", "Ελένη ᾿Αλεξάνδρα"],
  ["אַבְרָהָם", "אַבְרָהָם"],
  ["Nguyễn Thị Hương", "Nguyễn Thị Hương"],
  ["Ａｓｈａ 𝓡ao", "Asha Rao"],
  ["Asha 😀 Rao", "Asha Rao"],
  ["r\u0325\u0304ta", "rta"],
  ["山田 Rao", "Rao"],
  ["山田 太郎", "asha@example.com"],
  ["😀", "asha@example.com"],
])("the name %s is printed as %s", async (fullName, printed) => {
  const pdf = await renderInvoice({ ...order, fullName, email: "asha@example.com" }, [line(1)]);
  expect(hasBox(pdf)).toBe(false);
  const bare = (text: string): string => text.normalize("NFC").replaceAll(" ", "");
  expect(bare(`${meantBy(pdf).join("")} ${textOf(pdf)}`)).toContain(bare(printed));
});

test.each(["regular", "display"] as const)(
  "no character of any script is drawn as a box in %s",
  (weight) => {
    // Without most of the Chinese characters and of private use, of which all are alike.
    const blocks = [
      [0x20, 0x3200],
      [0xfb00, 0x10000],
      [0x1d400, 0x1d800],
      [0x1f300, 0x1f700],
    ] as const;
    const boxes: string[] = [];
    for (const [start, end] of blocks)
      for (let code = start; code < end; code++)
        // After a letter, because marks are drawn with the font of what is before them.
        for (const run of textRunsOf(printable(`a${String.fromCodePoint(code)}`, weight)))
          for (const { codepoint } of shapeRun(run, openFont(run.script, weight)).infos)
            if (codepoint === 0) boxes.push(`U+${code.toString(16)}`);
    expect(boxes).toEqual([]);
  },
);

test("names and address lines of 200 characters are printed whole", async () => {
  const long = `${"Flat No. 402, Sri Venkateswara Residency, ".repeat(5).slice(0, 193)} Road 7`;
  const word = `${"x".repeat(190)}-the-end`;
  const changes = { fullName: long, addressLine1: long, addressLine2: word, townCity: long };
  const lines = Array.from({ length: 20 }, (_, index) => ({
    ...line(index + 1),
    productName: long,
    colourName: word,
  }));
  const text = textOf(await renderInvoice({ ...order, ...changes }, lines)).replaceAll(" ", "");
  expect(text.match(/Road7/g)).toHaveLength(3 + 20);
  expect(text.match(/-the-end/g)).toHaveLength(1 + 20);
  expect(text).not.toContain("…");
});

test("half a surrogate pair in a postal address breaks nothing", async () => {
  const broken = { ...order, fullName: `${"😀".repeat(60)}\ud83d`, townCity: "\ude00" };
  const pdf = await renderInvoice(broken, [{ ...line(1), productName: "😀".repeat(60) }]);
  for (const text of [...meantBy(pdf), textOf(pdf)]) expect(text).not.toMatch(/\p{Surrogate}/u);
});

test("a long order goes on over A4 pages", async () => {
  const lines = Array.from({ length: 60 }, (_, index) => line(index + 1));
  const source = (await renderInvoice(order, lines)).toString("latin1");
  expect(source.match(/\/Type \/Page\n/g)?.length).toBeGreaterThanOrEqual(3);
  expect(source).toContain("[0 0 595.28 841.89]");
});

const shop = openForFile(openTestShop);

test("the invoice of a mail is drawn from the order as stored; one of no order is a fault", async () => {
  const asha = await shop.buyer();
  const { userId } = asha;
  const { cartId } = await asha.call("addToCart", 201, {
    body: { userId, productVariantId: "block-kurti" },
  });
  const products = [{ cartId, quantity: 1 }];
  const { orderId } = await asha.call("checkout", 200, {
    body: { billData: { userId }, userId, products, total: 1299.99 },
  });
  const pdf = await drawInvoice(shop.db, orderId);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(textOf(pdf).replaceAll(" ", "")).toContain("₹1,299.99");
  await expect(drawInvoice(shop.db, "PL-0000000000")).rejects.toThrow("PL-0000000000");
});
