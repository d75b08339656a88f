import { Checkbox, FieldGroup, Select, TextArea, TextField } from "@pallu/ui";
import { FieldRow, MoneyField } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { GroupField } from "./GroupField.tsx";
import { changeFlag, flagNames, slugOf } from "./productForm.rules.ts";
import type { Flag, ProductForm } from "./productForm.rules.ts";
import type { FormParts } from "./products.types.ts";
import type { FormOfProduct } from "./useProductForm.ts";
import * as styles from "./products.css.ts";

/** Converts between rupees, which are sent, and paise, which fields have. */
export const paiseOf = (rupees: number | null): number | null =>
  rupees === null ? null : Math.round(rupees * 100);
export const rupeesOf = (paise: number | null): number | null =>
  paise === null ? null : paise / 100;

interface BasicFieldsProps {
  editor: FormOfProduct;
  parts: FormParts;
  isNew: boolean;
  onGroupAdded: () => void;
}

/** Name, group, prices and words of a product. */
export const BasicFields = ({
  editor,
  parts,
  isNew,
  onGroupAdded,
}: BasicFieldsProps): ReactElement => {
  const { form, change, errorOf, noteValidity } = editor;
  const set = (next: Partial<ProductForm>): void => change((before) => ({ ...before, ...next }));
  const price = (name: "offerPrice" | "listPrice") => ({
    id: `product-${name}`,
    error: errorOf(`product-${name}`),
    value: paiseOf(form[name]),
    onChange: (paise: number | null) => set({ [name]: rupeesOf(paise) }),
    onValidityChange: (isValid: boolean) => noteValidity(`product-${name}`, isValid),
  });
  const suggestion = slugOf(form.name);
  return (
    <>
      <FieldRow>
        <TextField
          id="product-name"
          label="Name"
          maxLength={200}
          dir="auto"
          error={errorOf("product-name")}
          value={form.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <GroupField
          groups={parts.groups}
          value={form.subCategoryId}
          error={errorOf("product-subCategoryId")}
          onChange={(subCategoryId) => set({ subCategoryId })}
          onAdded={onGroupAdded}
        />
        {isNew && (
          <TextField
            id="product-slug"
            label="Address"
            optional="optional"
            hint={`The end of the product's URL. ${suggestion === "" ? "Made of the name." : `Without it: ${suggestion}`}`}
            maxLength={100}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            error={errorOf("product-slug")}
            value={form.slug}
            onChange={({ target }) => set({ slug: target.value })}
          />
        )}
        <MoneyField {...price("offerPrice")} label="Price" hint="What shoppers pay." />
        <MoneyField
          {...price("listPrice")}
          label="List price"
          optional="optional"
          hint="The price before a reduction. Empty for none."
        />
        <Select
          id="product-tag"
          label="Word on the picture"
          optional="optional"
          placeholder="None"
          error={errorOf("product-tag")}
          value={form.tag}
          onChange={({ target }) => set({ tag: target.value })}
          options={parts.tags.map((tag) => ({ value: tag, label: tag }))}
        />
      </FieldRow>
      <TextArea
        id="product-description"
        label="Description"
        optional="optional"
        rows={6}
        limit={5000}
        dir="auto"
        error={errorOf("product-description")}
        value={form.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <FieldGroup legend="Labels" hint="With them it is in the lists of the home page.">
        <div className={styles.checks}>
          {(Object.keys(flagNames) as Flag[]).map((flag) => (
            <Checkbox
              key={flag}
              label={flagNames[flag]}
              checked={form.rows.some((row) => row[flag])}
              onChange={({ target }) =>
                change((before) => changeFlag(before, flag, target.checked))
              }
            />
          ))}
        </div>
      </FieldGroup>
      <Checkbox
        label="Hidden from shoppers"
        checked={form.hidden}
        onChange={({ target }) => set({ hidden: target.checked })}
      />
    </>
  );
};
