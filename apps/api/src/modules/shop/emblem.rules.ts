import { emblem as emblemSchema } from "@pallu/contract/shop";
import type { ShopEmblem } from "@pallu/contract/shop";

/** An emblem as outlines. */
export type DrawnEmblem = Extract<ShopEmblem, { kind: "paths" }>;

/** Why an SVG cannot be an emblem. */
export class EmblemError extends Error {
  override readonly name = "EmblemError";
}

const PNG = "save it as PNG and name that file instead";

const tag =
  /<(?<end>\/?)(?<name>[a-z][\w:.-]*)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<self>\/?)>/giy;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** What an SVG file has besides elements: the declaration of XML, comments and a plain document type. */
const skipped = /(?:<\?xml[^?]*\?>|<!--[^]*?-->|<!DOCTYPE\s+svg[^[>]*>)/giy;

interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** Elements that draw nothing, with all that they contain. */
const silent = new Set(["title", "desc", "metadata"]);

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(attribute)].map(([, name = "", one, other]) => [name, one ?? other ?? ""]),
  );

/** Yields the elements of an SVG with those that they are in. Throws EmblemError for what is not plain XML. */
function* elementsOf(svg: string): Generator<{ element: Element; parents: readonly Element[] }> {
  const parents: Element[] = [];
  let at = 0;
  const matchAt = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(svg);
  };
  while (at < svg.length) {
    const next = svg.indexOf("<", at);
    const text = next === -1 ? svg.slice(at) : svg.slice(at, next);
    if (text.trim() !== "" && !parents.some(({ name }) => silent.has(name)))
      throw new EmblemError(`it contains text: turn it into paths, or ${PNG}`);
    if (next === -1) break;
    at = next;
    const other = matchAt(skipped);
    if (other) {
      at += other[0].length;
      continue;
    }
    const found = matchAt(tag);
    const { end, name = "", attributes = "", self } = found?.groups ?? {};
    if (!found) throw new EmblemError(`it is no plain SVG: export it again, or ${PNG}`);
    at += found[0].length;
    if (end) {
      if (parents.pop()?.name !== name)
        throw new EmblemError(`it is no plain SVG: export it again, or ${PNG}`);
      continue;
    }
    const element = { name, attributes: attributesOf(attributes) };
    yield { element, parents };
    if (!self) parents.push(element);
  }
  if (parents.length > 0) throw new EmblemError(`it is not complete: export it again, or ${PNG}`);
}

const numberOf = ({ attributes }: Element, name: string): number => {
  const value = Number(attributes.get(name) ?? 0);
  if (!Number.isFinite(value)) throw new EmblemError(`its ${name} is no number: ${PNG}`);
  return value;
};

const circle = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Returns the outline of each shape that is drawn. */
const outlines: Readonly<Record<string, (element: Element) => string>> = {
  path: ({ attributes }) => attributes.get("d") ?? "",
  rect: (element) => {
    if (element.attributes.has("rx") || element.attributes.has("ry"))
      throw new EmblemError(
        `it has a rectangle with round corners: turn it into a path, or ${PNG}`,
      );
    const [x, y, width, height] = (["x", "y", "width", "height"] as const).map((name) =>
      numberOf(element, name),
    );
    return `M${x} ${y}h${width}v${height}h-${width}z`;
  },
  circle: (element) => {
    const radius = numberOf(element, "r");
    return circle(numberOf(element, "cx"), numberOf(element, "cy"), radius, radius);
  },
  ellipse: (element) =>
    circle(
      numberOf(element, "cx"),
      numberOf(element, "cy"),
      numberOf(element, "rx"),
      numberOf(element, "ry"),
    ),
  polygon: ({ attributes }) => `M${(attributes.get("points") ?? "").trim()}z`,
};

/** Elements that may contain others. */
const containers = new Set(["svg", "g"]);

const styleOf = ({ attributes }: Element, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`)
    .exec(attributes.get("style") ?? "")?.[1]
    ?.trim() ?? attributes.get(name)?.trim();

const namedColors: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#ffffff",
  currentcolor: "currentColor",
};

/** Returns a fill as it is stored, null for none. */
const fillOf = (fill: string): string | null => {
  const value = fill.toLowerCase();
  if (value === "none" || value === "transparent") return null;
  if (/^#[\da-f]{6}$/.test(value)) return value;
  if (/^#[\da-f]{3}$/.test(value)) return `#${value.slice(1).replaceAll(/./g, "$&$&")}`;
  const named = namedColors[value];
  if (named === undefined)
    throw new EmblemError(
      `it is filled with '${fill.slice(0, 40)}': use colours as #rrggbb, or ${PNG}`,
    );
  return named;
};

/** Refuses what would run, load or draw otherwise than by paths and fills. */
const checkElement = ({ name, attributes }: Element): void => {
  if (/script/i.test(name)) throw new EmblemError("it contains a script: remove it");
  for (const [key, value] of attributes) {
    if (/^on/i.test(key) || /javascript:/i.test(value))
      throw new EmblemError("it contains a script: remove it");
    if (/(?:^|:)href$/i.test(key) || /url\(/i.test(value))
      throw new EmblemError(`it refers to something else (${key}): ${PNG}`);
    if (key === "transform")
      throw new EmblemError(`it has a transform: export it with plain paths, or ${PNG}`);
  }
  const isKnown = containers.has(name) || silent.has(name) || Object.hasOwn(outlines, name);
  if (!isKnown) throw new EmblemError(`it contains <${name}>: turn it into paths, or ${PNG}`);
};

const sizeOf = (root: Element): { x: number; y: number; width: number; height: number } => {
  const box = (root.attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = Number.NaN, height = Number.NaN] =
    box.length === 4
      ? box
      : [
          0,
          0,
          ...["width", "height"].map((name) => Number.parseFloat(root.attributes.get(name) ?? "")),
        ];
  return { x, y, width, height };
};

/**
 * Reduces an SVG to outlines and fills, so that nothing of the file itself is ever served. Throws EmblemError with a
 * message for a shopkeeper.
 */
export const readEmblem = (svg: string): DrawnEmblem => {
  const paths: DrawnEmblem["paths"] = [];
  let size: ReturnType<typeof sizeOf> | undefined;
  for (const { element, parents } of elementsOf(svg)) {
    const inSilent = parents.some(({ name }) => silent.has(name));
    if (inSilent) {
      if (/script/i.test(element.name)) checkElement(element);
      continue;
    }
    checkElement(element);
    if (!size) {
      if (element.name !== "svg") throw new EmblemError(`it is no SVG: export it again, or ${PNG}`);
      size = sizeOf(element);
    }
    const outline = outlines[element.name];
    if (!outline) continue;
    const chain = [element, ...parents.toReversed()];
    const inherited = (name: string): string | undefined =>
      chain.map((each) => styleOf(each, name)).find((value) => value !== undefined);
    const fill = fillOf(inherited("fill") ?? "currentColor");
    if (fill === null) continue;
    const isEvenOdd = inherited("fill-rule") === "evenodd";
    paths.push({ d: outline(element).trim(), fill, ...(isEvenOdd && { isEvenOdd }) });
  }
  if (!size) throw new EmblemError(`it is no SVG: export it again, or ${PNG}`);
  if (size.x !== 0 || size.y !== 0)
    throw new EmblemError(`its viewBox does not begin at 0 0: export it again, or ${PNG}`);
  if (paths.length === 0) throw new EmblemError(`it has no filled shape: ${PNG}`);
  const result = emblemSchema.safeParse({
    kind: "paths",
    width: size.width,
    height: size.height,
    paths,
  });
  if (!result.success || result.data.kind !== "paths")
    throw new EmblemError(
      `its size or a path of it cannot be used, or it has more than 60 shapes: ${PNG}`,
    );
  return result.data;
};

/** Returns the elements of an emblem's paths. `color` is that of the text. */
export const emblemPaths = ({ paths }: DrawnEmblem, color: string): string =>
  paths
    .map(
      ({ d, fill, isEvenOdd }) =>
        `<path fill="${fill === "currentColor" ? color : fill}"${isEvenOdd ? ' fill-rule="evenodd"' : ""} d="${d}"/>`,
    )
    .join("");

/** Returns a file from which `readEmblem` reads the same. */
export const emblemSvg = (emblem: DrawnEmblem): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${emblem.width} ${emblem.height}">${emblemPaths(emblem, "currentColor")}</svg>\n`;
