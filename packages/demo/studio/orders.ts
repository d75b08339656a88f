import { createHash } from "node:crypto";
import {
  defaultViewsOf,
  pictureNameOf,
  variantIdOf,
} from "../../../apps/api/src/seed/catalogueSource.rules.ts";
import type {
  BannerSource,
  CatalogueSource,
  Appearance,
  ProductKind,
  ProductSource,
  VariantSource,
  View,
} from "../../../apps/api/src/seed/catalogue.types.ts";
import { endOrders } from "./ends.ts";
import type { Order, OrderedAppearance } from "./orders.types.ts";
import { sceneVersionOf } from "./sceneVersions.ts";
import { borderOrders, stripOrders } from "./strips.ts";
import { widePictures } from "./wide.data.ts";

/** First views of worn and hanging pieces, which a shopper enlarges. */
const lead = { width: 1440, height: 1800 };
const large = { width: 960, height: 1200 };
const small = { width: 720, height: 900 };

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Hashes a text to a number from 10000 to 99999, the same on every machine. */
const numberOf = (text: string): number =>
  10_000 + (parseInt(digest(text).slice(0, 8), 16) % 90_000);

const appearanceOf = (
  { front: _front, ...rest }: Appearance,
  { colour, borderColour, accentColour }: VariantSource,
): OrderedAppearance => ({ ...rest, body: colour, borderColour, accent: accentColour });

/** Returns the name of a scene: `saree-worn`, `kurti-detail`, `sofa`, `sofa-room`. */
const sceneOf = ({ kind, front = "worn" }: Appearance, view: View): string => {
  if (view !== "front") return `${kind}-${view}`;
  return kind === "saree" || kind === "kurti" ? `${kind}-${front}` : kind;
};

/** The kinds whose default views are drawn as flat cloth. Those of other kinds are rendered. */
const drawnKinds: ReadonlySet<ProductKind> = new Set(["saree", "kurti", "cushion", "throw"]);

/** Returns the views of a variant with their scenes. A scene that ends in `-drawn` is drawn flat, not rendered. */
const scenesOf = (
  product: ProductSource,
  variant: VariantSource,
): readonly { view: View; scene: string }[] => {
  const suffix = drawnKinds.has(product.appearance.kind) ? "-drawn" : "";
  return [
    ...(["front", ...variant.views] as const).map((view) => ({
      view,
      scene: sceneOf(product.appearance, view),
    })),
    ...defaultViewsOf(product, variant).map((view) => ({
      view,
      scene: `${sceneOf(product.appearance, view)}${suffix}`,
    })),
  ];
};

const sizeOf = (variant: VariantSource, view: View, scene: string) => {
  if (variant.views.length < 2) return small;
  return view === "front" && sceneVersionOf(scene).isTransparent ? lead : large;
};

const productOrders = (product: ProductSource): (Order & { view: View; onHome: boolean })[] =>
  product.variants.flatMap((variant, index) =>
    scenesOf(product, variant).map(({ view, scene }) => ({
      view,
      onHome: variant.isBestSeller || variant.isNewArrival || variant.isTrending,
      name: pictureNameOf(variantIdOf(product, variant), view),
      scene,
      ...sizeOf(variant, view, scene),
      ...sceneVersionOf(scene),
      seed: numberOf(product.id) * 10 + index,
      cloth: appearanceOf(product.appearance, variant),
    })),
  );

/** Returns the order of a page's image, whose scene has the same name. */
const pageOrder = (name: string, width: number, height: number): Order => ({
  name,
  scene: name,
  width,
  height,
  ...sceneVersionOf(name),
  seed: numberOf(name) * 10,
});

const bannerOrders = (
  { products }: CatalogueSource,
  banners: readonly BannerSource[],
  width: number,
): Order[] =>
  banners.map(({ picture, variantIds }) => ({
    ...pageOrder(picture, width, 900),
    pieces: variantIds.flatMap((id) =>
      products.flatMap((product) =>
        product.variants
          .filter((variant) => variantIdOf(product, variant) === id)
          .map((variant) => appearanceOf(product.appearance, variant)),
      ),
    ),
  }));

/**
 * Returns the pictures to render by priority: hero images, the home page, banners of collections, other first views, the
 * pages' images, the footer, further views, sarees laid flat, their borders.
 */
export const ordersOf = (catalogue: CatalogueSource): Order[] => {
  const pictures = catalogue.products.flatMap(productOrders);
  const plain = ({ view: _view, onHome: _onHome, ...order }: (typeof pictures)[number]): Order =>
    order;
  const leads = pictures.filter(({ view }) => view === "front");
  const strips = stripOrders(catalogue, leads);
  return [
    ...bannerOrders(catalogue, catalogue.homeBanners, 1600),
    ...leads.filter(({ onHome }) => onHome).map(plain),
    ...bannerOrders(catalogue, catalogue.collectionBanners, 2100),
    ...leads.filter(({ onHome }) => !onHome).map(plain),
    ...widePictures.map(({ name, width, height }) => pageOrder(name, width, height)),
    ...endOrders(),
    ...pictures.filter(({ view }) => view !== "front").map(plain),
    ...strips,
    ...borderOrders(strips),
  ];
};

/** Returns the fingerprint of an order. It changes with any parameter. */
export const fingerprintOf = (order: Order): string => digest(JSON.stringify(order)).slice(0, 16);
