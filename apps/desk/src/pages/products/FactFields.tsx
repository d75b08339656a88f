import { Select, TextArea, TextField } from "@pallu/ui";
import { NumberField } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import type { Fact, FactName, FactValue } from "./products.types.ts";
import type { FormOfProduct } from "./useProductForm.ts";

const choices = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

interface FactFieldProps {
  fact: Fact;
  value: FactValue;
  error: string | undefined;
  onChange: (value: FactValue) => void;
  onValidityChange: (isValid: boolean) => void;
  listId: string | undefined;
}

const FactField = ({
  fact,
  value,
  error,
  onChange,
  onValidityChange,
  listId,
}: FactFieldProps): ReactElement => {
  const { name, kind, label, description, maxLength, min = 0, max, unit } = fact;
  const shared = {
    id: `product-facts.${name}`,
    label,
    optional: "optional",
    hint: description,
    error,
  };
  if (kind === "number")
    return (
      <NumberField
        {...shared}
        min={min}
        max={max ?? Number.MAX_SAFE_INTEGER}
        unit={unit ?? ""}
        value={typeof value === "number" ? value : null}
        onChange={onChange}
        onValidityChange={onValidityChange}
      />
    );
  if (kind === "yesNo")
    return (
      <Select
        {...shared}
        placeholder="Not known"
        options={choices}
        value={value === null ? "" : value === true ? "yes" : "no"}
        onChange={({ target }) => onChange(target.value === "" ? null : target.value === "yes")}
      />
    );
  if (kind === "list")
    return (
      <TextArea
        {...shared}
        hint={`${description} One a line.`}
        rows={3}
        value={Array.isArray(value) ? value.join("\n") : ""}
        onChange={({ target }) => onChange(target.value === "" ? [] : target.value.split("\n"))}
      />
    );
  return (
    <TextField
      {...shared}
      maxLength={maxLength}
      list={listId}
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

interface FactFieldsProps {
  facts: readonly Fact[];
  editor: FormOfProduct;
  /** The id of a list of suggestions, by fact. */
  lists: Readonly<Record<string, string>>;
}

/** The fields of the facts, by their kinds. */
export const FactFields = ({ facts, editor, lists }: FactFieldsProps): ReactElement => (
  <>
    {facts.map((fact) => (
      <FactField
        key={fact.name}
        fact={fact}
        value={editor.form.facts[fact.name as FactName]}
        error={editor.errorOf(`product-facts.${fact.name}`)}
        listId={lists[fact.name]}
        onChange={(value) =>
          editor.change((form) => ({ ...form, facts: { ...form.facts, [fact.name]: value } }))
        }
        onValidityChange={(isValid) => editor.noteValidity(`product-facts.${fact.name}`, isValid)}
      />
    ))}
  </>
);
