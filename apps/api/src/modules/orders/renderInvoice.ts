import { formatShopDay, variantWords } from "@pallu/contract";
import PDFDocument from "pdfkit";
import { printable } from "../fonts/fonts.ts";
import type { Weight } from "../fonts/fonts.ts";
import { breakLines, textRunsOf } from "../fonts/textRuns.rules.ts";
import { figuresOf } from "./invoice.rules.ts";
import { directionFeatures, fontOf } from "./invoiceFonts.ts";
import type { InvoiceFont } from "./invoiceFonts.ts";
import { demoBrand } from "../shop/shopBrand.rules.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
import type { Order, OrderLine } from "./orders.tables.ts";

const MARGIN = 56;
/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const INK = "#1c1917";
const MUTED = "#57534e";
const RULE = "#d6d3d1";

type Align = "start" | "end";

interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: string;
  align?: Align;
}

type Pdf = PDFKit.PDFDocument;

interface SetRun {
  text: string;
  font: InvoiceFont;
  features: PDFKit.Mixins.OpenTypeFeatures[];
  width: number;
}

const withFont = (pdf: Pdf, { name, source }: InvoiceFont, size: number): Pdf =>
  pdf.font(source, name).fontSize(size);

/** Returns the runs of one line with their fonts and widths, from left to right. */
const setRuns = (pdf: Pdf, text: string, { size = 10, weight = "regular" }: TextStyle): SetRun[] =>
  textRunsOf(text).map((run) => {
    const font = fontOf(run.script, weight);
    const features = [directionFeatures[run.isRtl ? "rtl" : "ltr"]];
    const width = withFont(pdf, font, size).widthOfString(run.text, { features });
    return { text: run.text, font, features, width };
  });

const widthOf = (runs: readonly SetRun[]): number =>
  runs.reduce((sum, { width }) => sum + width, 0);

/**
 * Draws one line of text that starts, or ends, at x. Adds ActualText for scripts other than Latin, because their glyphs
 * do not map back to text.
 */
const put = (pdf: Pdf, text: string, x: number, y: number, style: TextStyle = {}): void => {
  const { size = 10, colour = INK, align = "start" } = style;
  const runs = setRuns(pdf, text, style);
  let start = align === "start" ? x : x - widthOf(runs);
  pdf.fillColor(colour);
  const isPlain = runs.every(({ font }) => font.isLatin);
  if (!isPlain) pdf.markContent("Span", { actual: text });
  for (const { text: shown, font, features, width } of runs) {
    withFont(pdf, font, size).text(shown, start, y, {
      lineBreak: false,
      baseline: "alphabetic",
      features,
    });
    start += width;
  }
  if (!isPlain) pdf.endMarkedContent();
};

const rule = (pdf: Pdf, y: number): void => {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
    .lineWidth(0.75)
    .strokeColor(RULE)
    .stroke();
};

/** Column edges: the item starts at the first, amounts end at the others. */
const columns = { item: MARGIN, quantity: 360, unit: 450, amount: PAGE.width - MARGIN };

/** Space between a text and the next one in the row, in points. */
const GAP = 40;

/** Returns the lines of a text of any length between two edges. */
const linesOf = (
  pdf: Pdf,
  text: string,
  [start, end]: readonly [number, number],
  style: TextStyle = {},
): string[] => breakLines(text, end - start, (line) => widthOf(setRuns(pdf, line, style)));

/** Where texts of the seller end, so that they do not run into the title. */
const SELLER_END = 380;

/** Largest and smallest size of the shop's name, in points. */
const NAME_SIZES = { largest: 26, smallest: 12 } as const;

/** Height of the emblem, in points. */
const MARK_HEIGHT = NAME_SIZES.largest * 0.82;

/** A picture of an emblem that the PDF can embed, with its size in px. */
interface Mark {
  content: Buffer;
  width: number;
  height: number;
}

/** Reads the picture of an emblem. Null if it cannot be read: the invoice then has the name alone. */
const markOf = async (picture: Buffer | null): Promise<Mark | null> => {
  if (!picture) return null;
  // Loaded here, as invoices of most shops have no picture.
  const { default: sharp } = await import("sharp");
  // Four pixels for each point, for print.
  const made = sharp(picture)
    .autoOrient()
    .resize({ height: Math.round(4 * MARK_HEIGHT), withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return made.then(
    ({ data, info: { width, height } }) => ({ content: data, width, height }),
    () => null,
  );
};

/** Draws the emblem in front of the name of an own shop. Returns where the name begins, in points. */
const drawEmblem = (pdf: Pdf, { emblem }: ShopBrand, mark: Mark | null): number => {
  const shape = emblem?.kind === "paths" ? emblem : mark;
  if (!shape) return MARGIN;
  const scale = Math.min(MARK_HEIGHT / shape.height, (3 * MARK_HEIGHT) / shape.width);
  const [width, height] = [shape.width * scale, shape.height * scale];
  // The name's baseline is at 80 points.
  const top = 82 - height;
  if ("content" in shape) pdf.image(shape.content, MARGIN, top, { width, height });
  else {
    pdf.save().translate(MARGIN, top).scale(scale);
    for (const { d, fill, isEvenOdd } of shape.paths)
      pdf.path(d).fill(fill === "currentColor" ? INK : fill, isEvenOdd ? "even-odd" : "non-zero");
    pdf.restore();
  }
  return MARGIN + width + 8;
};

/** Draws the seller. Returns how much lower the rest begins, in points. */
const drawSeller = (pdf: Pdf, brand: ShopBrand, mark: Mark | null): number => {
  const { name, seller } = brand;
  const start = drawEmblem(pdf, brand, mark);
  const room = SELLER_END - start;
  const shown = printable(name, "bold");
  const largest = { size: NAME_SIZES.largest, weight: "bold" } as const;
  const width = widthOf(setRuns(pdf, shown, largest));
  const size =
    width <= room
      ? NAME_SIZES.largest
      : Math.max(NAME_SIZES.smallest, (NAME_SIZES.largest * room) / width);
  const style = { size, weight: "bold" } as const;
  const names = linesOf(pdf, shown, [start, SELLER_END], style);
  for (const [index, line] of names.entries()) put(pdf, line, start, 80 + index * 14, style);
  const top = 98 + Math.max(0, names.length - 1) * 14;
  const lines = seller.flatMap((line) =>
    linesOf(pdf, printable(line, "regular"), [MARGIN, SELLER_END]),
  );
  for (const [index, line] of lines.entries())
    put(pdf, line, MARGIN, top + index * 14, { colour: MUTED });
  // Two lines fit above the address of the buyer.
  return Math.max(0, top - 98 + (lines.length - 2) * 14);
};

const drawHead = (pdf: Pdf, order: Order, brand: ShopBrand, mark: Mark | null): number => {
  const lower = drawSeller(pdf, brand, mark);
  put(pdf, "Invoice", columns.amount, 80, { size: 18, weight: "bold", align: "end" });
  put(pdf, order.id, columns.amount, 98, { align: "end" });
  put(pdf, formatShopDay(order.createdAt), columns.amount, 112, { colour: MUTED, align: "end" });
  const postalAddress = [
    order.fullName,
    order.addressLine1,
    order.addressLine2,
    [order.townCity, order.zipCode].filter(Boolean).join(" "),
    order.phoneNo,
  ].flatMap((part) => linesOf(pdf, part, [MARGIN, columns.amount]));
  // An anonymous invoice has no address.
  if (!postalAddress.some(Boolean)) return 166 + lower;
  put(pdf, "Billed to", MARGIN, 150 + lower, { weight: "bold" });
  for (const [index, part] of postalAddress.entries())
    put(pdf, part, MARGIN, 166 + lower + index * 14);
  return 166 + lower + postalAddress.length * 14 + 24;
};

const drawColumnHeads = (pdf: Pdf, y: number): number => {
  const style: TextStyle = { size: 9, weight: "bold", colour: MUTED };
  put(pdf, "Product", columns.item, y, style);
  put(pdf, "Quantity", columns.quantity, y, { ...style, align: "end" });
  put(pdf, "Unit price", columns.unit, y, { ...style, align: "end" });
  put(pdf, "Total", columns.amount, y, { ...style, align: "end" });
  rule(pdf, y + 8);
  return y + 26;
};

type Figures = ReturnType<typeof figuresOf>;

interface ItemTexts {
  name: string[];
  variant: string[];
}

const ITEM_EDGES = [columns.item, columns.quantity - GAP] as const;
const VARIANT_STYLE: TextStyle = { size: 9, colour: MUTED };

const textsOf = (pdf: Pdf, line: OrderLine): ItemTexts => ({
  name: linesOf(pdf, line.productName, ITEM_EDGES),
  variant: linesOf(
    pdf,
    variantWords({ productColorName: line.colourName, productOptionValue: line.optionValue }),
    ITEM_EDGES,
    VARIANT_STYLE,
  ),
});

/** Height of an item in points, with the space below it. */
const heightOf = ({ name, variant }: ItemTexts): number =>
  21 + 13 * Math.max(1, name.length + variant.length - 1);

const drawLine = (
  pdf: Pdf,
  { name, variant }: ItemTexts,
  figures: Figures["lines"][number] | undefined,
  y: number,
): void => {
  for (const [index, text] of name.entries()) put(pdf, text, columns.item, y + index * 13);
  for (const [index, text] of variant.entries())
    put(pdf, text, columns.item, y + (name.length + index) * 13, VARIANT_STYLE);
  put(pdf, figures?.quantity ?? "", columns.quantity, y, { align: "end" });
  put(pdf, figures?.unitPrice ?? "", columns.unit, y, { align: "end" });
  put(pdf, figures?.amount ?? "", columns.amount, y, { align: "end" });
};

const drawTotals = (pdf: Pdf, totals: Figures["totals"], top: number): void => {
  rule(pdf, top - 12);
  for (const [index, { label, amount }] of totals.entries()) {
    const weight: Weight = index === totals.length - 1 ? "bold" : "regular";
    const y = top + 6 + index * 18;
    put(pdf, label, columns.unit, y, { weight, align: "end" });
    put(pdf, amount, columns.amount, y, { weight, align: "end" });
  }
};

/** Height reserved for the totals, so that they are never alone on the next page. */
const TOTALS_HEIGHT = 90;

const draw = (
  pdf: Pdf,
  order: Order,
  lines: readonly OrderLine[],
  brand: ShopBrand,
  mark: Mark | null,
): void => {
  const figures = figuresOf(order, lines);
  let y = drawColumnHeads(pdf, drawHead(pdf, order, brand, mark));
  for (const [index, line] of lines.entries()) {
    const texts = textsOf(pdf, line);
    const height = heightOf(texts);
    if (y + height > PAGE.height - MARGIN - TOTALS_HEIGHT) {
      pdf.addPage();
      y = drawColumnHeads(pdf, MARGIN + 20);
    }
    drawLine(pdf, texts, figures.lines[index], y);
    y += height;
  }
  drawTotals(pdf, figures.totals, y);
};

const textFields = [
  "fullName",
  "addressLine1",
  "addressLine2",
  "townCity",
  "zipCode",
  "phoneNo",
] as const;

/** Returns an order with texts that the fonts can draw. The email address replaces a name of which nothing is left. */
const drawableOrder = (order: Order): Order => {
  const shown = { ...order };
  for (const field of textFields) shown[field] = printable(order[field], "regular");
  if (shown.fullName === "" && order.fullName.trim() !== "") shown.fullName = order.email;
  return shown;
};

/** The same for a line. The id of the variant replaces the name of the product. */
const drawableLine = (line: OrderLine): OrderLine => ({
  ...line,
  productName: printable(line.productName, "regular") || line.variantId,
  colourName: printable(line.colourName, "regular"),
  optionValue: printable(line.optionValue, "regular"),
});

/**
 * Renders the invoice of an order as A4 PDF, in the order's currency (docs/decisions/0004). `emblem` is the picture of an own
 * shop's emblem.
 */
export const renderInvoice = async (
  order: Order,
  lines: readonly OrderLine[],
  brand: ShopBrand = demoBrand,
  emblem: Buffer | null = null,
): Promise<Buffer> => {
  const mark = await markOf(emblem);
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: "A4",
      margin: 0,
      lang: "en-IN",
      // Prevents the library from loading a standard font.
      font: "",
      displayTitle: true,
      info: { Title: `Invoice ${order.id}`, Author: brand.name, CreationDate: order.createdAt },
    });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
    draw(pdf, drawableOrder(order), lines.map(drawableLine), brand, mark);
    pdf.end();
  });
};
