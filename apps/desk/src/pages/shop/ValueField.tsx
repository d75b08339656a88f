import { CheckboxGroup, Select, TextArea, TextField } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { linkTargets } from "../../platform/links/LinkTargets.tsx";
import { controlId } from "./fields.types.ts";
import type { PartFieldProps } from "./fields.types.ts";
import { choiceLabel, fieldKindOf, textOf } from "./schema.rules.ts";
import type { Json } from "./schema.rules.ts";
import * as styles from "./shop.css.ts";

const MARKDOWN =
  "An empty line begins a paragraph. ## Heading, - list, **bold**, [words](/contact).";

/** The texts of a field that all kinds share. */
const textsOf = ({ label, place, isRequired, faults, schema }: PartFieldProps) => ({
  id: controlId(place),
  label,
  hint: schema.description,
  error: faults.get(place),
  optional: isRequired ? undefined : "optional",
});

const orNothing = (text: string): string | undefined => (text === "" ? undefined : text);

const linesOf = (list: Json | undefined): string =>
  (Array.isArray(list) ? (list as readonly Json[]) : [])
    .map((line) => (Array.isArray(line) ? line.map(textOf).join(" | ") : textOf(line)))
    .join("\n");

/** A list of short texts, one a line. Of a table the cells are separated by `|`. */
const LinesField = (props: PartFieldProps & { hasCells: boolean }): ReactElement => {
  const { value, onChange, hasCells, isReadOnly } = props;
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  const shown = linesOf(list);
  const [draft, setDraft] = useState<{ text: string; of: string }>();
  const read = (text: string): Json | undefined => {
    const lines = text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
    if (lines.length === 0) return undefined;
    return hasCells ? lines.map((line) => line.split("|").map((cell) => cell.trim())) : lines;
  };
  return (
    <TextArea
      {...textsOf(props)}
      hint={
        props.schema.description ??
        (hasCells ? "A row on each line, its cells separated by |." : "One on each line.")
      }
      rows={Math.max(3, list.length + 1)}
      readOnly={isReadOnly}
      // An unfinished line is no entry yet. It stays as long as the entries are those that it was read as.
      value={draft?.of === shown ? draft.text : shown}
      onChange={({ target: { value: text } }) => {
        const next = read(text);
        setDraft({ text, of: linesOf(next) });
        onChange(next);
      }}
    />
  );
};

/** A colour as `#rrggbb`, chosen or typed. */
export const ColorField = (props: PartFieldProps): ReactElement => {
  const { value, onChange, label, isReadOnly } = props;
  const text = textOf(value);
  return (
    <TextField
      {...textsOf(props)}
      optional={undefined}
      hint={props.schema.description}
      dir="ltr"
      spellCheck={false}
      readOnly={isReadOnly}
      value={text}
      onChange={({ target }) => onChange(orNothing(target.value))}
      end={
        <input
          type="color"
          className={styles.color}
          aria-label={`${label}: choose a colour`}
          disabled={isReadOnly}
          value={/^#[\da-f]{6}$/i.test(text) ? text : "#000000"}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  );
};

/** Edits a text, a number, a choice, a colour or a list of short texts. */
export const ValueField = (props: PartFieldProps): ReactElement => {
  const { schema, value, onChange, place, isReadOnly } = props;
  const texts = textsOf(props);
  const kind = fieldKindOf(schema, place.split(".").at(-1) ?? "");
  switch (kind) {
    case "lines":
    case "rows":
      return <LinesField {...props} hasCells={kind === "rows"} />;
    case "color":
      return <ColorField {...props} />;
    case "choices":
      return (
        <CheckboxGroup
          legend={props.label}
          hint={texts.hint}
          error={texts.error}
          disabled={isReadOnly}
          options={(schema.items?.enum ?? []).map((each) => ({
            value: each,
            label: choiceLabel(schema.items ?? {}, each),
          }))}
          value={Array.isArray(value) ? value.map(textOf) : []}
          onChange={(chosen) => onChange(chosen.length === 0 ? undefined : [...chosen])}
        />
      );
    case "choice":
      return (
        <Select
          {...texts}
          disabled={isReadOnly}
          placeholder={props.isRequired ? "Choose" : "None"}
          options={(schema.enum ?? []).map((each) => ({
            value: each,
            label: choiceLabel(schema, each),
          }))}
          value={textOf(value)}
          onChange={({ target }) => onChange(orNothing(target.value))}
        />
      );
    case "number":
      return (
        <TextField
          {...texts}
          inputMode="numeric"
          readOnly={isReadOnly}
          value={textOf(value)}
          onChange={({ target: { value: text } }) =>
            onChange(/^\d+$/.test(text.trim()) ? Number(text) : orNothing(text))
          }
        />
      );
    case "text":
      return (
        <TextArea
          {...texts}
          hint={texts.hint === undefined ? MARKDOWN : `${texts.hint} ${MARKDOWN}`}
          dir="auto"
          rows={Math.min(16, Math.max(4, textOf(value).split("\n").length + 1))}
          readOnly={isReadOnly}
          value={textOf(value)}
          onChange={({ target }) => onChange(orNothing(target.value))}
        />
      );
    case "link":
      return (
        <TextField
          {...texts}
          list={linkTargets}
          inputMode="url"
          dir="ltr"
          spellCheck={false}
          readOnly={isReadOnly}
          value={textOf(value)}
          onChange={({ target }) => onChange(orNothing(target.value))}
        />
      );
    default:
      return (
        <TextField
          {...texts}
          dir="auto"
          readOnly={isReadOnly}
          value={textOf(value)}
          onChange={({ target }) => onChange(orNothing(target.value))}
        />
      );
  }
};
