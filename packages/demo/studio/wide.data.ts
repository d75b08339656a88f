/** Images of the shop's pages rather than of a product. Each is a scene of its own. */
export interface WidePicture {
  name: string;
  width: number;
  height: number;
  /** Alternative text. */
  alt: string;
}

const sized =
  (width: number, height: number) =>
  ([name, alt]: readonly [string, string]): WidePicture => ({ name, width, height, alt });

export const widePictures: readonly WidePicture[] = [
  ...(
    [
      ["blog-1", "Folded silk sarees side by side on a table, one of them opened at its border"],
      ["blog-2", "A border of gold thread on dark silk, seen from near"],
      ["blog-3", "Handloom cottons in a basket beside a folded cloth"],
      ["blog-4", "A printing table with carved wooden blocks and bowls of dye"],
      ["blog-5", "Lengths of indigo cotton hung on lines to dry"],
      ["blog-6", "The warp of a hand loom in light from the side"],
      ["blog-7", "Hanks and cones of dyed yarn on a shelf"],
      ["blog-8", "A sitting room with a throw over the sofa and patterned cushions"],
      ["blog-9", "A stack of folded cottons in the sun"],
      ["blog-10", "A corner in the evening, lit by one lamp"],
    ] as const
  ).map(sized(1440, 960)),
  ...(
    [
      ["portfolio-1", "A living room with a handloom sofa and cushions"],
      ["portfolio-2", "A reading corner with an armchair and a floor lamp"],
      ["portfolio-3", "A dining table with cane chairs"],
      ["portfolio-4", "An entrance with a bench below a mirror"],
      ["portfolio-5", "A bedroom wall with a folded throw"],
      ["portfolio-6", "A shop with sarees on rails"],
      ["portfolio-7", "A window seat with cushions"],
      ["portfolio-8", "A study with a writing table"],
      ["portfolio-9", "A veranda with a chair and plants"],
    ] as const
  ).map(sized(1440, 1080)),
  ...(
    [
      ["about-1", "The studio's table with swatches of cloth"],
      ["about-2", "A shelf at the front of the shop with folded sarees and vases"],
    ] as const
  ).map(sized(1440, 960)),
];
