import { useLayoutEffect, useRef, useState, type ReactElement } from "react";
import { Inline } from "../../../packages/ui/src/layout/Inline/Inline.tsx";
import { Stack } from "../../../packages/ui/src/layout/Stack/Stack.tsx";
import { Select } from "../../../packages/ui/src/components/Select/Select.tsx";
import { readThemeFile, ThemeFileError } from "../../../packages/ui/src/foundations/themeFile.ts";
import { TokenTable } from "../../../packages/ui/src/foundations/TokenTable.tsx";
import { paletteOf, themeNames, type ThemeValues } from "../../../packages/ui/src/themes/theme.ts";
import { UiProvider } from "../../../packages/ui/src/provider/UiProvider.tsx";
import { contrast } from "../../../packages/ui/src/tokens/contrast.ts";
import { vars } from "../../../packages/ui/src/tokens/contract.css.ts";
import { pairNeeds } from "../../../packages/ui/src/tokens/pairs.ts";
import { SourceField, useSource } from "./useSource.tsx";

const sources = import.meta.glob<string>("../../../packages/ui/src/themes/*.data.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sourceOf = (name: string): string =>
  sources[`../../../packages/ui/src/themes/${name}.data.ts`] ?? "";

type Scheme = "light" | "dark";

const contract = vars as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the declarations of a theme's variables. */
const declarationsOf = (theme: ThemeValues, scheme: Scheme): string =>
  Object.entries({ color: paletteOf(theme, scheme), ...theme.shape })
    .flatMap(([group, values]) =>
      Object.entries(values ?? {}).map(
        ([role, value]) => `${contract[group]?.[role]?.slice(4, -1)}: ${String(value)};`,
      ),
    )
    .join("\n");

interface LowPair {
  pair: string;
  ratio: number;
  needed: number;
}

/** Returns how many pairs of colours there are, and those below the contrast that they need. */
const contrastOf = (theme: ThemeValues, scheme: Scheme): { count: number; low: LowPair[] } => {
  const palette = paletteOf(theme, scheme);
  const pairs = pairNeeds.map(({ pair: [front, back], needed }) => ({
    pair: `${front} on ${back}`,
    ratio: contrast(palette[front], palette[back]),
    needed,
  }));
  return { count: pairs.length, low: pairs.filter(({ ratio, needed }) => ratio < needed) };
};

interface HomeProps {
  theme: ThemeValues;
  scheme: Scheme;
  /** Width in px of the page in the frame. */
  width: number;
}

/** The home page in a frame, scaled to the width that there is. */
function Home({ theme, scheme, width }: HomeProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [available, setAvailable] = useState(width);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setAvailable(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const isDark = theme.base === "dark" || scheme === "dark";
  const css = `:root, [data-theme] {\ncolor-scheme: ${isDark ? "dark" : "light"};\n${declarationsOf(theme, scheme)}\n}`;
  const apply = (): void => {
    const page = frame.current?.contentDocument;
    if (!page?.head) return;
    const style = page.querySelector("#tried-theme") ?? page.createElement("style");
    style.id = "tried-theme";
    style.textContent = css;
    page.head.append(style);
  };
  useLayoutEffect(apply);
  const scale = Math.min(1, available / width);
  return (
    <div ref={box} className="theme-frame">
      <iframe
        ref={frame}
        title="Home page in the theme of the file"
        src={`./iframe.html?id=screens-store-home--default&viewMode=story&globals=theme:${scheme}`}
        style={{ inlineSize: width, blockSize: 760 / scale, scale: String(scale) }}
        onLoad={apply}
      />
    </div>
  );
}

function Contrast({ theme }: { theme: ThemeValues }): ReactElement {
  const results = (["light", "dark"] as const).map((scheme) => ({
    scheme,
    ...contrastOf(theme, scheme),
  }));
  const rows = results.flatMap(({ scheme, low }) =>
    low.map(({ pair, ratio, needed }) => ({
      key: `${scheme} ${pair}`,
      cells: [pair, scheme, ratio.toFixed(2), needed.toFixed(1)],
    })),
  );
  return (
    <>
      <p role="status">
        {results
          .map(({ scheme, count, low }) => `${scheme}: ${low.length} of ${count} pairs`)
          .join(", ")}{" "}
        are below their contrast.
      </p>
      {rows.length > 0 && (
        <TokenTable
          label="Pairs below their contrast"
          heads={["Pair", "Palette", "Contrast", "Needed"]}
          rows={rows}
        />
      )}
    </>
  );
}

const empty = `export const plainValues: ThemeValues = {
  base: "light",
  light: {},
  shape: {},
};
`;

/** A field for a theme file, with the home page and the contrast of that theme. */
export function TryTheme(): ReactElement {
  const file = useSource(sourceOf("retro"), readThemeFile, ThemeFileError);
  const { source, value: theme, change } = file;
  const [scheme, setScheme] = useState<Scheme>("light");
  const [width, setWidth] = useState(1280);
  const example = themeNames.find((name) => sourceOf(name) === source) ?? "";
  return (
    <UiProvider>
      <Stack gap="s24">
        <Inline gap="s16">
          <Select
            label="Start from"
            value={example}
            options={[
              { value: "", label: source === empty ? "The default theme" : "Your file" },
              ...themeNames.map((name) => ({ value: name, label: `${name}.data.ts` })),
            ]}
            onChange={({ target }) => change(target.value === "" ? empty : sourceOf(target.value))}
          />
          <Select
            label="Palette"
            value={scheme}
            options={[
              { value: "light", label: "Light" },
              { value: "dark", label: "Dark" },
            ]}
            onChange={({ target }) => setScheme(target.value === "dark" ? "dark" : "light")}
          />
          <Select
            label="Width"
            value={String(width)}
            // The left-to-right mark keeps the unit behind the number in pages from right to left.
            options={["360", "768", "1280"].map((value) => ({ value, label: `\u200E${value} px` }))}
            onChange={({ target }) => setWidth(Number(target.value))}
          />
        </Inline>
        <SourceField label="Theme file" rows={14} from={file} />
        <Home theme={theme} scheme={scheme} width={width} />
        <Contrast theme={theme} />
      </Stack>
    </UiProvider>
  );
}
