import { templateValues } from "../src/themes/themes.data.ts";
import { paletteOf, themeNames } from "../src/themes/theme.ts";
import type { ThemeName } from "../src/themes/theme.ts";
import { cssValueOf } from "../src/tokens/assignTokens.ts";
import { breakpoints } from "../src/tokens/breakpoints.ts";
import { hexOf } from "../src/tokens/contrast.ts";
import { vars } from "../src/tokens/contract.css.ts";
import { darkPalette, lightPalette } from "../src/tokens/palette.ts";
import * as scale from "../src/tokens/scale.ts";

type Values = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Scheme = "light" | "dark";

/** A named set of tokens, by group and role. */
export interface TokenSet {
  name: string;
  /** The value of `data-theme`. Undefined for values that every theme shares. */
  theme?: ThemeName | Scheme;
  scheme?: Scheme;
  values: Values;
}

const themeSet = (theme: ThemeName, scheme: Scheme): TokenSet => ({
  name: `${theme}-${scheme}`,
  theme,
  scheme,
  values: {
    color: paletteOf(templateValues[theme], scheme),
    ...(templateValues[theme].shape as Values),
  },
});

/** All sets: what every theme shares, light and dark, and each theme in both. */
export const tokenSets: readonly TokenSet[] = [
  {
    name: "base",
    values: scale.shape,
  },
  {
    name: "light",
    theme: "light",
    scheme: "light",
    values: { color: lightPalette, shadow: scale.lightShadow },
  },
  {
    name: "dark",
    theme: "dark",
    scheme: "dark",
    values: { color: darkPalette, shadow: scale.darkShadow },
  },
  ...themeNames.flatMap((theme) => [themeSet(theme, "light"), themeSet(theme, "dark")]),
];

/** Returns the name of a token's CSS variable. */
export const variableOf = (group: string, role: string): string => {
  const reference = (vars as unknown as Record<string, Record<string, string>>)[group]?.[role];
  if (reference === undefined) throw new Error(`There is no token ${group}.${role}`);
  return reference.replace(/^var\(|\)$/g, "");
};

const entriesOf = (values: Values): [group: string, role: string, value: string][] =>
  Object.entries(values).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, value]): [string, string, string] => [group, role, value]),
  );

const declarations = (values: Values): string =>
  entriesOf(values)
    .map(([group, role, value]) => `  ${variableOf(group, role)}: ${cssValueOf(value)};\n`)
    .join("");

const block = (selector: string, body: string): string => `${selector} {\n${body}}\n`;

const media = (condition: string, css: string): string =>
  `@media ${condition} {\n${css.replace(/^(?=.)/gm, "  ")}}\n`;

const followsSystem = ":root:is(:not([data-theme]), [data-theme='system'])";

const themeCss = ({ theme = "light", scheme = "light", values }: TokenSet): string => {
  const region = `[data-theme='${theme}']`;
  const isTemplate = theme !== "light" && theme !== "dark";
  const body = (isTemplate ? "" : `  color-scheme: ${scheme};\n`) + declarations(values);
  if (scheme === "light") return block(isTemplate ? region : `:where(:root), ${region}`, body);
  if (!isTemplate)
    return block(region, body) + media("(prefers-color-scheme: dark)", block(followsSystem, body));
  const inDark = `${region}:not([data-theme='light']:not(:root) *)`;
  return (
    block(`[data-theme='dark'] ${inDark}`, body) +
    media("(prefers-color-scheme: dark)", block(`${followsSystem} ${inDark}`, body))
  );
};

/** Returns all tokens as CSS variables, for pages without the components. */
export const cssOf = (): string => {
  const [base, ...themes] = tokenSets;
  const steps = Object.entries(scale.spaceSteps).map(([name, values]) =>
    media(
      `screen and (min-width: ${breakpoints[name as keyof typeof breakpoints]}px)`,
      block(":where(:root)", declarations({ space: values })),
    ),
  );
  return [
    block(":where(:root)", declarations(base?.values ?? {})),
    ...steps,
    ...themes.map(themeCss),
  ].join("\n");
};

const colourPattern = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

const colourOf = (css: string) => {
  const match = colourPattern.exec(css);
  if (!match) return undefined;
  const [lightness, chroma, hue, alpha] = match.slice(1).map((part) => Number(part ?? 1));
  return {
    colorSpace: "oklch",
    components: [lightness, chroma, hue] as number[],
    alpha: alpha ?? 1,
    // Alpha has its own member.
    hex: hexOf(css).slice(0, 7),
  };
};

interface Token {
  $type: string;
  $value: unknown;
}

const quantityPattern = /^(-?[\d.]+)(px|rem|ms|s)$/;

const dimensionOf = (css: string): Token | undefined => {
  // Of a fluid size the value at wide viewports.
  const [, number, unit] =
    quantityPattern.exec(css.match(/^clamp\(.*, (\S+)\)$/)?.[1] ?? css) ?? [];
  if (number === undefined || unit === undefined) return undefined;
  const $value = { value: Number(number), unit };
  return { $type: unit === "px" || unit === "rem" ? "dimension" : "duration", $value };
};

const shadowPattern = /^(-?[\d.]+(?:px)?) (-?[\d.]+(?:px)?) ([\d.]+(?:px)?) (oklch\(.*\))$/;

const lengthOf = (css: string): object => ({ value: Number.parseFloat(css), unit: "px" });

const shadowOf = (css: string): Token | undefined => {
  const [, x, y, blur, colour] = shadowPattern.exec(css) ?? [];
  if (x === undefined || y === undefined || blur === undefined || colour === undefined)
    return undefined;
  return {
    $type: "shadow",
    $value: {
      color: colourOf(colour),
      offsetX: lengthOf(x),
      offsetY: lengthOf(y),
      blur: lengthOf(blur),
      spread: lengthOf("0"),
    },
  };
};

const bezierPattern = /^cubic-bezier\(([^)]+)\)$/;

/** Returns a token in the DTCG format. Undefined for values that the format has no type for, such as keywords. */
const tokenOf = (group: string, role: string, css: string): Token | undefined => {
  if (group === "color") return { $type: "color", $value: colourOf(css) };
  if (group === "shadow") return shadowOf(css);
  if (group === "font" && css.startsWith('"'))
    return {
      $type: "fontFamily",
      $value: css.split(", ").map((family) => family.replaceAll('"', "")),
    };
  if (group === "font" && role.startsWith("weight"))
    return { $type: "fontWeight", $value: Number(css) };
  const bezier = bezierPattern.exec(css);
  if (bezier) return { $type: "cubicBezier", $value: bezier[1]?.split(", ").map(Number) };
  if (/^[\d.]+$/.test(css)) return { $type: "number", $value: Number(css) };
  return dimensionOf(css);
};

type Group = Record<string, unknown>;

const namespace = "dev.pallu";

const setOf = ({ values }: TokenSet): Group => {
  const groups: Record<string, Group> = {};
  const css: Record<string, string> = {};
  for (const [group, role, value] of entriesOf(values)) {
    const token = tokenOf(group, role, value);
    const variable = variableOf(group, role);
    const cssValue = cssValueOf(value);
    if (token)
      (groups[group] ??= {})[role] = {
        ...token,
        $extensions: { [namespace]: { variable, css: cssValue } },
      };
    else css[variable] = cssValue;
  }
  return {
    ...groups,
    // Values without a type of the format: keywords, gradients, lengths in ch.
    ...(Object.keys(css).length > 0 ? { $extensions: { [namespace]: { css } } } : {}),
  };
};

/** Returns all tokens in the format of the Design Tokens Community Group, one group for each set. */
export const designTokensOf = (): Group =>
  Object.fromEntries(tokenSets.map((set) => [set.name, setOf(set)]));

const channelsOf = (css: string): object | undefined => {
  const colour = colourOf(css);
  if (!colour) return undefined;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.hex.slice(at, at + 2), 16) / 255);
  return { r, g, b, a: colour.alpha };
};

const ROOT_PX = 16;

const figmaValueOf = (group: string, css: string): { type: string; value: unknown } => {
  const colour = group === "color" ? channelsOf(css) : undefined;
  if (colour) return { type: "COLOR", value: colour };
  const { value, unit } = (dimensionOf(css)?.$value ?? {}) as { value?: number; unit?: string };
  if (value !== undefined)
    return { type: "FLOAT", value: unit === "rem" ? value * ROOT_PX : value };
  return /^[\d.]+$/.test(css)
    ? { type: "FLOAT", value: Number(css) }
    : { type: "STRING", value: css };
};

const baseValues = (): Values => ({
  ...tokenSets[0]?.values,
  color: lightPalette,
  shadow: scale.lightShadow,
});

const valueIn = (set: TokenSet, group: string, role: string): string => {
  const value = set.values[group]?.[role];
  if (value !== undefined) return value;
  return baseValues()[group]?.[role] ?? "";
};

/** Returns all tokens as the body of `POST /v1/files/:key/variables` of Figma's REST API, one mode for each theme. */
export const figmaOf = (): object => {
  const modes = tokenSets.slice(1);
  const variables = entriesOf(baseValues()).map(([group, role, css]) => {
    const values = modes.map((mode) => figmaValueOf(group, valueIn(mode, group, role)));
    const isText = values.some(({ type }) => type === "STRING");
    return {
      id: `${group}/${role}`,
      type: isText ? "STRING" : figmaValueOf(group, css).type,
      values: modes.map((mode, at) => (isText ? valueIn(mode, group, role) : values[at]?.value)),
      syntax: `var(${variableOf(group, role)})`,
    };
  });
  return {
    variableCollections: [
      { action: "CREATE", id: "pallu", name: "Pallu", initialModeId: modes[0]?.name },
    ],
    variableModes: [
      { action: "UPDATE", id: modes[0]?.name, name: modes[0]?.name, variableCollectionId: "pallu" },
      ...modes
        .slice(1)
        .map(({ name }) => ({ action: "CREATE", id: name, name, variableCollectionId: "pallu" })),
    ],
    variables: variables.map(({ id, type, syntax }) => ({
      action: "CREATE",
      id,
      name: id,
      variableCollectionId: "pallu",
      resolvedType: type,
      codeSyntax: { WEB: syntax },
    })),
    variableModeValues: variables.flatMap(({ id, values }) =>
      modes.map(({ name }, at) => ({ variableId: id, modeId: name, value: values[at] })),
    ),
  };
};
