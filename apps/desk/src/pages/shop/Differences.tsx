import { Table, TableBody, TableCell, TableHead, TableRow, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { placeWords } from "./parts.rules.ts";
import { differencesOf } from "./schema.rules.ts";

interface DifferencesProps {
  caption: string;
  one: unknown;
  other: unknown;
  /** Headings of the two columns. */
  labels: readonly [one: string, other: string];
}

const Value = ({ text }: { text: string | undefined }): ReactElement =>
  text === undefined ? <Text tone="muted">nothing</Text> : <bdi>{text}</bdi>;

/** A table of the places at which two values of a part differ. */
export const Differences = ({ caption, one, other, labels }: DifferencesProps): ReactElement => {
  const found = differencesOf(one, other);
  if (found.length === 0) return <Text tone="muted">They are equal.</Text>;
  return (
    <Table caption={caption}>
      <TableHead columns={["Place", ...labels]} />
      <TableBody>
        {found.map((difference) => (
          <TableRow key={difference.place}>
            <TableCell label="Place" isRowHeader>
              {placeWords(difference.place)}
            </TableCell>
            <TableCell label={labels[0]}>
              <Value text={difference.one} />
            </TableCell>
            <TableCell label={labels[1]}>
              <Value text={difference.other} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
