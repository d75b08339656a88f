import { Button, Notice, Stack, Table, TableBody, TableCell, TableHead, TableRow } from "@pallu/ui";
import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { valueText } from "./productMerge.rules.ts";
import type { FormParts } from "./products.types.ts";
import type { FormOfProduct } from "./useProductForm.ts";
import * as styles from "./products.css.ts";

/** Says that somebody else has changed the product, with both values of what both have changed. */
export const OvertakenNotice = ({
  editor,
  parts,
}: {
  editor: FormOfProduct;
  parts: FormParts;
}): ReactElement | null => {
  const { hasOvertaken, conflicts } = editor;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [hasOvertaken, conflicts.length]);
  if (!hasOvertaken) return null;
  if (conflicts.length === 0)
    return (
      <Notice ref={notice} tabIndex={-1} tone="warning" title="Changed since you opened it.">
        What was changed elsewhere is in the form now, and so is what you typed. Save again.
      </Notice>
    );
  const groups = new Map(parts.groups.map(({ id, name }) => [id, name]));
  return (
    <Notice ref={notice} tabIndex={-1} tone="warning" title="Somebody else has changed the same.">
      <Stack gap="s12">
        <span>Nothing was saved. What you typed is still in the form.</span>
        <Table caption="Both values">
          <TableHead columns={["Field", "Stored now", "Yours"]} />
          <TableBody>
            {conflicts.map(({ path, label, theirs, mine }) => (
              <TableRow key={path}>
                <TableCell label="Field" isRowHeader>
                  <bdi>{label}</bdi>
                </TableCell>
                <TableCell label="Stored now">
                  <bdi>{valueText(theirs, groups)}</bdi>
                </TableCell>
                <TableCell label="Yours">
                  <bdi>{valueText(mine, groups)}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={editor.keepMine}>
            Keep my values
          </Button>
          <Button variant="secondary" size="small" onClick={editor.takeTheirs}>
            Take the stored values
          </Button>
        </div>
      </Stack>
    </Notice>
  );
};
