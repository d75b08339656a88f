import { shareCardSize } from "@pallu/contract/shareCard";
import type { ShareCard } from "@pallu/contract/shareCard";
import sharp from "sharp";
import type { OverlayOptions } from "sharp";
import { emblemPaths } from "../shop/emblem.rules.ts";
import { demoBrand } from "../shop/shopBrand.rules.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
import { openFont, printable, shapeRun } from "../fonts/fonts.ts";
import type { Weight } from "../fonts/fonts.ts";
import { fitLine, textRunsOf, wrapLines } from "../fonts/textRuns.rules.ts";

/** Colours of the light theme. */
const PAPER = "#fbfaf7";
const INK = "#141e27";
const MUTED = "#525c66";
const SALE = "#ac1c1d";
const PALLU = "#6e1227";
const ZARI = "#e0b861";

/** Maximum size of a card in bytes. WhatsApp ignores larger pictures. */
const MAX_BYTES = 300_000;
const qualities = [88, 76, 64, 52, 40] as const;

const { width: WIDTH, height: HEIGHT } = shareCardSize;
/** The picture has the proportions of the shop's pictures, so that nothing of them is cut off. */
const PICTURE_WIDTH = 504;
const MARGIN = 64;

interface TextStyle {
  /** Font size in px. */
  size: number;
  weight: Weight;
  color: string;
}

const styles = {
  wordmark: { size: 50, weight: "display", color: INK },
  name: { size: 66, weight: "display", color: INK },
  colourName: { size: 40, weight: "regular", color: MUTED },
  price: { size: 66, weight: "display", color: INK },
  listPrice: { size: 38, weight: "regular", color: MUTED },
  saving: { size: 38, weight: "bold", color: SALE },
} as const satisfies Record<string, TextStyle>;

const LEADING = 1.1;
/** From the baseline of a text to that of the text below it, in px. */
const NAME_TO_COLOUR = 66;
const COLOUR_TO_PRICE = 96;
const PRICE_TO_LIST = 54;
/** Between texts on one line, in px. */
const GAP = 22;

interface Outline {
  /** Advance in px. */
  width: number;
  /** SVG elements with the start of the baseline at 0, 0. */
  svg: string;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns a line of text as outlines, so that no font of the machine is used. */
const outline = (text: string, { size, weight, color }: TextStyle): Outline => {
  let width = 0;
  const paths: string[] = [];
  for (const run of textRunsOf(text)) {
    const font = openFont(run.script, weight);
    const { infos, positions } = shapeRun(run, font);
    const scale = size / font.shaper.face.upem;
    for (const [index, { codepoint }] of infos.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = font.shaper.glyphToPath(codepoint);
      if (path !== "") {
        const x = round(width + xOffset * scale);
        const y = round(-yOffset * scale);
        paths.push(
          `<path transform="translate(${x} ${y}) scale(${round(scale)} ${-round(scale)})" d="${path}"/>`,
        );
      }
      width += xAdvance * scale;
    }
  }
  return { width, svg: `<g fill="${color}">${paths.join("")}</g>` };
};

const widthIn =
  (style: TextStyle) =>
  (text: string): number =>
    outline(text, style).width;

const at = (x: number, y: number, svg: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})">${svg}</g>`;

const bar = (x: number, y: number, width: number, height: number, color: string): string =>
  `<path fill="${color}" d="M${round(x)} ${round(y)}h${round(width)}v${height}h${-round(width)}z"/>`;

/** Draws the emblem of the wordmark beside the picture, as the end of the cloth: two gold lines and a pallu. */
const drawEnd = (x: number, { isDemo, accent = INK }: ShopBrand): string => {
  if (!isDemo) return bar(x + 8, 0, END_WIDTH - 8, HEIGHT, accent);
  return [
    bar(x + 8, 0, 8, HEIGHT, ZARI),
    bar(x + 24, 0, 5, HEIGHT, ZARI),
    bar(x + 36, 0, 8, HEIGHT, PALLU),
  ].join("");
};

const END_WIDTH = 44;

const demoEmblem = `<path fill="${PALLU}" d="M0 0h9v24H0zM18 0h2v24h-2z"/><path fill="${ZARI}" d="M11 0h2v24h-2zM15 0h1.2v24H15z"/>`;

/** Height of an emblem in px. */
const MARK_HEIGHT = styles.wordmark.size * 0.82;

/** An emblem with its size in px. */
interface Mark {
  svg: string;
  width: number;
  height: number;
}

const markOf = async ({ emblem: own }: ShopBrand, picture: Buffer | null): Promise<Mark | null> => {
  if (own?.kind === "paths")
    return { svg: emblemPaths(own, INK), width: own.width, height: own.height };
  if (!picture) return null;
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize({ height: 2 * MARK_HEIGHT, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const href = `data:image/png;base64,${data.toString("base64")}`;
  return { svg: `<image width="${width}" height="${height}" href="${href}"/>`, width, height };
};

/** Draws the emblem and the name of an own shop, on one line of a width. */
const drawOwnWordmark = (x: number, width: number, name: string, own: Mark | null): string => {
  const scale = own ? Math.min(MARK_HEIGHT / own.height, (3 * MARK_HEIGHT) / own.width) : 0;
  const start = own ? x + own.width * scale + 15 : x;
  const room = width - (start - x);
  const shown = printable(name, styles.wordmark.weight);
  const full = outline(shown, styles.wordmark).width;
  const size = Math.max(24, Math.min(styles.wordmark.size, (styles.wordmark.size * room) / full));
  const style = { ...styles.wordmark, size };
  const mark = own
    ? `<g transform="translate(${x} ${MARGIN}) scale(${round(scale)})">${own.svg}</g>`
    : "";
  const text = outline(fitLine(shown, room, widthIn(style)), style).svg;
  return mark + at(start, MARGIN + styles.wordmark.size * 0.77, text);
};

const drawWordmark = (x: number, width: number, brand: ShopBrand, own: Mark | null): string => {
  if (!brand.isDemo) return drawOwnWordmark(x, width, brand.name, own);
  const top = MARGIN;
  const scale = MARK_HEIGHT / 24;
  const mark = `<g transform="translate(${x} ${top}) scale(${round(scale)})">${demoEmblem}</g>`;
  return (
    mark +
    at(
      x + 20 * scale + 15,
      top + styles.wordmark.size * 0.77,
      outline("Pallu", styles.wordmark).svg,
    )
  );
};

/** Draws the price, and beside or below it the list price and the saving. Returns the height above the last baseline. */
const drawPrices = (
  { price, listPrice, saving }: ShareCard,
  x: number,
  width: number,
): { svg: string; height: number } => {
  const shown = outline(price, styles.price);
  if (listPrice === "") return { svg: at(x, HEIGHT - MARGIN, shown.svg), height: 0 };
  const list = outline(listPrice, styles.listPrice);
  const less = outline(saving, styles.saving);
  const fits = shown.width + list.width + less.width + 2 * GAP <= width;
  const height = fits ? 0 : PRICE_TO_LIST;
  const start = fits ? x + shown.width + GAP : x;
  const y = HEIGHT - MARGIN;
  return {
    height,
    svg: [
      at(x, y - height, shown.svg),
      at(start, y, list.svg),
      bar(start, y - styles.listPrice.size * 0.29, list.width, 3, styles.listPrice.color),
      at(start + list.width + GAP, y, less.svg),
    ].join(""),
  };
};

const drawTexts = (card: ShareCard, x: number, brand: ShopBrand, own: Mark | null): string => {
  const width = WIDTH - MARGIN - x;
  const prices = drawPrices(card, x, width);
  const colourAt = HEIGHT - MARGIN - prices.height - COLOUR_TO_PRICE;
  const { name, colourName: colour } = styles;
  const colourName = fitLine(printable(card.colourName, colour.weight), width, widthIn(colour));
  const lines = wrapLines(printable(card.name, name.weight), 3, width, widthIn(name));
  const lastLineAt = colourName === "" ? colourAt : colourAt - NAME_TO_COLOUR;
  const lineHeight = styles.name.size * LEADING;
  return [
    drawWordmark(x, width, brand, own),
    ...lines.map((line, index) =>
      at(x, lastLineAt - (lines.length - 1 - index) * lineHeight, outline(line, styles.name).svg),
    ),
    at(x, colourAt, outline(colourName, styles.colourName).svg),
    prices.svg,
  ].join("");
};

const cropPicture = async (content: Buffer): Promise<OverlayOptions> => {
  const { data, info } = await sharp(content)
    .autoOrient()
    .flatten({ background: PAPER })
    .resize(PICTURE_WIDTH, HEIGHT, { fit: "cover", position: "top" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, top: 0, left: 0 };
};

export interface DrawnCard {
  /** JPEG of at most 300 kB. */
  content: Buffer;
  hasPicture: boolean;
}

/**
 * Draws a share card. Without a picture, or with one that cannot be decoded, the texts are wider and `onBroken` is
 * called with the error. `emblem` is the picture of an own shop's emblem.
 */
export const drawShareCard = async (
  card: ShareCard,
  picture: Buffer | null,
  onBroken: (error: unknown) => void,
  brand: ShopBrand = demoBrand,
  emblem: Buffer | null = null,
): Promise<DrawnCard> => {
  const orNone = (error: unknown): null => {
    onBroken(error);
    return null;
  };
  const cropped = picture && (await cropPicture(picture).catch(orNone));
  const mark = await markOf(brand, emblem).catch(orNone);
  const end = cropped ? PICTURE_WIDTH : 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawEnd(end, brand)}${drawTexts(card, end + END_WIDTH + MARGIN, brand, mark)}</svg>`;
  const raw = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER },
  })
    .composite([...(cropped ? [cropped] : []), { input: Buffer.from(svg), top: 0, left: 0 }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  let content = Buffer.alloc(0);
  for (const quality of qualities) {
    content = await sharp(raw.data, { raw: raw.info })
      .jpeg({ quality, chromaSubsampling: "4:4:4", mozjpeg: true })
      .toBuffer();
    if (content.length <= MAX_BYTES) break;
  }
  return { content, hasPicture: cropped !== null };
};
