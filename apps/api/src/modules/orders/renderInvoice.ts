import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { figuresOf } from "./invoice.rules.ts";
import { SHOP_LABEL } from "./orders.messages.ts";
import type { Order, OrderLine } from "./orders.tables.ts";
import { unpackWoff } from "./unpackWoff.ts";

const MARGIN = 56;
/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const INK = "#1c1917";
const MUTED = "#57534e";
const RULE = "#d6d3d1";

type Weight = "regular" | "bold";
type Align = "start" | "end";

const fontFile = createRequire(import.meta.url).resolve;
const weights: Record<Weight, number> = { regular: 400, bold: 600 };

/** The face comes in one file for each script; the rupee sign stands in the second one. */
const scripts = [
  { name: "tamil", pattern: /[\u0b80-\u0bff\u200c\u200d]/u },
  { name: "latin-ext", pattern: /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u },
  { name: "latin", pattern: /[^]/u },
] as const;

type Script = (typeof scripts)[number]["name"];

const scriptOf = (character: string): Script =>
  scripts.find((script) => script.pattern.test(character))?.name ?? "latin";

/** Cuts a text into runs that one font file can set. */
const runsOf = (text: string): { script: Script; text: string }[] => {
  const runs: { script: Script; text: string }[] = [];
  for (const character of text) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
};

interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: string;
  align?: Align;
}

type Pdf = PDFKit.PDFDocument;

/** The library takes a parsed font, too, though its types do not say so. */
type Face = PDFKit.Mixins.PDFFontSource;

const faces = new Map<string, Face>();

/** The library's own reading of a font file, which it would throw away with the document. */
const parsed = (file: Buffer): Face => {
  const reader = new PDFDocument({ font: "" });
  reader.font(file);
  return (reader as unknown as { _font: { font: Face } })._font.font;
};

/** A face, unpacked and parsed once for all invoices: that is most of the work of one. */
const faceOf = (script: Script, weight: Weight): Face => {
  const name = `hind-madurai-${script}-${weights[weight]}-normal.woff`;
  const known = faces.get(name);
  if (known) return known;
  const file = unpackWoff(readFileSync(fontFile(`@fontsource/hind-madurai/files/${name}`)));
  const face = parsed(file);
  faces.set(name, face);
  return face;
};

const registerFonts = (pdf: Pdf): void => {
  for (const { name } of scripts)
    for (const weight of ["regular", "bold"] as const)
      pdf.registerFont(`${name}-${weight}`, faceOf(name, weight));
};

/** Sets one line of text so that it starts, or ends, at x. */
const put = (pdf: Pdf, text: string, x: number, y: number, style: TextStyle = {}): void => {
  const { size = 10, weight = "regular", colour = INK, align = "start" } = style;
  const runs = runsOf(text).map((run) => {
    const width = pdf.font(`${run.script}-${weight}`).fontSize(size).widthOfString(run.text);
    return { ...run, width };
  });
  let start = align === "start" ? x : x - runs.reduce((sum, run) => sum + run.width, 0);
  pdf.fillColor(colour);
  for (const run of runs) {
    pdf.font(`${run.script}-${weight}`).fontSize(size);
    pdf.text(run.text, start, y, { lineBreak: false, baseline: "alphabetic" });
    start += run.width;
  }
};

const rule = (pdf: Pdf, y: number): void => {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
    .lineWidth(0.75)
    .strokeColor(RULE)
    .stroke();
};

/** Column edges: what the row is starts at the first, figures end at the others. */
const columns = { item: MARGIN, quantity: 360, unit: 450, amount: PAGE.width - MARGIN };

/** Shortens a text that does not fit before the figures. */
const fitting = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });

const drawHead = (pdf: Pdf, order: Order): number => {
  put(pdf, "Pallu", MARGIN, 80, { size: 26, weight: "bold" });
  put(pdf, SHOP_LABEL, MARGIN, 98, { colour: MUTED });
  put(pdf, "Invoice", columns.amount, 80, { size: 18, weight: "bold", align: "end" });
  put(pdf, order.id, columns.amount, 98, { align: "end" });
  put(pdf, day.format(order.createdAt), columns.amount, 112, { colour: MUTED, align: "end" });
  put(pdf, "Billed to", MARGIN, 150, { weight: "bold" });
  const address = [
    order.fullName,
    order.addressLine1,
    order.addressLine2,
    [order.townCity, order.zipCode].filter(Boolean).join(" "),
    order.phoneNo,
  ].filter((part) => part.trim() !== "");
  for (const [index, part] of address.entries())
    put(pdf, fitting(part, 80), MARGIN, 166 + index * 14);
  return 166 + address.length * 14 + 24;
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

const drawLine = (
  pdf: Pdf,
  line: OrderLine,
  figures: Figures["lines"][number] | undefined,
  y: number,
): number => {
  put(pdf, fitting(line.productName, 46), columns.item, y);
  put(pdf, fitting(line.colourName, 46), columns.item, y + 13, { size: 9, colour: MUTED });
  put(pdf, figures?.quantity ?? "", columns.quantity, y, { align: "end" });
  put(pdf, figures?.unitPrice ?? "", columns.unit, y, { align: "end" });
  put(pdf, figures?.amount ?? "", columns.amount, y, { align: "end" });
  return y + 34;
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

/** Height kept free for the totals, so that they never stand alone on top of the next page. */
const TOTALS_HEIGHT = 90;

const draw = (pdf: Pdf, order: Order, lines: readonly OrderLine[]): void => {
  const figures = figuresOf(order, lines);
  let y = drawColumnHeads(pdf, drawHead(pdf, order));
  for (const [index, line] of lines.entries()) {
    if (y > PAGE.height - MARGIN - TOTALS_HEIGHT) {
      pdf.addPage();
      y = drawColumnHeads(pdf, MARGIN + 20);
    }
    y = drawLine(pdf, line, figures.lines[index], y);
  }
  drawTotals(pdf, figures.totals, y);
};

/** The invoice of an order as PDF, A4, in the currency of the order (decisions 6 and 23). */
export const renderInvoice = (order: Order, lines: readonly OrderLine[]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: "A4",
      margin: 0,
      lang: "en-IN",
      // None of the standard fonts is set, so none is read.
      font: "",
      displayTitle: true,
      info: { Title: `Invoice ${order.id}`, Author: "Pallu", CreationDate: order.createdAt },
    });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
    registerFonts(pdf);
    draw(pdf, order, lines);
    pdf.end();
  });
