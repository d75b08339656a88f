import type {
  CatalogueSource,
  ProductSource,
  VariantSource,
  View,
} from "../../apps/api/seed/catalogue.types.ts";
import { variantIdOf } from "../../apps/api/seed/catalogue.rules.ts";
import { borderCloseUp, palluCloseUp, weaveCloseUp } from "./closeups.ts";
import type { Design } from "./design.ts";
import { designOf } from "./design.ts";
import * as furniture from "./furniture.ts";
import * as homeware from "./homeware.ts";
import { kurtiLayers } from "./kurtis.ts";
import { seedOf } from "./random.ts";
import { foldedSaree, pleatedSaree, sareeLayers } from "./sarees.ts";
import type { Layer, Scene } from "./scene.ts";
import { after, moved, placed } from "./scene.ts";
import { pick } from "./pick.ts";

const grounds = ["#efece6", "#f0ebe3", "#ecebe6", "#f1ede8"] as const;

const groundOf = (seed: number): string => pick(grounds, seed % grounds.length);

const leadLayers = (d: Design, turn: number): Layer[] => {
  switch (d.kind) {
    case "saree":
      return sareeLayers(d, turn);
    case "kurti":
      return kurtiLayers(d, turn);
    case "sofa":
      return furniture.sofa(d);
    case "armchair":
      return furniture.armchair(d);
    case "chair":
      return furniture.chair(d);
    case "bench":
      return furniture.bench(d);
    case "table":
      return furniture.table(d);
    case "side-table":
      return furniture.sideTable(d);
    case "almirah":
      return furniture.almirah(d);
    case "dressing-table":
      return furniture.dressingTable(d);
    case "table-lamp":
      return homeware.tableLamp(d);
    case "floor-lamp":
      return homeware.floorLamp(d);
    case "vase":
      return homeware.vase(d);
    case "mirror":
      return homeware.mirror(d);
    case "watch":
      return homeware.watch(d);
    case "cushion":
      return homeware.cushion(d, turn);
    case "throw":
      return homeware.throwCloth(d);
  }
};

/** A closer look at a garment or a cover: the same layers through a nearer camera. */
const detailLayers = (d: Design, turn: number): Layer[] =>
  moved(leadLayers(d, turn), d.kind === "kurti" ? placed(-432, -96, 2.2) : placed(-60, -40, 1.9));

/** The scene of one view; `product` and `index` decide how it is arranged. */
export const sceneOf = (product: ProductSource, index: number, view: View): Scene => {
  const variant: VariantSource = pick(product.variants, index);
  const d = designOf(product, variant);
  const turn = (seedOf(product.id) % 12) + index;
  const layers: Record<View, () => Layer[]> = {
    front: () => leadLayers(d, turn),
    border: () => borderCloseUp(d),
    pallu: () => palluCloseUp(d),
    weave: () => weaveCloseUp(d),
    detail: () => detailLayers(d, turn),
  };
  return {
    width: 720,
    height: 900,
    ground: groundOf(d.seed),
    layers: layers[view](),
    grain: view === "front" ? 0.5 : 1,
  };
};

interface Found {
  product: ProductSource;
  variant: VariantSource;
}

const findVariant = (catalogue: CatalogueSource, id: string): Found => {
  for (const product of catalogue.products)
    for (const variant of product.variants)
      if (variantIdOf(product, variant) === id) return { product, variant };
  throw new Error(`No variant ${id} for a banner`);
};

/** Where a piece of a banner lies: its middle, in pixels of the banner. */
type Place = readonly [x: number, y: number, scale: number, degrees: number];

/** Words go on the start side: 45 % of the width stays empty. */
const bannerPlaces: Record<"three" | "four" | "room", readonly Place[]> = {
  three: [
    [1000, 380, 0.86, -9],
    [1420, 400, 0.88, 8],
    [1210, 500, 0.9, -1],
  ],
  four: [
    [1130, 400, 0.84, -8],
    [1890, 400, 0.86, 9],
    [1640, 480, 0.9, 3],
    [1380, 500, 0.88, -3],
  ],
  room: [
    [1190, 400, 1.18, 0],
    [1010, 372, 0.36, 0],
    [1384, 388, 0.33, 0],
  ],
};

const middle = placed(-360, -450, 1);

export const bannerScene = (
  catalogue: CatalogueSource,
  ids: readonly string[],
  width: number,
): Scene => {
  const designs = ids.map((id) => {
    const { product, variant } = findVariant(catalogue, id);
    return designOf(product, variant);
  });
  const isRoom = designs.some((d) => d.kind === "sofa");
  const places = isRoom
    ? bannerPlaces.room
    : ids.length > 3
      ? bannerPlaces.four
      : bannerPlaces.three;
  const ordered = isRoom ? designs.toReversed() : designs;
  const layers = ordered.flatMap((d, i) => {
    const [x, y, scale, turn] = pick(places, i);
    const own =
      d.kind === "saree" ? (i === 2 ? pleatedSaree(d) : foldedSaree(d)) : leadLayers(d, i);
    return moved(own, after(placed(x, y, scale, turn), middle));
  });
  return { width, height: 900, ground: "#ece7de", layers, grain: 0.5 };
};
