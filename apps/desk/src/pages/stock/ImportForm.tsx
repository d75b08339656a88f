import { Button, Heading, Notice } from "@pallu/ui";
import { FileDrop, SelectableTable } from "@pallu/ui/desk";
import { useId, useState } from "react";
import type { ReactElement } from "react";
import { DeskError } from "../../platform/api.ts";
import type { Output } from "../../platform/callTypes.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { counted, formatCount, formatMoney } from "../../platform/format.ts";
import { sendFile } from "../../platform/sendFile.ts";
import { useSend } from "../../platform/useSend.ts";
import * as styles from "./stock.css.ts";

/** The most bytes of a file. */
const MAX_BYTES = 2 * 1024 * 1024;

type ImportCall = "POST /api/desk/stock/imports" | "POST /api/desk/prices/imports";

type Preview = Output<ImportCall>;
type Value = Preview["changes"][number]["before"];

/** Returns a number of pieces, or a price of its list price, as text. */
const valueWords = (value: Value): string =>
  typeof value === "number"
    ? formatCount(value)
    : `${formatMoney(value.offerPrice)} of ${formatMoney(value.listPrice)}`;

interface ImportFormProps {
  title: string;
  hint: string;
  call: ImportCall;
}

/** Sends a CSV file, shows what it would change, and applies it as a whole. */
export const ImportForm = ({ title, hint, call }: ImportFormProps): ReactElement => {
  const id = useId();
  const { run, isSending, failure, reset } = useSend<ImportCall>(call);
  const [upload, setUpload] = useState<{ isSending: boolean; failure?: DeskError }>({
    isSending: false,
  });
  const [checked, setChecked] = useState<{ fileId: string; preview: Preview } | null>(null);
  const [applied, setApplied] = useState<number | null>(null);
  const check = async (file: File): Promise<void> => {
    setChecked(null);
    setApplied(null);
    reset();
    setUpload({ isSending: true });
    try {
      const fileId = await sendFile(file);
      setUpload({ isSending: false });
      const preview = await run({ body: { fileId, dryRun: true } });
      if (preview) setChecked({ fileId, preview });
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      setUpload({ isSending: false, failure: error });
    }
  };
  const apply = async (fileId: string): Promise<void> => {
    const answer = await run({ body: { fileId, dryRun: false } });
    if (!answer) return;
    setChecked(null);
    setApplied(answer.changed);
  };
  const faults = failure?.body.refused ?? [];
  return (
    <section className={styles.filesSection} aria-labelledby={id}>
      <Heading level={2} size="h4" id={id}>
        {title}
      </Heading>
      <FileDrop
        label={`${title}: CSV file`}
        hint={hint}
        accept=".csv,text/csv"
        maxBytes={MAX_BYTES}
        maxFiles={1}
        paste={false}
        disabled={isSending || upload.isSending}
        onFiles={([file]) => {
          if (file) void check(file);
        }}
      />
      {upload.isSending && <p role="status">Sending the file …</p>}
      {upload.failure && (
        <Notice tone="danger">{`${upload.failure.message} Choose the file again to send it.`}</Notice>
      )}
      <SendFailure failure={failure} />
      {faults.length > 0 && (
        <SelectableTable
          caption="What to correct in the file"
          columns={[
            { key: "place", label: "Line and column", isRowHeader: true },
            { key: "reason", label: "Reason", narrow: "full" },
          ]}
          rows={faults.map(({ line = 0, column = "", message }, index) => ({
            id: String(index),
            label: `Line ${line}`,
            cells: {
              place: `Line ${formatCount(line)}${column === "" ? "" : `, ${column}`}`,
              reason: message,
            },
          }))}
        />
      )}
      {checked && (
        <>
          <SelectableTable
            caption={`${counted(checked.preview.rows, "row")} read, ${counted(checked.preview.changed, "change")}`}
            columns={[
              { key: "id", label: "What", isRowHeader: true },
              { key: "before", label: "Before", align: "end" },
              { key: "after", label: "After", align: "end" },
            ]}
            rows={checked.preview.changes.map(({ id: changedId, before, after }) => ({
              id: changedId,
              label: changedId,
              cells: { id: changedId, before: valueWords(before), after: valueWords(after) },
            }))}
            empty="The file changes nothing."
            footer={
              checked.preview.changed > checked.preview.changes.length &&
              `The first ${formatCount(checked.preview.changes.length)} are shown.`
            }
          />
          {checked.preview.changed > 0 && (
            <Button
              busy={isSending}
              busyText="Applying …"
              onClick={() => void apply(checked.fileId)}
            >
              {`Apply ${counted(checked.preview.changed, "change")}`}
            </Button>
          )}
        </>
      )}
      {applied !== null && (
        <Notice tone="success">{`The file is applied: ${counted(applied, "change")}.`}</Notice>
      )}
    </section>
  );
};
