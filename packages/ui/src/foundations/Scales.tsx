import { useState, type ReactElement, type ReactNode } from "react";
import { Button } from "../components/Button/Button.tsx";
import { classNames } from "../style/classNames.ts";
import { templateValues } from "../themes/themes.data.ts";
import { themeNames, type ThemeValues } from "../themes/theme.ts";
import { breakpoints } from "../tokens/breakpoints.ts";
import { vars } from "../tokens/contract.css.ts";
import * as scale from "../tokens/scale.ts";
import * as styles from "./TokenDocs.css.ts";
import { TokenTable } from "./TokenTable.tsx";

type Group = Exclude<keyof ThemeValues["shape"], undefined>;

const nameOf = (variable: string): string => variable.slice(4, -1);

interface RowProps {
  name: string;
  value: string;
  children: ReactNode;
}

const Row = ({ name, value, children }: RowProps): ReactElement => (
  <div className={styles.row}>
    <div>
      <strong>{name}</strong>
      <br />
      <span className={styles.code}>{value}</span>
    </div>
    {children}
  </div>
);

/** Shows every step of the type scale. */
export const TypeScale = ({ sample }: { sample: string }): ReactElement => (
  <div className={styles.tokenDocs}>
    {(Object.keys(styles.roles) as (keyof typeof styles.roles)[]).map((role) => (
      <Row key={role} name={role} value={scale.text[role]}>
        <span className={styles.roles[role]}>{sample}</span>
      </Row>
    ))}
  </div>
);

const isPerBreakpoint = (step: string): step is keyof typeof scale.spaceSteps.md =>
  step in scale.spaceSteps.md;

/** Returns the value of a step, or its range over all breakpoints. */
const spaceText = (step: keyof typeof scale.space): string =>
  isPerBreakpoint(step)
    ? `${scale.space[step]} to ${scale.spaceSteps.xxl[step]}`
    : scale.space[step];

/** Shows every step of the space scale at the width of the page. */
export const SpaceScale = (): ReactElement => (
  <div className={styles.tokenDocs}>
    {(Object.keys(scale.space) as (keyof typeof scale.space)[]).map((step) => (
      <Row key={step} name={step} value={spaceText(step)}>
        <div className={styles.bar} style={{ inlineSize: vars.space[step] }} />
      </Row>
    ))}
  </div>
);

const pageColumns = { narrow: 4, md: 8, xl: 12, xxl: 12 } as const;

/** Shows columns, gutter, margin and section spacing at each breakpoint. */
export const PageGrid = (): ReactElement => {
  const steps = { narrow: scale.space, ...scale.spaceSteps };
  return (
    <TokenTable
      label="Page grid"
      heads={["From", "Columns", "Gutter", "Margin", "Section", "Picture"]}
      rows={(Object.keys(pageColumns) as (keyof typeof pageColumns)[]).map((step) => ({
        key: step,
        cells: [
          step === "narrow" ? "360 px" : `${breakpoints[step]} px`,
          pageColumns[step],
          steps[step].gutter,
          steps[step].pageMargin,
          steps[step].section,
          <div
            key="picture"
            className={styles.columns}
            style={{
              gridTemplateColumns: `repeat(${pageColumns[step]}, 1fr)`,
              columnGap: "4px",
            }}
          >
            {Array.from({ length: pageColumns[step] }, (_, at) => (
              <span key={at} className={styles.column} />
            ))}
          </div>,
        ],
      }))}
    />
  );
};

export const ShapeTiles = (): ReactElement => (
  <div className={classNames(styles.tokenDocs, styles.tiles)}>
    {(Object.keys(scale.radius) as (keyof typeof scale.radius)[]).map((name) => (
      <div key={name} className={styles.tile} style={{ borderRadius: vars.radius[name] }}>
        radius {name}
      </div>
    ))}
    {(Object.keys(scale.borderWidth) as (keyof typeof scale.borderWidth)[]).map((name) => (
      <div key={name} className={styles.tile} style={{ borderWidth: vars.borderWidth[name] }}>
        border width {name}
      </div>
    ))}
    {(Object.keys(scale.lightShadow) as (keyof typeof scale.lightShadow)[]).map((name) => (
      <div key={name} className={styles.tile} style={{ boxShadow: vars.shadow[name] }}>
        shadow {name}
      </div>
    ))}
  </div>
);

const defaults: { readonly [name in Group]?: Readonly<Record<string, string>> } = {
  ...scale,
  shadow: scale.lightShadow,
};

const groupOf = (theme: ThemeValues, group: Group): Readonly<Record<string, string>> =>
  theme.shape[group] ?? {};

/** Lists default values and the overrides of each theme. Empty cells are inherited. */
export const ThemeValuesTable = ({ groups }: { groups: readonly Group[] }): ReactElement => {
  const rows = groups.flatMap((group) =>
    Object.entries(defaults[group] ?? {}).map(([name, value]) => ({
      key: `${group} ${name}`,
      cells: [
        <span key="name" className={styles.code}>
          {nameOf((vars[group] as Record<string, string>)[name] ?? "")}
        </span>,
        value,
        ...themeNames.map((theme) => groupOf(templateValues[theme], group)[name] ?? ""),
      ],
    })),
  );
  return (
    <TokenTable
      label={`Values of ${groups.join(", ")}`}
      heads={["Token", "Default", ...themeNames]}
      rows={rows}
    />
  );
};

/** Animates a bar with each duration. */
export const MotionTrack = (): ReactElement => {
  const [isMoved, setMoved] = useState(false);
  return (
    <div className={styles.tokenDocs} data-moved={isMoved || undefined}>
      <div className={styles.motionControls}>
        <Button onClick={() => setMoved(!isMoved)}>Play</Button>
      </div>
      {(Object.keys(scale.duration) as (keyof typeof scale.duration)[]).map((name) => (
        <Row key={name} name={name} value={scale.duration[name]}>
          <div className={styles.track}>
            <span
              className={styles.motionBar}
              style={{
                transitionDuration: vars.duration[name],
                transitionTimingFunction: name === "shuttle" ? "linear" : vars.easing.enter,
              }}
            />
          </div>
        </Row>
      ))}
    </div>
  );
};

/** Lists the stacking order. */
export const LayerTable = (): ReactElement => (
  <TokenTable
    label="Layers"
    heads={["Layer", "z-index"]}
    rows={Object.entries(scale.layer).map(([name, value]) => ({
      key: name,
      cells: [name, value],
    }))}
  />
);

/** Shows the ornament of every theme. */
export const OrnamentBlocks = (): ReactElement => (
  <div className={classNames(styles.tokenDocs, styles.boards)}>
    {["light", "dark", ...themeNames].map((theme) => (
      <div key={theme} data-theme={theme}>
        <div className={styles.block}>
          <span className={styles.roles.h2}>{theme}</span>
        </div>
      </div>
    ))}
  </div>
);
