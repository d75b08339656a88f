import {
  Button,
  ButtonLink,
  EmptyState,
  Notice,
  Select,
  Skeleton,
  Stack,
  Tag,
  Text,
  TextField,
} from "@pallu/ui";
import { DateField, DiffTable, FieldRow } from "@pallu/ui/desk";
import { useRef, useState } from "react";
import type { SubmitEvent, ReactElement } from "react";
import { Link as RouterLink } from "react-router-dom";
import { rowAttribute } from "../../frame/listKeys.rules.ts";
import { ListPages, pageLinks } from "../../frame/ListPages.tsx";
import { Page } from "../../frame/Page.tsx";
import { useListAddress } from "../../platform/address.ts";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { formatDateTime } from "../../platform/format.ts";
import { useRead } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import * as styles from "./log.css.ts";
import {
  actionParts,
  actorText,
  diffRows,
  entryText,
  kinds,
  targetHref,
  targetText,
  undoLabel,
} from "./log.rules.ts";
import type { LogEntry } from "./log.rules.ts";

interface EntryProps {
  entry: LogEntry;
  hrefOfActor: string;
  onUndone: (text: string) => Promise<void>;
}

/** A change with its values, and the button that undoes it or why there is none. */
const Entry = ({ entry, hrefOfActor, onUndone }: EntryProps): ReactElement => {
  const { run, isSending, failure } = useSend("POST /api/desk/log/:entryId/undo");
  const heading = useRef<HTMLHeadingElement>(null);
  const { actor, target, undo } = entry;
  const [before, after] = actionParts(entry.action);
  const record = targetText(entry);
  const href = targetHref(target);
  const label = undoLabel(entry);
  const rows = diffRows(entry);
  const pressUndo = async (): Promise<void> => {
    const answer = await run({ params: { entryId: entry.id }, body: { dryRun: false } });
    if (!answer) return;
    // The button goes with the change that it undid.
    heading.current?.focus();
    await onUndone(`Undone: ${entryText(entry)}.`);
  };
  return (
    <li className={styles.entry} {...{ [rowAttribute]: entry.id }}>
      <div className={styles.entryHead}>
        <h2 ref={heading} tabIndex={-1} className={styles.entryTitle}>
          <RouterLink to={hrefOfActor} title={`Only changes by ${actor.name}`}>
            <bdi>{actorText(actor)}</bdi>
          </RouterLink>{" "}
          {before}
          {after !== undefined && (
            <>
              {href === undefined ? (
                <bdi>{record}</bdi>
              ) : (
                <RouterLink to={href}>
                  <bdi>{record}</bdi>
                </RouterLink>
              )}
              {after}
            </>
          )}
        </h2>
        {entry.undoneBy !== null && <Tag>Undone</Tag>}
        <time dateTime={entry.changedAt} className={styles.time}>
          {formatDateTime(entry.changedAt)}
        </time>
      </div>
      {rows.length > 0 && (
        <DiffTable
          caption={entryText(entry)}
          hideCaption
          rows={rows.map(({ field, name, before, after }) => ({
            id: field,
            field: name,
            before: before === undefined ? null : <bdi>{before}</bdi>,
            after: after === undefined ? null : <bdi>{after}</bdi>,
          }))}
        />
      )}
      <SendFailure failure={failure} />
      {undo.isPossible ? (
        <Button
          variant="secondary"
          size="small"
          busy={isSending}
          aria-label={`${label}: ${record}`}
          onClick={() => void pressUndo()}
        >
          {label}
        </Button>
      ) : (
        entry.undoneBy === null && (
          <Text size="small" tone="muted">
            {undo.reason ?? ""}
          </Text>
        )
      )}
    </li>
  );
};

interface FiltersProps {
  values: Readonly<Record<"kind" | "actor" | "find" | "day", string>>;
  onChange: (values: Partial<Record<"kind" | "actor" | "find" | "day", string>>) => void;
}

/** The filters of the log, which apply together when they are sent. */
const Filters = ({ values, onChange }: FiltersProps): ReactElement => {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const textOf = (name: string): string => {
      const value = data.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    onChange({
      kind: textOf("kind"),
      day: textOf("day"),
      find: textOf("find"),
      actor: textOf("actor"),
    });
  };
  return (
    <form role="search" aria-label="Filter the log" onSubmit={submit}>
      <FieldRow width="narrow">
        <Select
          key={`kind ${values.kind}`}
          label="What"
          name="kind"
          options={kinds}
          defaultValue={values.kind}
        />
        <DateField key={`day ${values.day}`} label="Day" name="day" defaultValue={values.day} />
        <TextField
          key={`find ${values.find}`}
          label="Id begins with"
          name="find"
          type="search"
          defaultValue={values.find}
          data-search=""
        />
        <TextField
          key={`actor ${values.actor}`}
          label="By whom"
          name="actor"
          type="search"
          defaultValue={values.actor}
        />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </FieldRow>
    </form>
  );
};

/** What operators, keys and members of staff changed, and the way back. */
export const LogPage = (): ReactElement => {
  const { values, change, hrefWith, isFiltered } = useListAddress({
    kind: "",
    actor: "",
    find: "",
    day: "",
    after: "",
  });
  const query = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const reading = useRead("GET /api/desk/log", { query });
  const [done, setDone] = useState("");
  const { data } = reading;
  const isEmptyBefore = reading.isPrevious && data?.entries.length === 0;
  const showUndone = async (text: string): Promise<void> => {
    setDone(text);
    await reading.refresh();
  };
  return (
    <Page title="Log">
      <Stack gap="s16">
        <Filters values={values} onChange={change} />
        <div aria-live="polite">
          {done !== "" && (
            <Notice tone="success" live={false} onDismiss={() => setDone("")}>
              {done}
            </Notice>
          )}
        </div>
        <ReadFailure what="The log" reading={reading} />
        {(reading.isLoading || isEmptyBefore) && <Skeleton shape="text" />}
        {data?.entries.length === 0 &&
          !reading.isPrevious &&
          (isFiltered ? (
            <EmptyState
              title="No change is like that"
              action={
                <ButtonLink href="?" variant="secondary">
                  Clear filters
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState title="Nothing was changed yet">
              Whatever you change at this desk is listed here, with the values before and after.
            </EmptyState>
          ))}
        {data && data.entries.length > 0 && (
          <ol
            className={styles.entries}
            aria-label="Changes, newest first"
            aria-busy={reading.isRefreshing}
          >
            {data.entries.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                hrefOfActor={hrefWith({ actor: entry.actor.name })}
                onUndone={showUndone}
              />
            ))}
          </ol>
        )}
        {!reading.isPrevious && (
          <ListPages
            {...pageLinks(hrefWith, values.after, data?.next, {
              first: "Newest changes",
              next: "Older changes",
            })}
          />
        )}
      </Stack>
    </Page>
  );
};
