import { FieldGroup } from "@pallu/ui";
import type { ReactElement } from "react";
import { EmblemField } from "./EmblemField.tsx";
import type { PartFieldProps } from "./fields.types.ts";
import { ListField } from "./ListField.tsx";
import { wordsOf } from "./parts.rules.ts";
import { PictureField } from "./PictureField.tsx";
import { branchesOf, fieldKindOf, isRecord, kindOf, withoutEmpty } from "./schema.rules.ts";
import { ValueField } from "./ValueField.tsx";
import * as styles from "./shop.css.ts";

interface ObjectFieldsProps extends Pick<
  PartFieldProps,
  "schema" | "value" | "place" | "faults" | "isReadOnly"
> {
  /** Gets undefined if nothing is left of the object. */
  onChange: PartFieldProps["onChange"];
}

/** The fields of an object, in the order of its schema. */
export const ObjectFields = ({
  schema,
  value,
  place,
  onChange,
  ...rest
}: ObjectFieldsProps): ReactElement => {
  const object = isRecord(value) ? value : {};
  const kind = object["kind"];
  const shape = branchesOf(schema)?.find((branch) => kindOf(branch) === kind) ?? schema;
  const entries = Object.entries(shape.properties ?? {}).filter(([key]) => key !== "kind");
  return (
    <div className={styles.fields}>
      {entries.map(([key, field]) => (
        <PartField
          key={key}
          {...rest}
          schema={field}
          label={wordsOf(key)}
          value={object[key]}
          place={place === "" ? key : `${place}.${key}`}
          isRequired={shape.required?.includes(key) ?? false}
          onChange={(next) => onChange(withoutEmpty({ ...object, [key]: next }))}
        />
      ))}
    </div>
  );
};

/** Edits a value by its schema. */
export const PartField = (props: PartFieldProps): ReactElement => {
  const { schema, label, place, faults } = props;
  switch (fieldKindOf(schema, place.split(".").at(-1) ?? "")) {
    case "emblem":
      return <EmblemField {...props} />;
    case "picture":
      return <PictureField {...props} />;
    case "list":
      return <ListField {...props} fields={ObjectFields} />;
    case "object":
      return (
        <FieldGroup legend={label} hint={schema.description} error={faults.get(place)}>
          <ObjectFields {...props} />
        </FieldGroup>
      );
    default:
      return <ValueField {...props} />;
  }
};
