import { Button, Heading, Notice, Skeleton } from "@pallu/ui";
import { MoneyField } from "@pallu/ui/desk";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { emptyAfter } from "../../platform/drafts.ts";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { formatMoney } from "../../platform/format.ts";
import { useRead } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import * as styles from "./settings.css.ts";

const savedText = (limit: number | null): string => {
  if (limit === null) return "Members of staff may refund every order.";
  return limit === 0
    ? "Only owners may refund."
    : `Members of staff may refund orders up to ${formatMoney(limit)}.`;
};

/** Up to which total of an order members of staff may refund. Owners have no limit. */
export const RefundLimitForm = (): ReactElement => {
  const reading = useRead("GET /api/desk/settings", {});
  const { run, isSending, failure } = useSend("PUT /api/desk/settings/refund-limit");
  /** In paise. Undefined until somebody types. */
  const [typed, setTyped] = useState<number | null>();
  const [saved, setSaved] = useState<number | null>();
  const limit = reading.data?.refundLimit ?? null;
  const shown = typed === undefined ? limit && Math.round(limit * 100) : typed;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setSaved(undefined);
    const refundLimit = shown && shown / 100;
    const answer = await run({ body: { refundLimit, expected: limit } });
    await reading.refresh();
    if (!answer) return;
    setTyped(emptyAfter(typed, undefined));
    setSaved(answer.refundLimit);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Heading level={2} size="h4">
        Refunds by staff
      </Heading>
      <ReadFailure what="The limit" reading={reading} />
      {reading.isLoading && <Skeleton shape="text" />}
      {reading.data && (
        <>
          <MoneyField
            label="Largest order that staff may refund"
            hint="Empty for no limit, 0 for owners only."
            value={shown}
            onChange={setTyped}
          />
          <SendFailure failure={failure} />
          <Button type="submit" variant="secondary" busy={isSending} disabled={typed === undefined}>
            Save the limit
          </Button>
        </>
      )}
      <div aria-live="polite">
        {saved !== undefined && (
          <Notice tone="success" live={false}>
            {savedText(saved)}
          </Notice>
        )}
      </div>
    </form>
  );
};
