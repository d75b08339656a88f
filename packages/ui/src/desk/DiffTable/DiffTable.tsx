import type { ReactElement, ReactNode } from "react";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type TableProps,
} from "../../components/DataTable/DataTable.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import * as styles from "./DiffTable.css.ts";

export interface DiffRow {
  /** Unique in the table. */
  id: string;
  /** Name of the field or the thing. */
  field: ReactNode;
  /** The value before. `null` if it is added. */
  before: ReactNode;
  /** The value after. `null` if it is removed. */
  after: ReactNode;
}

export interface DiffTableProps extends Omit<TableProps, "children"> {
  /** The changes, in display order. */
  rows: readonly DiffRow[];
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["diffTable"]>;
}

export const diffTableLabels: Messages["diffTable"] = {
  field: "Field",
  before: "Before",
  after: "After",
  added: "Added",
  removed: "Removed",
  nothing: "nothing",
};

/** What a change replaces: field, value before and value after. */
export const DiffTable = ({ rows, labels, ...rest }: DiffTableProps): ReactElement => {
  const texts = useLabels("diffTable", diffTableLabels, labels);
  const none = <span className={styles.none}>{texts.nothing}</span>;
  return (
    <Table {...rest}>
      <TableHead columns={[texts.field, texts.before, texts.after]} />
      <TableBody>
        {rows.map(({ id, field, before, after }) => {
          const kind = before === null ? texts.added : after === null ? texts.removed : undefined;
          return (
            <TableRow key={id}>
              <TableCell label={texts.field} isRowHeader>
                <span>{field}</span>
                {kind !== undefined && <span className={styles.kind}>{kind}</span>}
              </TableCell>
              <TableCell label={texts.before}>
                {before === null ? none : <del className={styles.before}>{before}</del>}
              </TableCell>
              <TableCell label={texts.after}>
                {after === null ? none : <ins className={styles.after}>{after}</ins>}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
};
