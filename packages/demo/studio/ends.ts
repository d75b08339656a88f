import { writeFile } from "node:fs/promises";
import type { PictureManifest } from "../../../apps/api/src/modules/catalogue/pictures.rules.ts";
import { themes } from "../../ui/src/themes/themes.data.ts";
import { hexOf } from "../../ui/src/tokens/contrast.ts";
import type { Palette } from "../../ui/src/tokens/palette.ts";
import type { Order, WovenEnd } from "./orders.types.ts";

/** The scene of a woven end. It is drawn without Blender. */
const SCENE = "woven-end";
/** Version of the drawing. Increase it when `woven_end.py` or `textile` changes the output. */
const LOOK = 1;
/** Shown at half this size. The picture repeats horizontally. */
const WIDTH = 900;
const HEIGHT = 440;
/** Maximum file size in bytes. */
export const END_BYTES = 45_000;

interface EndStyle extends Pick<WovenEnd, "zariKind" | "figure" | "isRich"> {
  band: keyof Palette;
  accent: keyof Palette;
}

/** The designs by theme. Colours are names of colours in its palette. */
const styles: Readonly<Record<string, EndStyle>> = {
  light: { zariKind: "metal", figure: "paisley", isRich: true, band: "hero", accent: "brand" },
  stylish: {
    zariKind: "none",
    figure: "lozenge",
    isRich: false,
    band: "action",
    accent: "brand",
  },
  accessories: {
    zariKind: "metal",
    figure: "wheel",
    isRich: false,
    band: "action",
    accent: "brand",
  },
  collection: {
    zariKind: "metal",
    figure: "butti",
    isRich: false,
    band: "brand",
    accent: "zari",
  },
  luxury: { zariKind: "metal", figure: "lotus", isRich: true, band: "onAction", accent: "brand" },
  retro: { zariKind: "metal", figure: "peacock", isRich: true, band: "action", accent: "brand" },
};

const PREFIX = "woven-end-";
/** The classic theme has one end for light and dark: its upper edge is transparent. */
const nameOf = (theme: string): string => `${PREFIX}${theme === "light" ? "classic" : theme}`;

export const isEnd = (name: string): boolean => name.startsWith(PREFIX);

/** Returns one order for each theme, in the colours of its light palette. */
export const endOrders = (): Order[] =>
  Object.entries(styles).map(([theme, style], index) => {
    const label = theme === "light" ? theme : `${theme} in light`;
    const palette = themes.find((each) => each.label === label)?.palette;
    if (!palette) throw new Error(`There is no theme ${theme}.`);
    const { zariKind, figure, isRich } = style;
    return {
      name: nameOf(theme),
      scene: SCENE,
      width: WIDTH,
      height: HEIGHT,
      samples: 1,
      look: LOOK,
      seed: 7301 + index,
      end: {
        ground: hexOf(palette.brand),
        weft: hexOf(palette.brand),
        zari: hexOf(palette.zari),
        zariKind,
        band: hexOf(palette[style.band]),
        accent: hexOf(palette[style.accent]),
        figure,
        isRich,
      },
    };
  });

/** Writes the store's list of woven ends, by theme. */
export const writeEndList = async (
  orders: readonly Order[],
  manifest: PictureManifest,
  file: URL,
): Promise<void> => {
  const rows = orders.flatMap(({ name, width, height }) => {
    const entry = isEnd(name) ? manifest[name] : undefined;
    if (!entry) return [];
    return [
      `  ${name.slice(PREFIX.length)}: {`,
      `    src: ${JSON.stringify(`/assets/pictures/${entry.file}`)},`,
      `    width: ${width / 2},`,
      `    height: ${height / 2},`,
      "  },",
    ];
  });
  await writeFile(
    file,
    [
      "/** Woven ends of the footer by theme, in CSS px, written by `pnpm pictures`. */",
      "export const wovenEnds = {",
      ...rows,
      "} as const;",
      "",
    ].join("\n"),
  );
};
