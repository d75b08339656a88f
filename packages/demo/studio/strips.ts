import { writeFile } from "node:fs/promises";
import { variantIdOf } from "../../../apps/api/src/seed/catalogueSource.rules.ts";
import type { CatalogueSource, ProductSource } from "../../../apps/api/src/seed/catalogue.types.ts";
import type { PictureManifest } from "../../../apps/api/src/modules/catalogue/pictures.rules.ts";
import type { ClothMeasures, Order } from "./orders.types.ts";

/** The scene of a strip. It is drawn flat, without Blender. */
const SCENE = "saree-flat";
/** The scene of a border, flat as well, and fine enough for its real size on a screen. */
const BORDER_SCENE = "saree-flat-border";
/** Version of the drawing. Increase it when `draw.py` or `textile` changes the output. */
const LOOK = 1;
const PX_PER_METRE = 400;
const WIDTH_M = 1.1;
const PALLU_M = 0.78;
/** Maximum file size in bytes. The strips together weigh less than 5 MB. */
export const STRIP_BYTES = 60_000;

const BORDER_LOOK = 1;
/** More than the 38 px of a CSS centimetre. */
const BORDER_PX_PER_METRE = 5000;
const BORDER_LENGTH_M = 0.3;
/** The teeth of a border reach into the body by less than half of its width, see `textile/borders.py`. */
const BORDER_REACH = 1.5;
/** Cloth that is shown beyond the teeth. */
const BODY_M = 0.015;
/** Maximum file size in bytes. The borders together weigh less than 6 MB. */
export const BORDER_BYTES = 90_000;

/** Widths of the borders in metres, as in `textile/layout.py`. `draw.py` refuses other figures. */
const borderWidths: Partial<Record<ProductSource["appearance"]["border"], number>> = {
  kanjivaram: 0.115,
  banarasi: 0.085,
  temple: 0.095,
  paithani: 0.09,
  ikat: 0.085,
  block: 0.08,
  thin: 0.03,
  gota: 0.042,
};

const sizeText =
  /^(?<length>[\d.]+) m, (?:with an unstitched blouse piece of (?<blouse>[\d.]+) m|without blouse piece)$/;

/** Reads the lengths from the size of a product. Throws for a size that does not state them. */
export const measuresOf = ({ id, size, appearance }: ProductSource): ClothMeasures => {
  const { length, blouse = "0" } = sizeText.exec(size)?.groups ?? {};
  if (!length) throw new Error(`The size of ${id} states no lengths: ${size}`);
  return {
    lengthM: Number(length),
    blouseM: Number(blouse),
    palluM: PALLU_M,
    widthM: WIDTH_M,
    borderM: borderWidths[appearance.border] ?? 0,
  };
};

const nameOf = (variantId: string): string => `${variantId}.cloth`;
const borderNameOf = (variantId: string): string => `${variantId}.lifesize`;
const variantOf = ({ name }: Order): string => name.replace(/\.\w+$/, "");

export const isBorder = ({ scene }: Order): boolean => scene === BORDER_SCENE;

/** Whether an order is drawn by `draw.py`, without Blender. */
export const isFlat = (order: Order): boolean => order.scene === SCENE || isBorder(order);

/** Returns one order for each saree variant: the whole cloth, laid flat. `leads` are the orders of the first views. */
export const stripOrders = ({ products }: CatalogueSource, leads: readonly Order[]): Order[] =>
  products
    .filter(({ appearance }) => appearance.kind === "saree")
    .flatMap((product) => {
      const measures = measuresOf(product);
      return product.variants.flatMap((variant) => {
        const id = variantIdOf(product, variant);
        const lead = leads.find(({ name }) => name === id);
        if (!lead?.cloth) return [];
        return [
          {
            name: nameOf(id),
            scene: SCENE,
            width: Math.round((measures.lengthM + measures.blouseM) * PX_PER_METRE),
            height: Math.round(measures.widthM * PX_PER_METRE),
            samples: 1,
            look: LOOK,
            seed: lead.seed,
            cloth: lead.cloth,
            measures,
          },
        ];
      });
    });

const pixels = (metres: number): number => Math.round(metres * BORDER_PX_PER_METRE);

/** Returns one order for each variant of a saree with a border: the border, laid flat. */
export const borderOrders = (strips: readonly Order[]): Order[] =>
  strips.flatMap((strip) => {
    const borderM = strip.measures?.borderM ?? 0;
    if (borderM === 0) return [];
    const heightM = Math.round((borderM * BORDER_REACH + BODY_M) * 1000) / 1000;
    const { measures: _measures, ...order } = strip;
    return [
      {
        ...order,
        name: borderNameOf(variantOf(strip)),
        scene: BORDER_SCENE,
        width: pixels(BORDER_LENGTH_M),
        height: pixels(heightM),
        look: BORDER_LOOK,
        border: { widthM: BORDER_LENGTH_M, heightM, borderM },
      },
    ];
  });

const rowOf = (order: Order, file: string): string[] => [
  `  ${JSON.stringify(variantOf(order))}: {`,
  `    src: ${JSON.stringify(`/uploads/${file}`)},`,
  `    width: ${order.width},`,
  `    height: ${order.height},`,
  ...Object.entries(order.measures ?? order.border ?? {}).map(
    ([key, value]) => `    ${key}: ${value},`,
  ),
  "  },",
];

const rowsOf = (orders: readonly Order[], manifest: PictureManifest): string[] =>
  orders.flatMap((order) => {
    const entry = manifest[order.name];
    return entry ? rowOf(order, entry.file) : [];
  });

/** Writes the store's list of strips, by the name of the variant's first picture. */
export const writeStripList = async (
  orders: readonly Order[],
  manifest: PictureManifest,
  file: URL,
): Promise<void> => {
  const strips = orders.filter((order) => isFlat(order) && !isBorder(order));
  await writeFile(
    file,
    [
      "/** A saree laid flat, the pallu at the left. */",
      "export interface Strip {",
      "  src: string;",
      "  width: number;",
      "  height: number;",
      "  /** Length without the blouse piece. */",
      "  lengthM: number;",
      "  /** Length of the blouse piece, 0 without one. */",
      "  blouseM: number;",
      "  palluM: number;",
      "  widthM: number;",
      "  borderM: number;",
      "}",
      "",
      "/** Sarees laid flat by the name of their first picture, written by `pnpm pictures`. */",
      "export const strips: Readonly<Record<string, Strip>> = {",
      ...rowsOf(strips, manifest),
      "};",
      "",
    ].join("\n"),
  );
};

/** Writes the store's list of borders, by the name of the variant's first picture. */
export const writeBorderList = async (
  orders: readonly Order[],
  manifest: PictureManifest,
  file: URL,
): Promise<void> => {
  await writeFile(
    file,
    [
      "/** The border of a saree laid flat, at the lower edge of the picture. */",
      "export interface Border {",
      "  src: string;",
      "  width: number;",
      "  height: number;",
      "  /** What the picture shows, in metres. */",
      "  widthM: number;",
      "  heightM: number;",
      "  /** Width of the border, measured from the lower edge. */",
      "  borderM: number;",
      "}",
      "",
      "/** Borders by the name of the variant's first picture, written by `pnpm pictures`. */",
      "export const borders: Readonly<Record<string, Border>> = {",
      ...rowsOf(orders.filter(isBorder), manifest),
      "};",
      "",
    ].join("\n"),
  );
};
