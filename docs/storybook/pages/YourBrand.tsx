import { useState, type CSSProperties, type ReactElement } from "react";
import { Button } from "../../../packages/ui/src/components/Button/Button.tsx";
import { Link } from "../../../packages/ui/src/components/Link/Link.tsx";
import { Text } from "../../../packages/ui/src/components/Text/Text.tsx";
import { TextArea } from "../../../packages/ui/src/components/TextArea/TextArea.tsx";
import { TextField } from "../../../packages/ui/src/components/TextField/TextField.tsx";
import { TokenTable } from "../../../packages/ui/src/foundations/TokenTable.tsx";
import { Inline } from "../../../packages/ui/src/layout/Inline/Inline.tsx";
import { Stack } from "../../../packages/ui/src/layout/Stack/Stack.tsx";
import { UiProvider } from "../../../packages/ui/src/provider/UiProvider.tsx";
import {
  brandColors,
  BrandError,
  brandFaults,
  brandPairs,
  brandStyles,
  readBrand,
  type Brand,
  type BrandColor,
  type BrandPair,
  type Scheme,
} from "../../../packages/ui/src/themes/brand.ts";
import { hexOf } from "../../../packages/ui/src/tokens/contrast.ts";
import { darkPalette, lightPalette } from "../../../packages/ui/src/tokens/palette.ts";
import { variableName } from "../../../packages/ui/src/tokens/variableName.ts";

const schemes = ["light", "dark"] as const;
const names = Object.keys(brandColors) as BrandColor[];
const palettes = { light: lightPalette, dark: darkPalette };

const start = `light.action=#7a1fa2
light.actionHover=#631985
light.actionPress=#4f146a
light.hero=#7a1fa2
dark.action=#d9a6f0
dark.actionHover=#e4bff5
dark.actionPress=#cf92ea`;

const linesOf = (source: string): string[] => source.split(/\s+/).filter((line) => line !== "");

const colorOf = (brand: Brand, scheme: Scheme, name: BrandColor): string =>
  brand[scheme]?.[name] ?? hexOf(palettes[scheme][name]);

const sourceOf = (brand: Brand): string =>
  schemes
    .flatMap((scheme) =>
      Object.entries(brand[scheme] ?? {}).map(([name, color]) => `${scheme}.${name}=${color}`),
    )
    .join("\n");

const read = (source: string): Brand => readBrand(linesOf(source));

/** Returns a text with another colour, which replaces the one that it has. Everything else stays, mistakes too. */
const withColor = (source: string, variable: string, color: string): string => {
  const line = `${variable}=${color}`;
  const present = new RegExp(String.raw`(?<!\S)${variable.replace(".", "[.]")}=\S*`, "g");
  return present.test(source)
    ? source.replaceAll(present, line)
    : `${source.trimEnd()}\n${line}`.trimStart();
};

const levelOf = ({ ratio, needed }: BrandPair): string => {
  if (ratio < needed) return `too low, needs ${needed}:1`;
  return needed === 4.5 && ratio >= 7 ? "AAA" : "AA";
};

/** Says the lowest contrast of a colour, and the WCAG level that it reaches. */
const verdictOf = (pairs: readonly BrandPair[], scheme: Scheme, name: BrandColor): string => {
  const weakest = pairs.find(
    (pair) => pair.scheme === scheme && (pair.front === name || pair.back === name),
  );
  if (!weakest) return "";
  const { front, back, ratio } = weakest;
  return `${ratio.toFixed(2)}:1, ${levelOf(weakest)} (${front} on ${back})`;
};

const Preview = ({
  brand,
  scheme,
  dir,
}: {
  brand: Brand;
  scheme: Scheme;
  dir: "ltr" | "rtl";
}): ReactElement => {
  const variables = Object.fromEntries(
    names.map((name) => [`--${variableName(["color", name])}`, colorOf(brand, scheme, name)]),
  ) as CSSProperties;
  return (
    <div className="brand-preview" data-theme={scheme} dir={dir} style={variables}>
      <UiProvider dir={dir}>
        <Stack gap="s16">
          <Text size="bodyLarge">{`${scheme === "light" ? "Light" : "Dark"}, ${dir === "ltr" ? "left to right" : "right to left"}`}</Text>
          <Text tone="muted">Handwoven sarees, sent within two days.</Text>
          <TextField label="Your email" type="email" />
          <Inline gap="s12">
            <Button>Add to cart</Button>
            <Button variant="secondary">Size guide</Button>
            <Link href="#delivery">Delivery</Link>
          </Inline>
        </Stack>
      </UiProvider>
    </div>
  );
};

const download = (styles: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([styles], { type: "text/css" }));
  link.download = "brand.css";
  link.click();
  URL.revokeObjectURL(link.href);
};

interface Source {
  /** The text as it was typed. */
  readonly source: string;
  /** What the last text without a mistake says. */
  readonly brand: Brand;
  /** What is wrong with the text. */
  readonly problem?: string;
}

/** Returns a text with the brand that it describes, or with another one and what is wrong with the text. */
const sourceFrom = (source: string, otherwise: Brand): Source => {
  try {
    return { source, brand: read(source) };
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return { source, brand: otherwise, problem: error.message };
  }
};

/** Twelve colours for light and dark with their contrast, real components in them, and their style sheet. */
export const YourBrand = (): ReactElement => {
  const [{ source, brand, problem }, setSource] = useState(() => sourceFrom(start, {}));
  const change = (text: string, otherwise = brand): void => setSource(sourceFrom(text, otherwise));
  const pairs = brandPairs(brand);
  const faults = brandFaults(brand);
  const inputOf = (scheme: Scheme, name: BrandColor): ReactElement => (
    <Inline gap="s8">
      <input
        type="color"
        aria-label={`${name}, ${scheme}`}
        value={colorOf(brand, scheme, name)}
        onChange={({ target }) =>
          change(withColor(source, `${scheme}.${name}`, target.value), {
            ...brand,
            [scheme]: { ...brand[scheme], [name]: target.value },
          })
        }
      />
      <bdi dir="ltr">{verdictOf(pairs, scheme, name)}</bdi>
    </Inline>
  );
  return (
    <UiProvider>
      <Stack gap="s24">
        <TokenTable
          label="Colours of the brand"
          heads={["Colour", "Used for", "Light", "Dark"]}
          rows={names.map((name) => ({
            key: name,
            cells: [name, brandColors[name], inputOf("light", name), inputOf("dark", name)],
          }))}
        />
        <TextArea
          label="The colours that differ from the default theme, one on each line"
          rows={8}
          dir="ltr"
          spellCheck={false}
          value={source}
          error={problem}
          onChange={({ target }) => change(target.value)}
        />
        <div role="status">
          {faults.length === 0
            ? "All colours have the contrast that they need."
            : faults.map((fault) => <p key={fault}>{fault}</p>)}
        </div>
        <div className="brand-previews">
          {schemes.flatMap((scheme) =>
            (["ltr", "rtl"] as const).map((dir) => (
              <Preview key={`${scheme} ${dir}`} brand={brand} scheme={scheme} dir={dir} />
            )),
          )}
        </div>
        <Inline gap="s12">
          {faults.length === 0 && problem === undefined && (
            <Button onClick={() => download(brandStyles(brand))}>Download brand.css</Button>
          )}
        </Inline>
        <p>The same file from the command line:</p>
        <pre dir="ltr" className="brand-command">
          <code>{`npx @pallu/ui theme ${linesOf(sourceOf(brand)).join(" ")} --out brand.css`}</code>
        </pre>
      </Stack>
    </UiProvider>
  );
};
