import { useEffect, useState, type ReactElement } from "react";
import { Select } from "../components/Select/Select.tsx";
import { classNames } from "../style/classNames.ts";
import { contrast, hexOf } from "../tokens/contrast.ts";
import { vars } from "../tokens/contract.css.ts";
import { lightPalette, type Palette } from "../tokens/palette.ts";
import { markPairs, textPairs } from "../tokens/pairs.ts";
import { themes } from "../themes/themes.data.ts";
import { colourUses } from "./colourUses.data.ts";
import { CopyButton } from "./CopyButton.tsx";
import * as styles from "./TokenDocs.css.ts";
import { TokenTable } from "./TokenTable.tsx";

type Role = keyof Palette;

const roles = Object.keys(lightPalette) as Role[];
const groups = [...new Set(roles.map((role) => colourUses[role][0]))];
const opaque = /^oklch\([^/]+\)$/;

interface ColourProps {
  role: Role;
  value: string;
}

const Colour = ({ role, value }: ColourProps): ReactElement => (
  <li>
    <div className={styles.chip} style={{ background: value }} />
    <strong>{role}</strong>
    <p className={styles.muted}>{colourUses[role][1]}</p>
    <CopyButton text={vars.color[role].slice(4, -1)} />
    {opaque.test(value) && <CopyButton text={hexOf(value)} />}
    <CopyButton text={value} />
  </li>
);

const labelOf = (name: string | undefined): string =>
  themes.find(({ label }) => label === name)?.label ?? "light";

/**
 * Lists the colour roles by group, with their values in one theme, first in that of the page. Pressing a value copies it.
 */
export const ColourRoles = (): ReactElement => {
  const [theme, setTheme] = useState("light");
  useEffect(() => {
    const root = document.documentElement;
    const follow = (): void => setTheme(labelOf(root.dataset["theme"]));
    follow();
    const changes = new MutationObserver(follow);
    changes.observe(root, { attributeFilter: ["data-theme"] });
    return () => changes.disconnect();
  }, []);
  const palette = themes.find(({ label }) => label === theme)?.palette ?? lightPalette;
  return (
    <div className={styles.tokenDocs}>
      <div className={styles.search}>
        <Select
          label="Values of the theme"
          value={theme}
          options={themes.map(({ label }) => ({ value: label, label }))}
          onChange={(event) => setTheme(event.target.value)}
        />
      </div>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className={styles.caption}>{group}</h3>
          <ul role="list" className={styles.swatches}>
            {roles
              .filter((role) => colourUses[role][0] === group)
              .map((role) => (
                <Colour key={role} role={role} value={palette[role]} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

interface RatioProps {
  palette: Palette;
  front: Role;
  back: Role;
  least: number;
}

const Ratio = ({ palette, front, back, least }: RatioProps): ReactElement => {
  const ratio = contrast(palette[front], palette[back]);
  const isText = least > 3;
  return (
    <div
      className={classNames(styles.ratio, !isText && styles.sign, ratio < least && styles.failed)}
      style={{
        background: hexOf(palette[back]),
        color: hexOf(isText ? palette[front] : palette.text),
        ...(!isText && { borderColor: hexOf(palette[front]) }),
      }}
    >
      {ratio.toFixed(1)}
    </div>
  );
};

interface PairTableProps {
  /** Text needs a contrast of 4.5:1 (WCAG 1.4.3), controls and icons 3:1 (WCAG 1.4.11). */
  kind: "text" | "marks";
}

/** Shows the contrast of each pair in every theme, in the pair's own colours. */
export const PairTable = ({ kind }: PairTableProps): ReactElement => {
  const least = kind === "text" ? 4.5 : 3;
  const pairs = kind === "text" ? textPairs : markPairs;
  return (
    <TokenTable
      label={`Contrast of ${kind}, at minimum ${least}:1`}
      heads={["Pair", ...themes.map(({ label }) => label)]}
      isNarrow
      rows={pairs.map(([front, back]) => ({
        key: `${front} ${back}`,
        cells: [
          `${front} on ${back}`,
          ...themes.map(({ label, palette }) => (
            <Ratio key={label} {...{ palette, front, back, least }} />
          )),
        ],
      }))}
    />
  );
};

const lowestOf = (pairs: typeof textPairs, palette: Palette): readonly [string, number] =>
  pairs
    .filter(([front, back]) => opaque.test(palette[front]) && opaque.test(palette[back]))
    .map(
      ([front, back]) => [`${front} on ${back}`, contrast(palette[front], palette[back])] as const,
    )
    .reduce((low, next) => (next[1] < low[1] ? next : low));

/** Shows the pair with the lowest contrast of each theme. */
export const LowestContrast = (): ReactElement => (
  <TokenTable
    label="Lowest contrast of each theme"
    heads={["Theme", "Lowest text contrast (min. 4.5)", "Lowest icon contrast (min. 3)"]}
    rows={themes.map(({ label, palette }) => ({
      key: label,
      cells: [
        label,
        ...[textPairs, markPairs].map((pairs) => {
          const [pair, ratio] = lowestOf(pairs, palette);
          return (
            <span key={pair}>
              {ratio.toFixed(2)} <span className={styles.muted}>{pair}</span>
            </span>
          );
        }),
      ],
    }))}
  />
);
