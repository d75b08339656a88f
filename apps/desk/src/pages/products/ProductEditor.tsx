import { Button, ErrorSummary, Heading, Notice } from "@pallu/ui";
import { FieldRow, SaveBar } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { SendFailure } from "../../platform/Failure.tsx";
import { FormUploads } from "../../platform/pictures/FormUploads.tsx";
import { counted } from "../../platform/format.ts";
import { BasicFields } from "./BasicFields.tsx";
import { ColourFields } from "./ColourFields.tsx";
import { FactFields } from "./FactFields.tsx";
import { OptionFields } from "./OptionFields.tsx";
import { OvertakenNotice } from "./OvertakenNotice.tsx";
import { addColour, coloursOf } from "./productForm.rules.ts";
import type { ProductForm } from "./productForm.rules.ts";
import type { FormParts, Product } from "./products.types.ts";
import { useProductForm } from "./useProductForm.ts";
import * as styles from "./products.css.ts";

interface ProductEditorProps {
  /** A name of the draft. */
  name: string;
  /** Undefined for a new product. */
  product: Product | undefined;
  start: ProductForm;
  parts: FormParts;
  onGroupAdded: () => void;
  onSaved: (product: Product) => void;
}

const Suggestions = ({ parts }: { parts: FormParts }): ReactElement => (
  <>
    {(
      [
        ["known-colours", parts.colours.map(({ name }) => name)],
        ["known-materials", parts.materials],
        ["known-options", parts.optionValues],
      ] as const
    ).map(([id, values]) => (
      <datalist key={id} id={id}>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
    ))}
  </>
);

/** The form of a product: one state, one bar to save it. */
export const ProductEditor = ({
  name,
  product,
  start,
  parts,
  onGroupAdded,
  onSaved,
}: ProductEditorProps): ReactElement => {
  const editor = useProductForm({ name, product, start, parts, onSaved });
  const { form, change, problems, state, isChanged } = editor;
  const colours = coloursOf(form.rows);
  const mustChoose = editor.conflicts.length > 0;
  return (
    <form
      id="product-form"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.submit();
      }}
    >
      <FormUploads note={editor.uploads.note}>
        <Suggestions parts={parts} />
        {editor.isRestored && (
          <Notice tone="info" title="Your changes from an earlier visit.">
            They are not saved yet. Save them, or press Discard.
          </Notice>
        )}
        <OvertakenNotice editor={editor} parts={parts} />
        {problems.length > 0 && (
          <ErrorSummary
            title={`${counted(problems.length, "field")} to correct`}
            items={problems}
          />
        )}
        <SendFailure failure={editor.failure} />
        {product?.hidden === true && form.hidden && !isChanged && (
          <Notice
            tone="info"
            live={false}
            title="Hidden from shoppers."
            action={
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  change((before) => ({ ...before, hidden: false }));
                  void editor.submit();
                }}
              >
                Show now
              </Button>
            }
          >
            Nobody sees it in the shop.
          </Notice>
        )}
        <section className={styles.section} aria-labelledby="product-basics">
          <Heading level={2} size="h4" id="product-basics">
            Product
          </Heading>
          <BasicFields
            editor={editor}
            parts={parts}
            isNew={product === undefined}
            onGroupAdded={onGroupAdded}
          />
        </section>
        <section className={styles.section} aria-labelledby="product-variants">
          <Heading level={2} size="h4" id="product-variants" tabIndex={-1}>
            Colours, pictures and sizes
          </Heading>
          <OptionFields editor={editor} />
          {colours.map((colour, at) => (
            <ColourFields
              key={colour.key}
              colour={colour}
              at={at}
              count={colours.length}
              editor={editor}
              parts={parts}
            />
          ))}
          <div className={styles.actions}>
            <Button variant="secondary" size="small" onClick={() => change(addColour)}>
              Add colour
            </Button>
          </div>
        </section>
        <section className={styles.section} aria-labelledby="product-facts">
          <Heading level={2} size="h4" id="product-facts">
            Facts
          </Heading>
          <FieldRow>
            <FactFields
              facts={parts.facts}
              editor={editor}
              lists={{ material: "known-materials" }}
            />
          </FieldRow>
        </section>
      </FormUploads>
      <SaveBar
        state={state}
        message={
          mustChoose
            ? "Not saved. Choose which values to keep."
            : editor.uploads.text &&
              `${state === "failed" ? "Not saved: " : ""}${editor.uploads.text}`
        }
        form="product-form"
        saveText={product ? undefined : "Add product"}
        // Without a button that submits, Enter in a field of a new product sends nothing.
        onSave={mustChoose ? null : product ? undefined : () => void editor.submit()}
        onDiscard={isChanged ? editor.discard : undefined}
      />
    </form>
  );
};
