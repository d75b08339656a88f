import { Button, RadioGroup, TextField } from "@pallu/ui";
import { useState } from "react";
import type { SubmitEvent, ReactElement } from "react";
import { SendFailure } from "../../platform/Failure.tsx";
import { useSend } from "../../platform/useSend.ts";
import type { CatalogueImport } from "./files.rules.ts";
import * as styles from "./files.css.ts";

interface ImportQuestionsProps {
  one: CatalogueImport;
  onStarted: (next: CatalogueImport) => void;
}

/** Asks what a file of another platform does not say, and checks it again with the answers. */
export const ImportQuestions = ({ one, onStarted }: ImportQuestionsProps): ReactElement => {
  const { needs, options } = one;
  const { run, isSending, failure } = useSend("POST /api/desk/imports");
  const [isTaxAdded, setTaxAdded] = useState(options.tax?.startsWith("added:") ?? false);
  const [percent, setPercent] = useState(options.tax?.split(":")[1] ?? "5");
  const [stock, setStock] = useState(options.stock === undefined ? "" : String(options.stock));
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const tax = isTaxAdded ? `added:${percent.trim()}` : "included";
    const started = await run({
      body: {
        files: one.files.map(({ id }) => id),
        options: { tax, ...(stock.trim() === "" ? {} : { stock: Number(stock) }) },
      },
    });
    if (started) onStarted(started);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <RadioGroup
        legend="Do the prices in the file include their tax?"
        options={[
          { value: "included", label: "Yes, they are what a shopper pays" },
          { value: "added", label: "No, add the tax" },
        ]}
        value={isTaxAdded ? "added" : "included"}
        onChange={(value) => setTaxAdded(value === "added")}
      />
      {isTaxAdded && (
        <TextField
          label="Tax in percent"
          inputMode="decimal"
          required
          pattern="\d{1,2}(\.\d{1,2})?"
          value={percent}
          onChange={({ currentTarget }) => setPercent(currentTarget.value)}
        />
      )}
      {needs.includes("stock") && (
        <TextField
          label="Pieces of each variant"
          hint="The file does not say how many there are. 0 shows them as sold out."
          inputMode="numeric"
          required
          pattern="\d{1,9}"
          value={stock}
          onChange={({ currentTarget }) => setStock(currentTarget.value)}
        />
      )}
      <SendFailure failure={failure} />
      <Button type="submit" busy={isSending}>
        Check with these answers
      </Button>
    </form>
  );
};
