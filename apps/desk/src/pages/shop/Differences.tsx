import { Text } from "@pallu/ui";
import { DiffTable } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { differencesOf, placeWords } from "./schema.rules.ts";
import type { JsonSchema } from "./schema.rules.ts";

interface DifferencesProps {
  caption: string;
  /** Of both values. */
  schema: JsonSchema;
  one: unknown;
  other: unknown;
  /** Headings of the two columns. */
  labels: readonly [one: string, other: string];
}

/** A table of the places at which two values of a part differ. */
export const Differences = ({
  caption,
  schema,
  one,
  other,
  labels,
}: DifferencesProps): ReactElement => {
  const found = differencesOf(one, other);
  if (found.length === 0) return <Text tone="muted">They are equal.</Text>;
  return (
    <DiffTable
      caption={caption}
      labels={{ field: "Place", before: labels[0], after: labels[1] }}
      rows={found.map((difference) => ({
        id: difference.place,
        field: placeWords(difference.place, schema, difference.other === undefined ? one : other),
        before: difference.one ?? null,
        after: difference.other ?? null,
      }))}
    />
  );
};
