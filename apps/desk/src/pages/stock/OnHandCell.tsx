import { Button, Inline } from "@pallu/ui";
import { StockField } from "@pallu/ui/desk";
import { useToast } from "@pallu/ui/toast";
import { useRef, useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { useFormDraft } from "../../platform/drafts.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { formatCount } from "../../platform/format.ts";
import { useDiscarded } from "../../platform/useDiscarded.tsx";
import { useSend } from "../../platform/useSend.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { MAX_PIECES, nameOf } from "./stock.rules.ts";
import type { StockRow } from "./stock.rules.ts";
import * as styles from "./stock.css.ts";

interface OnHandCellProps {
  row: StockRow;
  /** Called with what the shop has answered. */
  onSaved: (id: string, pieces: Pick<StockRow, "onHand" | "reserved" | "stock">) => void;
}

/** What is on hand of a variant. A change is sent as the difference to what was read, row by row. */
export const OnHandCell = ({ row, onSaved }: OnHandCellProps): ReactElement => {
  const draft = useFormDraft<{ before: number; now: number | null } | null>(
    `stock-${row.id}`,
    null,
  );
  const edit = draft.form;
  const setEdit = (next: typeof edit): void => draft.change(() => next);
  const { run, isSending, failure, reset } = useSend("POST /api/desk/stock/:variantId/changes");
  const toast = useToast();
  const offerBack = useDiscarded();
  const [isValid, setValid] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  const before = edit?.before ?? row.onHand;
  const now = edit ? edit.now : row.onHand;
  const found = failure?.code === "unexpected_stock" ? failure.body.refused?.[0]?.found : undefined;

  /** Focuses the row after a press of a button that is no longer there. */
  const returnToRow = (): void => {
    const isInField = document.activeElement?.matches("input");
    if (!isInField) form.current?.closest("tr")?.querySelector("a")?.focus();
  };

  const close = (): void => {
    setEdit(null);
    reset();
    returnToRow();
  };

  const save = async (expected: number, pieces: number): Promise<void> => {
    const answer = await run({
      params: { variantId: row.id },
      body: { difference: pieces - expected, expected },
    });
    if (!answer) return;
    onSaved(row.id, answer);
    close();
    toast.show({
      text: `${nameOf(row)}: ${formatCount(answer.onHand)} on hand.`,
      tone: "success",
    });
  };

  const settle = (expected: number, pieces: number): void => {
    setEdit({ before: expected, now: pieces });
    if (pieces === expected) close();
    else void save(expected, pieces);
  };

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isValid && now !== null && now !== before) void save(before, now);
  };

  return (
    <form ref={form} className={styles.onHand} onSubmit={onSubmit}>
      <StockField
        label={`On hand, ${nameOf(row)}`}
        hideLabel
        before={before}
        value={now}
        max={MAX_PIECES}
        readOnly={isSending}
        onValidityChange={setValid}
        onChange={(next) => {
          reset();
          setEdit(next === before && edit?.before === row.onHand ? null : { before, now: next });
        }}
      />
      {found !== undefined && now !== null ? (
        <ConflictNotice
          before={before}
          found={found}
          typed={now}
          isSending={isSending}
          onSettle={(pieces) => settle(found, pieces)}
        />
      ) : (
        <SendFailure failure={failure} />
      )}
      {isValid && now !== null && now !== before && found === undefined && (
        <Inline gap="s8">
          <Button type="submit" size="small" busy={isSending} busyText="Saving …">
            Save
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={isSending}
            onClick={() => {
              close();
              offerBack(() => setEdit({ before, now }));
            }}
          >
            Discard
          </Button>
        </Inline>
      )}
    </form>
  );
};
