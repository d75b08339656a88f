import { Button, Checkbox, Inline, Notice, Stack, Text, TextField } from "@pallu/ui";
import { FieldRow, NumberField, SelectableTable } from "@pallu/ui/desk";
import type { SelectableColumn } from "@pallu/ui/desk";
import { useState } from "react";
import type { ReactElement } from "react";
import type { Output } from "../../platform/callTypes.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { counted, formatCount, formatDateTime } from "../../platform/format.ts";
import { useSend } from "../../platform/useSend.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { countedRows, MAX_PIECES, signed, withRow } from "./stock.rules.ts";
import type { Sheet, SheetRow } from "./stock.rules.ts";
import * as styles from "./stock.css.ts";

interface CountingSheetProps {
  sheet: Sheet;
  /** Called with the changed sheet, or null if it is thrown away. */
  onChange: (sheet: Sheet | null) => void;
  /** Called with the number of changed numbers. */
  onApplied: (changes: number) => void;
}

const columns: readonly SelectableColumn<"name" | "expected" | "counted">[] = [
  { key: "name", label: "Product", isRowHeader: true },
  { key: "expected", label: "On hand", align: "end" },
  { key: "counted", label: "Counted", narrow: "full", hideLabel: true },
];

type Preview = Output<"POST /api/desk/stock">;

/** What an application would change. */
const Differences = ({ sheet, preview }: { sheet: Sheet; preview: Preview }): ReactElement => (
  <SelectableTable
    caption="Differences"
    columns={[
      { key: "name", label: "Product", isRowHeader: true },
      { key: "change", label: "On hand", align: "end", narrow: "full" },
    ]}
    rows={preview.changes.map(({ id, before, after }) => {
      const [from, to] = [before.onHand ?? 0, after.onHand ?? 0];
      return {
        id,
        label: id,
        cells: {
          name: sheet.rows.find((row) => row.id === id)?.name ?? id,
          change: `${formatCount(from)} → ${formatCount(to)} (${signed(to - from)})`,
        },
      };
    })}
    empty="Every number that you counted is right."
  />
);

/** The rows of a sheet with what is counted, a preview of the differences and the conflicts. */
export const CountingSheet = ({ sheet, onChange, onApplied }: CountingSheetProps): ReactElement => {
  const [find, setFind] = useState("");
  const [isOpenOnly, setOpenOnly] = useState(false);
  const [checked, setPreview] = useState<Preview | null>(null);
  const { run, isSending, failure, reset } = useSend("POST /api/desk/stock");
  const rows = countedRows(sheet);
  const conflicts = (failure?.body.refused ?? []).flatMap(({ id, code, found }) => {
    const row = sheet.rows.find((each) => each.id === id);
    return row?.counted !== null && row && code === "unexpected_stock" && found !== undefined
      ? [{ row, counted: row.counted, found }]
      : [];
  });
  // What had no answer is applied by another press. What somebody else has changed is checked again.
  const preview = conflicts.length > 0 ? null : checked;
  const open = conflicts.filter(({ row, found }) => row.expected !== found);

  const changeRow = (id: string, change: Partial<SheetRow>): void => {
    setPreview(null);
    onChange(withRow(sheet, id, change));
  };
  const apply = async (dryRun: boolean): Promise<void> => {
    const answer = await run({ body: { rows, dryRun } });
    if (!answer) return;
    if (dryRun) setPreview(answer);
    else onApplied(answer.changes.length);
  };

  const shown = sheet.rows.filter(
    ({ name, sku, counted: count, id }) =>
      (!isOpenOnly || count === null) &&
      `${name} ${sku} ${id}`.toLowerCase().includes(find.trim().toLowerCase()),
  );
  return (
    <Stack>
      <Text>
        <bdi>{sheet.title}</bdi>
        {`, opened ${formatDateTime(sheet.openedAt)}. ${formatCount(rows.length)} of ${counted(sheet.rows.length, "variant")} counted. Count what is there, pieces of orders that are not packed included.`}
      </Text>
      <FieldRow>
        <TextField
          type="search"
          label="Find in the sheet"
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        <Checkbox
          label="Not counted yet"
          checked={isOpenOnly}
          onChange={({ target }) => setOpenOnly(target.checked)}
        />
      </FieldRow>
      <SelectableTable
        caption="Counting sheet"
        hideCaption
        columns={columns}
        rows={shown.map((row) => ({
          id: row.id,
          label: row.name,
          cells: {
            name: (
              <>
                <bdi>{row.name}</bdi>
                {row.sku !== "" && (
                  <span className={styles.minor}>
                    <bdi>{row.sku}</bdi>
                  </span>
                )}
              </>
            ),
            expected: formatCount(row.expected),
            counted: (
              <NumberField
                label={`Counted, ${row.name}`}
                hideLabel
                placeholder="Count"
                steps
                size="small"
                max={MAX_PIECES}
                value={row.counted}
                readOnly={isSending}
                onChange={(next) => changeRow(row.id, { counted: next })}
              />
            ),
          },
        }))}
        empty={<Text>Nothing in this sheet matches.</Text>}
      />
      {open.map(({ row, counted: typed, found }) => (
        <div key={row.id}>
          <Text>
            <bdi>{row.name}</bdi>
          </Text>
          <ConflictNotice
            before={row.expected}
            found={found}
            typed={typed}
            isSending={isSending}
            onSettle={(pieces) => changeRow(row.id, { expected: found, counted: pieces })}
          />
        </div>
      ))}
      {conflicts.length === 0 && <SendFailure failure={failure} />}
      {conflicts.length > 0 && open.length === 0 && (
        <Notice tone="info">All conflicts are settled. Check the count again.</Notice>
      )}
      {preview && <Differences sheet={sheet} preview={preview} />}
      <Inline gap="s8">
        {preview ? (
          <Button busy={isSending} busyText="Applying …" onClick={() => void apply(false)}>
            {preview.changes.length === 0
              ? "Finish the count"
              : `Apply ${counted(preview.changes.length, "difference")}`}
          </Button>
        ) : (
          <Button
            busy={isSending}
            busyText="Checking …"
            disabled={rows.length === 0}
            onClick={() => {
              reset();
              void apply(true);
            }}
          >
            Check the count
          </Button>
        )}
        <Button variant="quiet" disabled={isSending} onClick={() => onChange(null)}>
          Throw the sheet away
        </Button>
      </Inline>
    </Stack>
  );
};
