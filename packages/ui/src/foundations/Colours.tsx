import { useState, type ReactElement } from "react";
import { Select } from "../components/Select/Select.tsx";
import { classNames } from "../style/classNames.ts";
import { contrast, hexOf } from "../tokens/contrast.ts";
import { vars } from "../tokens/contract.css.ts";
import { lightPalette, type Palette } from "../tokens/palette.ts";
import { markPairs, textPairs } from "../tokens/pairs.ts";
import { themes } from "../themes/themes.data.ts";
import { colourUses } from "./colourUses.data.ts";
import { CopyButton } from "./CopyButton.tsx";
import { Scroller } from "./Scroller.tsx";
import * as css from "./TokenDocs.css.ts";

type Role = keyof Palette;

const roles = Object.keys(lightPalette) as Role[];
const groups = [...new Set(roles.map((role) => colourUses[role][0]))];
const opaque = /^oklch\([^/]+\)$/;

interface ColourProps {
  role: Role;
  value: string;
}

function Colour({ role, value }: ColourProps): ReactElement {
  return (
    <li>
      <div className={css.chip} style={{ background: value }} />
      <strong>{role}</strong>
      <p className={css.muted}>{colourUses[role][1]}</p>
      <CopyButton text={vars.color[role].slice(4, -1)} />
      {opaque.test(value) && <CopyButton text={hexOf(value)} />}
      <CopyButton text={value} />
    </li>
  );
}

const labelOf = (name: string | undefined): string =>
  themes.find(({ label }) => label === name)?.label ?? "light";

/** Lists the colour roles by group, with their values in one theme. Pressing a value copies it. */
export function ColourRoles(): ReactElement {
  const [theme, setTheme] = useState(() => labelOf(document.documentElement.dataset["theme"]));
  const palette = themes.find(({ label }) => label === theme)?.palette ?? lightPalette;
  return (
    <div className={css.tokenDocs}>
      <div className={css.search}>
        <Select
          label="Values of the theme"
          value={theme}
          options={themes.map(({ label }) => ({ value: label, label }))}
          onChange={(event) => setTheme(event.target.value)}
        />
      </div>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className={css.caption}>{group}</h3>
          <ul role="list" className={css.swatches}>
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
}

interface RatioProps {
  palette: Palette;
  front: Role;
  back: Role;
  least: number;
}

function Ratio({ palette, front, back, least }: RatioProps): ReactElement {
  const ratio = contrast(palette[front], palette[back]);
  const isText = least > 3;
  return (
    <div
      className={classNames(css.ratio, !isText && css.sign, ratio < least && css.failed)}
      style={{
        background: hexOf(palette[back]),
        color: hexOf(isText ? palette[front] : palette.text),
        ...(!isText && { borderColor: hexOf(palette[front]) }),
      }}
    >
      {ratio.toFixed(1)}
    </div>
  );
}

interface PairTableProps {
  /** Text needs a contrast of 4.5:1 (WCAG 1.4.3), controls and icons 3:1 (WCAG 1.4.11). */
  kind: "text" | "marks";
}

/** Shows the contrast of each pair in every theme, in the pair's own colours. */
export function PairTable({ kind }: PairTableProps): ReactElement {
  const least = kind === "text" ? 4.5 : 3;
  const pairs = kind === "text" ? textPairs : markPairs;
  return (
    <Scroller label={`Contrast of ${kind}, at minimum ${least}:1`}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={classNames(css.head, css.narrow)}>
              Pair
            </th>
            {themes.map(({ label }) => (
              <th key={label} scope="col" className={classNames(css.head, css.narrow)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([front, back]) => (
            <tr key={`${front} ${back}`}>
              <th scope="row" className={classNames(css.cell, css.narrow, css.rowHead)}>
                {front} on {back}
              </th>
              {themes.map(({ label, palette }) => (
                <td key={label} className={classNames(css.cell, css.narrow)}>
                  <Ratio {...{ palette, front, back, least }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const lowestOf = (pairs: typeof textPairs, palette: Palette): readonly [string, number] =>
  pairs
    .filter(([front, back]) => opaque.test(palette[front]) && opaque.test(palette[back]))
    .map(
      ([front, back]) => [`${front} on ${back}`, contrast(palette[front], palette[back])] as const,
    )
    .reduce((low, next) => (next[1] < low[1] ? next : low));

/** Shows the pair with the lowest contrast of each theme. */
export function LowestContrast(): ReactElement {
  return (
    <div className={css.tokenDocs}>
      <table className={css.table}>
        <thead>
          <tr>
            {["Theme", "Lowest text contrast (min. 4.5)", "Lowest icon contrast (min. 3)"].map(
              (head) => (
                <th key={head} scope="col" className={css.head}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {themes.map(({ label, palette }) => (
            <tr key={label}>
              <th scope="row" className={classNames(css.cell, css.rowHead)}>
                {label}
              </th>
              {[textPairs, markPairs].map((pairs, index) => {
                const [pair, ratio] = lowestOf(pairs, palette);
                return (
                  <td key={index === 0 ? "text" : "marks"} className={css.cell}>
                    {ratio.toFixed(2)} <span className={css.muted}>{pair}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
