import { Button, TextField } from "@pallu/ui";
import { FieldRow } from "@pallu/ui/desk";
import { useState } from "react";
import type { ReactElement } from "react";
import { addSizes } from "./productForm.rules.ts";
import type { FormOfProduct } from "./useProductForm.ts";
import * as styles from "./products.css.ts";

/** The option beside the colour, such as Size, and a way to add several of its values to every colour. */
export const OptionFields = ({ editor }: { editor: FormOfProduct }): ReactElement => {
  const { form, change, errorOf } = editor;
  const [typed, setTyped] = useState("");
  const values = typed
    .split(/[,;\n]/)
    .map((value) => value.trim())
    .filter((value) => value !== "");
  const add = (): void => {
    change((before) => addSizes(before, values));
    setTyped("");
  };
  return (
    <FieldRow>
      <TextField
        id="product-optionName"
        label="Option beside the colour"
        optional="optional"
        hint="Such as Size. Empty if each colour is one piece to choose."
        maxLength={40}
        error={errorOf("product-optionName")}
        value={form.optionName}
        onChange={({ target }) => change((before) => ({ ...before, optionName: target.value }))}
      />
      {form.optionName.trim() !== "" && (
        <div className={styles.section}>
          <TextField
            label={`Add to every colour: ${form.optionName}`}
            hint="Several with commas: S, M, L"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              if (values.length > 0) add();
            }}
          />
          <div className={styles.actions}>
            <Button variant="secondary" size="small" disabled={values.length === 0} onClick={add}>
              {values.length > 1 ? `Add ${values.length} values` : "Add value"}
            </Button>
          </div>
        </div>
      )}
    </FieldRow>
  );
};
