import { Button, FieldGroup, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { EmblemField } from "./EmblemField.tsx";
import { changed, controlId, hasFault } from "./fields.types.ts";
import type { PartFieldProps } from "./fields.types.ts";
import { ListField } from "./ListField.tsx";
import { PictureField } from "./PictureField.tsx";
import { fieldKindOf, isRecord, shapeOf, withoutEmpty } from "./schema.rules.ts";
import type { JsonSchema } from "./schema.rules.ts";
import { ValueField } from "./ValueField.tsx";
import * as styles from "./shop.css.ts";

interface ObjectFieldsProps extends Pick<
  PartFieldProps,
  "schema" | "value" | "place" | "faults" | "isReadOnly"
> {
  /** Gets undefined if nothing is left of the object. */
  onChange: PartFieldProps["onChange"];
}

/** Whether all fields are colours, which stand side by side. */
const isPalette = (entries: readonly [string, JsonSchema][]): boolean =>
  entries.length > 1 && entries.every(([key, field]) => fieldKindOf(field, key) === "color");

/** The fields of an object, in the order of its schema. */
export const ObjectFields = ({
  schema,
  value,
  place,
  onChange,
  ...rest
}: ObjectFieldsProps): ReactElement => {
  const object = isRecord(value) ? value : {};
  const shape = shapeOf(schema, value);
  const entries = Object.entries(shape.properties ?? {}).filter(([key]) => key !== "kind");
  return (
    <div className={isPalette(entries) ? styles.palette : styles.fields}>
      {entries.map(([key, field]) => (
        <PartField
          key={key}
          {...rest}
          schema={field}
          label={field.title ?? key}
          value={object[key]}
          place={place === "" ? key : `${place}.${key}`}
          isRequired={shape.required?.includes(key) ?? false}
          onChange={(change) =>
            onChange((now) => {
              const record = isRecord(now) ? now : {};
              return withoutEmpty({ ...record, [key]: changed(record[key], change) });
            })
          }
        />
      ))}
    </div>
  );
};

/** An object in an object. One that may be left out is closed until it has something. */
const ObjectField = (props: PartFieldProps): ReactElement => {
  const { schema, label, value, place, faults, isRequired, isReadOnly, onChange } = props;
  const group = (
    <FieldGroup
      legend={label}
      hideLegend={!isRequired}
      hint={schema.description}
      error={faults.get(place)}
      id={controlId(place)}
    >
      <ObjectFields {...props} />
    </FieldGroup>
  );
  if (isRequired) return group;
  return (
    <details className={styles.entry} open={hasFault(faults, place) || undefined}>
      <summary className={styles.summary}>
        {label}
        {value === undefined && schema.description !== undefined && (
          <Text as="span" tone="muted" size="small">{` ${schema.description}`}</Text>
        )}
      </summary>
      <div className={styles.inside}>
        {group}
        {!isReadOnly && value !== undefined && (
          <div className={styles.actions}>
            <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
              {`Leave out: ${label}`}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
};

/** Edits a value by its schema. */
export const PartField = (props: PartFieldProps): ReactElement => {
  const { schema, place } = props;
  switch (fieldKindOf(schema, place.split(".").at(-1) ?? "")) {
    case "emblem":
      return <EmblemField {...props} />;
    case "picture":
      return <PictureField {...props} />;
    case "list":
      return <ListField {...props} fields={ObjectFields} />;
    case "phone":
      return (
        <ValueField
          {...props}
          schema={{ title: schema.title, description: schema.description }}
          value={isRecord(props.value) ? props.value["shown"] : undefined}
          faults={
            new Map(
              [...props.faults].map(([at, text]) => [at.replace(`${place}.shown`, place), text]),
            )
          }
          onChange={(change) =>
            props.onChange((now) => {
              const shown = changed(isRecord(now) ? now["shown"] : undefined, change);
              // The number that is called follows from the one that is shown.
              return shown === undefined ? undefined : { shown };
            })
          }
        />
      );
    case "object":
      return <ObjectField {...props} />;
    default:
      return <ValueField {...props} />;
  }
};
