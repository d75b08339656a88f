import { writeFile } from "node:fs/promises";
import { variantIdOf } from "../../apps/api/src/seed/catalogueSource.rules.ts";
import type { CatalogueSource, ProductSource } from "../../apps/api/src/seed/catalogue.types.ts";
import type { PictureManifest } from "../../apps/api/src/modules/catalogue/pictures.rules.ts";
import type { Order } from "./orders.ts";

/** Lengths of a saree in metres. */
export interface ClothMeasures {
  /** Length without the blouse piece. */
  lengthM: number;
  /** Length of the blouse piece, 0 without one. */
  blouseM: number;
  palluM: number;
  widthM: number;
  borderM: number;
}

/** The scene of a strip. It is drawn flat, without Blender. */
const SCENE = "saree-flat";
/** Version of the drawing. Increase it when `draw.py` or `textile` changes the output. */
const LOOK = 1;
const PX_PER_METRE = 400;
const WIDTH_M = 1.1;
const PALLU_M = 0.78;
/** Maximum file size in bytes. The strips together weigh less than 5 MB. */
export const STRIP_BYTES = 60_000;

/** Widths of the borders in metres, as in `textile/layout.py`. `draw.py` refuses other figures. */
const borderWidths: Partial<Record<ProductSource["cloth"]["border"], number>> = {
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
export const measuresOf = ({ id, size, cloth }: ProductSource): ClothMeasures => {
  const { length, blouse = "0" } = sizeText.exec(size)?.groups ?? {};
  if (!length) throw new Error(`The size of ${id} states no lengths: ${size}`);
  return {
    lengthM: Number(length),
    blouseM: Number(blouse),
    palluM: PALLU_M,
    widthM: WIDTH_M,
    borderM: borderWidths[cloth.border] ?? 0,
  };
};

const nameOf = (variantId: string): string => `${variantId}.cloth`;

export const isStrip = (name: string): boolean => name.endsWith(".cloth");

/** Whether an order is for a saree laid flat. */
export const isFlat = ({ scene }: Order): boolean => scene === SCENE;

/** Returns one order for each saree variant: the whole cloth, laid flat. `leads` are the orders of the first views. */
export const stripOrders = ({ products }: CatalogueSource, leads: readonly Order[]): Order[] =>
  products
    .filter(({ cloth }) => cloth.kind === "saree")
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

const rowOf = ({ name, width, height, measures }: Order, file: string): string[] => [
  `  ${JSON.stringify(name.replace(/\.cloth$/, ""))}: {`,
  `    src: ${JSON.stringify(`/assets/pictures/${file}`)},`,
  `    width: ${width},`,
  `    height: ${height},`,
  ...Object.entries(measures ?? {}).map(([key, value]) => `    ${key}: ${value},`),
  "  },",
];

/** Writes the store's list of strips, by the name of the variant's first picture. */
export const writeStripList = async (
  orders: readonly Order[],
  manifest: PictureManifest,
  file: URL,
): Promise<void> => {
  const rows = orders.filter(isFlat).flatMap((order) => {
    const entry = manifest[order.name];
    return entry ? rowOf(order, entry.file) : [];
  });
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
      ...rows,
      "};",
      "",
    ].join("\n"),
  );
};
