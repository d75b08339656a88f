import type { Appearance } from "../../../apps/api/src/seed/catalogue.types.ts";

/** The input of a scene about a product: its appearance, and the colours of one variant as `#rrggbb`. */
export interface OrderedAppearance extends Omit<Appearance, "front"> {
  body: string;
  borderColour: string;
  accent: string;
}

/** The design of a woven end. Colours are `#rrggbb`. */
export interface WovenEnd {
  /** The silk, of the colour of the footer. */
  ground: string;
  /** Weft of the ground. Another colour than the ground makes it shimmer. */
  weft: string;
  /** The thread of the figures. */
  zari: string;
  /** Whether the figures are of metal thread or of yarn. */
  zariKind: "metal" | "none";
  /** Ground of the row of figures. */
  band: string;
  accent: string;
  figure: "paisley" | "lotus" | "peacock" | "wheel" | "butti" | "lozenge";
  /** Whether a broad band of zari with rosettes follows the figures. */
  isRich: boolean;
}

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

/** The part of a saree with its border at the lower edge, in metres. */
export interface BorderMeasures {
  widthM: number;
  heightM: number;
  /** Width of the border, measured from the lower edge. */
  borderM: number;
}

/** One image to render: every parameter that affects its look. */
export interface Order {
  /** Name of the image, without size and hash. */
  name: string;
  scene: string;
  width: number;
  height: number;
  /** Samples per pixel. */
  samples: number;
  look: number;
  /** Whether the image shows the piece and its shadow alone, on a transparent ground. */
  isTransparent?: true;
  /** Equal for all images of a product except for its last digit, which counts the variants. */
  seed: number;
  cloth?: OrderedAppearance;
  /** The products of a banner, the leading one first. */
  pieces?: OrderedAppearance[];
  /** The lengths of a saree that is drawn flat. */
  measures?: ClothMeasures;
  /** The design of a footer's woven end. */
  end?: WovenEnd;
  /** The lengths of a border that is drawn flat. */
  border?: BorderMeasures;
}
