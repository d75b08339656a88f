import { ArrowDownIcon, ArrowUpIcon, Checkbox, IconButton, TextField, TrashIcon } from "@pallu/ui";
import { FieldRow, MoneyField, NumberField, StockField } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { paiseOf, rupeesOf } from "./BasicFields.tsx";
import { changeRow, moveSize, removeRows } from "./productForm.rules.ts";
import type { FormRow } from "./productForm.rules.ts";
import { rowLabels } from "./productMerge.rules.ts";
import type { FormOfProduct } from "./useProductForm.ts";
import * as styles from "./products.css.ts";

/** Pieces on hand at most, as the server has it. */
const MAX_ON_HAND = 1_000_000_000;

interface SizeFieldsProps {
  row: FormRow;
  editor: FormOfProduct;
  /** The name of the option, empty without one. */
  optionName: string;
  /** What the row is called in the names of its buttons. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Whether it is the only row of the product, which cannot be removed. */
  isOnly: boolean;
}

/** The fields of one variant. */
export const SizeFields = ({
  row,
  editor,
  optionName,
  name,
  isFirst,
  isLast,
  isOnly,
}: SizeFieldsProps): ReactElement => {
  const { change, errorOf, noteValidity } = editor;
  const idOf = (field: string): string => `row-${row.key}-${field}`;
  const set = (next: Partial<FormRow>): void => change((form) => changeRow(form, row.key, next));
  const text = (field: "optionValue" | "sku" | "barcode") => ({
    id: idOf(field),
    error: errorOf(idOf(field)),
    value: row[field],
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  });
  const price = (field: "offerPrice" | "listPrice") => ({
    id: idOf(field),
    label: rowLabels[field],
    optional: "optional",
    error: errorOf(idOf(field)),
    value: paiseOf(row[field]),
    onChange: (paise: number | null) => set({ [field]: rupeesOf(paise) }),
    onValidityChange: (isValid: boolean) => noteValidity(idOf(field), isValid),
  });
  const flag = (field: "hidden" | "bestSeller" | "newArrival" | "trending"): ReactElement => (
    <Checkbox
      label={rowLabels[field]}
      checked={row[field]}
      onChange={({ target }) => set({ [field]: target.checked })}
    />
  );
  const stock = {
    id: idOf("onHand"),
    error: errorOf(idOf("onHand")),
    value: row.onHand,
    max: MAX_ON_HAND,
    onChange: (onHand: number | null) => set({ onHand }),
    onValidityChange: (isValid: boolean) => noteValidity(idOf("onHand"), isValid),
  };
  const opened = ["barcode", "weightGrams", "listPrice"].some((field) => errorOf(idOf(field)));
  return (
    <div className={styles.row} role="group" aria-label={name}>
      <FieldRow width="narrow">
        {optionName !== "" && (
          <TextField
            {...text("optionValue")}
            label={optionName}
            list="known-options"
            maxLength={40}
          />
        )}
        {row.before === null ? (
          <NumberField {...stock} label="Pieces in stock" steps />
        ) : (
          <StockField
            {...stock}
            size="medium"
            label="Pieces in stock"
            before={row.before}
            hint={row.reserved > 0 ? `${row.reserved} reserved for orders` : undefined}
          />
        )}
        <TextField
          {...text("sku")}
          label="SKU"
          optional="optional"
          maxLength={64}
          dir="ltr"
          spellCheck={false}
        />
        <MoneyField {...price("offerPrice")} />
      </FieldRow>
      <details open={opened || undefined}>
        <summary>More of this variant</summary>
        <div className={styles.more}>
          <FieldRow width="narrow">
            <MoneyField {...price("listPrice")} />
            <TextField
              {...text("barcode")}
              label="Barcode"
              optional="optional"
              maxLength={64}
              inputMode="numeric"
            />
            <NumberField
              id={idOf("weightGrams")}
              label="Weight"
              optional="optional"
              unit="g"
              max={1_000_000}
              error={errorOf(idOf("weightGrams"))}
              value={row.weightGrams}
              onChange={(weightGrams) => set({ weightGrams })}
              onValidityChange={(isValid) => noteValidity(idOf("weightGrams"), isValid)}
            />
          </FieldRow>
          <div className={styles.checks}>
            {flag("hidden")}
            {flag("bestSeller")}
            {flag("newArrival")}
            {flag("trending")}
          </div>
          <div className={styles.actions}>
            <IconButton
              label={`Move ${name} up`}
              icon={<ArrowUpIcon />}
              aria-disabled={isFirst || undefined}
              onClick={() => change((form) => moveSize(form, row.key, -1))}
            />
            <IconButton
              label={`Move ${name} down`}
              icon={<ArrowDownIcon />}
              aria-disabled={isLast || undefined}
              onClick={() => change((form) => moveSize(form, row.key, 1))}
            />
            {!isOnly && (
              <IconButton
                label={`Remove ${name}`}
                icon={<TrashIcon />}
                onClick={() => change((form) => removeRows(form, [row.key]))}
              />
            )}
          </div>
        </div>
      </details>
    </div>
  );
};
