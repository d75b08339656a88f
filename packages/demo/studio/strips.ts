import { flatPicturesOf, variantIdOf } from "../../../apps/api/src/seed/catalogueSource.rules.ts";
import type { CatalogueSource, ProductSource } from "../../../apps/api/src/seed/catalogue.types.ts";
import type { ClothMeasures, Order } from "./orders.types.ts";

/** The scene of a strip. It is drawn flat, without Blender. */
const SCENE = "saree-flat";
/** The scene of a border, flat as well, and fine enough for its real size on a screen. */
const BORDER_SCENE = "saree-flat-border";
/** Version of the drawing. Increase it when `draw.py` or `textile` changes the output. */
const LOOK = 1;
const PX_PER_METRE = 400;
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

const inMetres = (centimetres: number | null = null): number => (centimetres ?? 0) / 100;

/** Returns the lengths of a saree. `draw.py` refuses others than those that it draws. */
const measuresOf = (product: ProductSource): ClothMeasures => ({
  lengthM: inMetres(product.clothLengthCentimetres),
  blouseM: inMetres(product.blouseCentimetres),
  palluM: inMetres(product.palluCentimetres),
  widthM: inMetres(product.clothWidthCentimetres),
  borderM: (product.borderMillimetres ?? 0) / 1000,
});

const borderNameOf = (variantId: string): string => `${variantId}.lifesize`;
const variantOf = ({ name }: Order): string => name.replace(/\.\w+$/, "");

export const isBorder = ({ scene }: Order): boolean => scene === BORDER_SCENE;

/** Whether an order is drawn by `draw.py`, without Blender. */
export const isFlat = (order: Order): boolean => order.scene === SCENE || isBorder(order);

/** Returns one order for each saree variant: the whole cloth, laid flat. `leads` are the orders of the first views. */
export const stripOrders = ({ products }: CatalogueSource, leads: readonly Order[]): Order[] =>
  products.flatMap((product) => {
    const measures = measuresOf(product);
    return product.variants.flatMap((variant) => {
      const { cloth: name } = flatPicturesOf(product, variant);
      const lead = leads.find((order) => order.name === variantIdOf(product, variant));
      if (!name || !lead?.cloth) return [];
      return [
        {
          name,
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
