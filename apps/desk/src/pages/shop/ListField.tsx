import { Button, FieldGroup, Select, Text } from "@pallu/ui";
import { useEffect, useRef, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { changed, controlId, hasFault } from "./fields.types.ts";
import type { PartFieldProps } from "./fields.types.ts";
import { branchesOf, entryTitle, kindOf, moved, shapeOf } from "./schema.rules.ts";
import type { Json, JsonSchema } from "./schema.rules.ts";
import * as styles from "./shop.css.ts";

interface ListFieldProps extends PartFieldProps {
  /** Edits the object of an entry. */
  fields: ComponentType<
    Pick<PartFieldProps, "schema" | "value" | "place" | "faults" | "isReadOnly" | "onChange">
  >;
}

/** Keeps a key for each entry, so that an entry that moves keeps what is open of it. */
const useEntryKeys = (count: number) => {
  const next = useRef(0);
  const [keys, setKeys] = useState<number[]>([]);
  const all = [...keys];
  while (all.length < count) all.push(next.current++);
  all.length = count;
  if (all.length !== keys.length) setKeys(all);
  /** The keys of this moment: an entry may have moved when what it waited for arrives. */
  const keysNow = useRef(all);
  useEffect(() => {
    keysNow.current = all;
  });
  return { keys: all, keysNow, setKeys };
};

/** A list of objects: each entry opens, moves and is removed. A new one is at the end, open. */
export const ListField = ({
  schema,
  label,
  value,
  onChange,
  place,
  faults,
  isReadOnly,
  fields: Fields,
}: ListFieldProps): ReactElement => {
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  const items: JsonSchema = schema.items ?? {};
  const kinds = branchesOf(items) ?? [];
  const [kind, setKind] = useState(() => (kinds[0] ? kindOf(kinds[0]) : ""));
  const [opened, setOpened] = useState<number>();
  /** The id of the element that gets the focus after the next render, or whose first field does. */
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const target = focused.current && document.getElementById(focused.current);
    focused.current = undefined;
    if (!target) return;
    const field = target.querySelector<HTMLElement>("input, select, textarea");
    (target.matches("button") ? target : (field ?? target)).focus();
  }, [value]);
  const addId = `${controlId(place)}-add`;
  const { keys, keysNow, setKeys } = useEntryKeys(list.length);
  const change = (next: (list: readonly Json[]) => readonly Json[]): void =>
    onChange((now) => {
      const after = next(Array.isArray(now) ? (now as readonly Json[]) : []);
      return after.length === 0 ? undefined : after;
    });
  const move = (from: number, to: number): void => {
    // A browser takes the focus from what moves.
    focused.current = `${controlId(`${place}.${to}`)}-${to < from ? "up" : "down"}`;
    if (to === 0 || to === list.length - 1)
      focused.current = `${controlId(`${place}.${to}`)}-${to < from ? "down" : "up"}`;
    setKeys(moved(keys, from, to));
    change((now) => moved(now, from, to));
  };
  const remove = (index: number): void => {
    focused.current = addId;
    setKeys(keys.filter((_key, at) => at !== index));
    change((now) => now.filter((_entry, at) => at !== index));
  };
  const isFull = list.length >= (schema.maxItems ?? Infinity);
  return (
    <FieldGroup
      legend={label}
      hint={schema.description}
      error={faults.get(place)}
      id={controlId(place)}
    >
      {list.map((entry, index) => {
        const at = `${place}.${index}`;
        const title = entryTitle(entry, index, items);
        return (
          <details
            key={keys[index]}
            id={controlId(at)}
            className={styles.entry}
            open={index === opened || hasFault(faults, at) || undefined}
          >
            <summary className={styles.summary}>
              <bdi>{title}</bdi>
            </summary>
            <div className={styles.inside}>
              {kinds.length > 0 && <Text tone="muted">{shapeOf(items, entry).description}</Text>}
              <Fields
                {...{ faults, isReadOnly }}
                schema={items}
                value={entry}
                place={at}
                onChange={(next) => {
                  const key = keys[index];
                  change((now) =>
                    now.map((each, other) =>
                      keysNow.current[other] === key ? (changed(each, next) ?? {}) : each,
                    ),
                  );
                }}
              />
              {!isReadOnly && (
                <div className={styles.actions}>
                  <Button
                    size="small"
                    variant="secondary"
                    disabled={index === 0}
                    id={`${controlId(at)}-up`}
                    aria-label={`Move up: ${title}`}
                    onClick={() => move(index, index - 1)}
                  >
                    Move up
                  </Button>
                  <Button
                    size="small"
                    variant="secondary"
                    disabled={index === list.length - 1}
                    id={`${controlId(at)}-down`}
                    aria-label={`Move down: ${title}`}
                    onClick={() => move(index, index + 1)}
                  >
                    Move down
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Remove: ${title}`}
                    onClick={() => remove(index)}
                  >
                    Remove
                  </Button>
                </div>
              )}
            </div>
          </details>
        );
      })}
      {!isReadOnly && (
        <div className={styles.actions}>
          {kinds.length > 0 && (
            <Select
              label={`What to add to ${label}`}
              hint={kinds.find((each) => kindOf(each) === kind)?.description}
              options={kinds.map((each) => ({
                value: kindOf(each),
                label: each.title ?? kindOf(each),
              }))}
              value={kind}
              onChange={({ target }) => setKind(target.value)}
            />
          )}
          <Button
            size="small"
            variant="secondary"
            id={addId}
            disabled={isFull}
            onClick={() => {
              focused.current = controlId(`${place}.${list.length}`);
              setOpened(list.length);
              change((now) => [...now, kinds.length > 0 ? { kind } : {}]);
            }}
          >
            {`Add to ${label}`}
          </Button>
          {isFull && <Text tone="muted">{`There are at most ${schema.maxItems} entries.`}</Text>}
        </div>
      )}
    </FieldGroup>
  );
};
