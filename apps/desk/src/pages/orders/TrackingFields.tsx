import { Notice, TextField } from "@pallu/ui";
import { useState } from "react";
import type { ClipboardEvent, ReactElement } from "react";
import { counted } from "../../platform/format.ts";
import { moveOnEnter } from "../../platform/moveOnEnter.ts";
import * as styles from "./ChangeDialog.css.ts";
import { pastedLines, repeatedTexts } from "./orders.rules.ts";

interface TrackingFieldsProps {
  orders: readonly { id: string; fullName: string; townCity: string }[];
  /** What was typed, by order. */
  typed: Readonly<Record<string, string>>;
  /** Why the text of an order was refused, by its place among them. */
  faults: ReadonlyMap<string, string> | undefined;
  onType: (texts: Readonly<Record<string, string>>) => void;
}

/** A field for the tracking of each order. A column that is pasted into one fills it and those below. */
export const TrackingFields = ({
  orders,
  typed,
  faults,
  onType,
}: TrackingFieldsProps): ReactElement => {
  const [leftOver, setLeftOver] = useState(0);
  const paste = (event: ClipboardEvent<HTMLInputElement>, index: number): void => {
    const lines = pastedLines(event.clipboardData.getData("text"));
    if (!lines) return;
    event.preventDefault();
    const filled = orders.slice(index, index + lines.length);
    onType(Object.fromEntries(filled.map(({ id }, place) => [id, lines[place] ?? ""])));
    setLeftOver(lines.length - filled.length);
  };
  const repeated = repeatedTexts(orders.map(({ id }) => ({ id, text: typed[id] ?? "" })));
  return (
    <>
      <fieldset className={styles.tracking}>
        <legend>Tracking number or link, if there is one. The mail to the shopper has it.</legend>
        {orders.map(({ id, fullName, townCity }, index) => (
          <TextField
            key={id}
            label={[`${id} · ${fullName}`, townCity].filter(Boolean).join(", ")}
            value={typed[id] ?? ""}
            onChange={({ target }) => onType({ [id]: target.value })}
            onPaste={(event) => paste(event, index)}
            onKeyDown={moveOnEnter}
            error={faults?.get(String(index))}
            enterKeyHint="next"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ))}
      </fieldset>
      {leftOver > 0 && (
        <Notice tone="warning">
          {`${counted(leftOver, "line")} of what was pasted had no field.`}
        </Notice>
      )}
      {repeated.map(({ text, ids }) => (
        <Notice key={text} tone="warning">
          <bdi>{text}</bdi>
          {` is there for ${ids.join(" and ")}. Two parcels rarely have one number.`}
        </Notice>
      ))}
    </>
  );
};
