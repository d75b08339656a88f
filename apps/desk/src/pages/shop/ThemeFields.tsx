import { Button, FieldGroup, Link, Notice, Price, Text, TextField } from "@pallu/ui";
import { defaultBrand, deriveBrand } from "@pallu/ui/brand";
import type { ChosenColors, Scheme, SchemeColors } from "@pallu/ui/brand";
import { vars } from "@pallu/ui/tokens";
import { useState } from "react";
import type { CSSProperties, ReactElement } from "react";
import { changed } from "./fields.types.ts";
import type { PartFieldProps } from "./fields.types.ts";
import { ObjectFields } from "./PartFields.tsx";
import { isRecord } from "./schema.rules.ts";
import type { Json, JsonRecord } from "./schema.rules.ts";
import * as styles from "./shop.css.ts";
import { ColorField } from "./ValueField.tsx";

const schemes = ["light", "dark"] as const satisfies readonly Scheme[];

/** The colours of a scheme: those that are written, else those in use. */
const colorsOf = (value: JsonRecord, scheme: Scheme): SchemeColors => ({
  ...defaultBrand[scheme],
  ...(isRecord(value[scheme]) ? value[scheme] : {}),
});

const isHex = (color: string): boolean => /^#[\da-f]{6}$/i.test(color);

/** Returns the variables of the design system for colours. */
const variablesOf = (colors: SchemeColors): CSSProperties => {
  const all = { ...colors, brand: colors.hero, onBrand: colors.onHero };
  return Object.fromEntries(
    Object.entries(all).map(([name, color]) => [
      vars.color[name as keyof typeof all].slice("var(".length, -1),
      color,
    ]),
  );
};

const sampleTitles = { light: "In light", dark: "In dark" } as const;

/** What shoppers see in the colours. */
const Sample = ({ scheme, colors }: { scheme: Scheme; colors: SchemeColors }): ReactElement => (
  <figure className={styles.sampleFigure}>
    <figcaption>{sampleTitles[scheme]}</figcaption>
    <div className={styles.sample} data-theme={scheme} style={variablesOf(colors)} inert>
      <p className={styles.sampleHero}>First banner and footer</p>
      <Text>
        Text, and a <Link href="/shop/theme">link</Link>
      </Text>
      <Text tone="muted">Secondary text</Text>
      <Price offer="₹1,850" list="₹2,100" />
      <TextField label="A field" defaultValue="Meera" />
      <Button>Add to bag</Button>
    </div>
  </figure>
);

const choices = [
  ["action", "Your colour", "Buttons, links, the first banner and the footer."],
  ["canvas", "Background of the page", "In light. Dark has a background of its own."],
  ["text", "Text", "In light."],
] as const satisfies readonly (readonly [keyof ChosenColors, string, string])[];

/** The colours of the shop: three from which the others follow, all twelve behind a disclosure, and a sample of each scheme. */
export const ThemeFields = ({
  schema,
  value,
  faults,
  isReadOnly,
  onChange,
}: Pick<PartFieldProps, "schema" | "faults" | "isReadOnly" | "onChange"> & {
  value: JsonRecord;
}): ReactElement => {
  const light = colorsOf(value, "light");
  const [typed, setTyped] = useState<{ colors: ChosenColors; of: string }>();
  // What was typed counts as long as the colours are those that follow from it.
  const of = JSON.stringify(value);
  const chosen: ChosenColors =
    typed?.of === of
      ? typed.colors
      : { action: light.action, canvas: light.canvas, text: light.text };
  const choose = (name: keyof ChosenColors, color: Json | undefined): void => {
    const colors = { ...chosen, [name]: typeof color === "string" ? color : "" };
    const next = Object.values(colors).every(isHex) ? { ...deriveBrand(colors) } : value;
    setTyped({ colors, of: JSON.stringify(next) });
    if (next !== value) onChange(next);
  };
  const adjusted = choices.filter(
    ([name]) => isHex(chosen[name]) && chosen[name].toLowerCase() !== light[name].toLowerCase(),
  );
  return (
    <div className={styles.page}>
      <div className={styles.palette}>
        {choices.map(([name, label, hint]) => (
          <ColorField
            key={name}
            schema={{ description: hint }}
            label={label}
            place={`chosen-${name}`}
            isRequired
            faults={
              isHex(chosen[name])
                ? new Map()
                : new Map([[`chosen-${name}`, "Write it as #rrggbb, such as #7a1fa2."]])
            }
            isReadOnly={isReadOnly}
            value={chosen[name]}
            onChange={(change) => choose(name, changed(chosen[name], change))}
          />
        ))}
      </div>
      {adjusted.map(([name, label]) => (
        <Notice key={name} tone="info" live={false}>
          {`${label}: ${chosen[name]} could not be read well, so ${light[name]} is used.`}
        </Notice>
      ))}
      <div className={styles.samples}>
        {schemes.map((scheme) => (
          <Sample key={scheme} scheme={scheme} colors={colorsOf(value, scheme)} />
        ))}
      </div>
      <details className={styles.entry} open={faults.size > 0 || undefined}>
        <summary className={styles.summary}>All twelve colours</summary>
        <div className={styles.inside}>
          <Text tone="muted">Each can be changed by itself. The three above set all of them.</Text>
          {schemes.map((scheme) => (
            <FieldGroup key={scheme} legend={sampleTitles[scheme]}>
              <ObjectFields
                schema={schema.properties?.[scheme] ?? {}}
                value={{ ...colorsOf(value, scheme) }}
                place={scheme}
                faults={faults}
                isReadOnly={isReadOnly}
                onChange={(change) =>
                  onChange((now) => {
                    const all = isRecord(now) ? now : {};
                    return {
                      light: { ...colorsOf(all, "light") },
                      ...all,
                      [scheme]: changed({ ...colorsOf(all, scheme) }, change),
                    };
                  })
                }
              />
            </FieldGroup>
          ))}
        </div>
      </details>
    </div>
  );
};
