import { Button, Heading, Notice, Stack, Text } from "@pallu/ui";
import { DateField, NumberField } from "@pallu/ui/desk";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { fetchDesk } from "../../platform/api.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { useCsvFile } from "../../platform/useCsvFile.ts";
import * as styles from "./files.css.ts";

/** The orders of some days as a file for accounting. */
export const SalesForm = (): ReactElement => {
  const { run, isReading, failure } = useCsvFile();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [tax, setTax] = useState<number | null>(null);
  const [saved, setSaved] = useState("");
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setSaved("");
    const query = new URLSearchParams({ from, to, ...(tax !== null && { tax: String(tax) }) });
    const file = await run(async () => {
      const answer = await fetchDesk(`/api/desk/exports/orders?${query.toString()}`, {
        method: "GET",
      });
      return { fileName: `orders-${from}-${to}.csv`, csv: await answer.text() };
    });
    if (file) setSaved(file.fileName);
  };
  return (
    <section aria-labelledby="files-accounts">
      <Stack gap="s12">
        <Heading level={2} size="h4" id="files-accounts">
          Orders for accounting
        </Heading>
        <Text>
          A row for each order of these days, with its amounts and when it was cancelled, returned
          or refunded. With a rate, also the tax that each total includes. The log says who saved
          it.
        </Text>
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <DateField
            label="First day"
            required
            value={from}
            {...(to !== "" && { max: to })}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <DateField
            label="Last day"
            required
            value={to}
            {...(from !== "" && { min: from })}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <NumberField
            label="Tax that prices include"
            hint="Leave it empty if your accountant computes it."
            unit="%"
            decimals={2}
            max={99.99}
            value={tax}
            onChange={setTax}
          />
          <SendFailure failure={failure} />
          <Button type="submit" variant="secondary" busy={isReading} busyText="Preparing …">
            Save the orders as CSV
          </Button>
          <div aria-live="polite">
            {saved !== "" && (
              <Notice tone="success" live={false}>
                {`Saved as ${saved}.`}
              </Notice>
            )}
          </div>
        </form>
      </Stack>
    </section>
  );
};
