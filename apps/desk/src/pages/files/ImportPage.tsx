import { Button, ErrorState, Heading, Notice, Skeleton, Stack, Tag, Text } from "@pallu/ui";
import { Progress } from "@pallu/ui/desk";
import { useEffect, useEffectEvent } from "react";
import type { ReactElement } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { Page } from "../../frame/Page.tsx";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { counted, formatDateTime } from "../../platform/format.ts";
import { useRead } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import { ImportChanges } from "./ImportChanges.tsx";
import { ImportQuestions } from "./ImportQuestions.tsx";
import type { CatalogueImport } from "./files.rules.ts";
import * as styles from "./files.css.ts";
import {
  applyLabel,
  changeCount,
  isRunning,
  stateWords,
  tallyLines,
  undoLines,
} from "./files.rules.ts";

/** Pause after which an import that runs is read again, in ms. */
const READ_EVERY_MS = 1000;

const tones = { faulty: "warning", failed: "danger", done: "success", undone: "success" } as const;

/** What an import is doing, announced when it changes. */
const StateNotice = ({ one }: { one: CatalogueImport }): ReactElement => {
  const { state, progress, failure } = one;
  if (isRunning(state))
    return (
      <Progress
        label={stateWords[state]}
        {...(progress && progress.total > 0 ? { value: progress.done, max: progress.total } : {})}
        text={`${progress?.what ?? ""} You can leave this page.`.trim()}
      />
    );
  const tone = state in tones ? tones[state as keyof typeof tones] : "info";
  const texts: Partial<Record<CatalogueImport["state"], string>> = {
    checked: "The files were read and have no fault. Nothing is changed yet.",
    done: one.undoableUntil
      ? `Applied. It can be undone until ${formatDateTime(one.undoableUntil)}.`
      : "Applied.",
    undone: "The import is undone.",
    faulty:
      one.issueCount > 0
        ? `${counted(one.issueCount, "fault")}: nothing was changed. Mend the file and choose it again.`
        : "Answer the question below. Nothing was changed.",
    failed: failure ?? "It stopped.",
  };
  return (
    <Notice tone={tone} live={false}>
      {texts[state] ?? stateWords[state]}
    </Notice>
  );
};

/** Faults with their place in the file. */
const Faults = ({ one: { issues, issueCount } }: { one: CatalogueImport }): ReactElement | null =>
  issues.length === 0 ? null : (
    <section aria-labelledby="import-faults">
      <Stack gap="s8">
        <Heading level={2} size="h4" id="import-faults">
          {counted(issueCount, "fault")}
        </Heading>
        <ol className={styles.list}>
          {issues.map(({ file, line, column, reason }) => (
            <li key={`${file} ${line} ${column ?? ""} ${reason}`}>
              <strong>
                <bdi>{file}</bdi>
                {`, line ${line}`}
                {column !== null && (
                  <>
                    , column <bdi>{column}</bdi>
                  </>
                )}
              </strong>
              : <bdi>{reason}</bdi>
            </li>
          ))}
        </ol>
        {issueCount > issues.length && <Text>{`and ${issueCount - issues.length} more.`}</Text>}
      </Stack>
    </section>
  );

/** The buttons of an import: apply, apply again, undo. */
const ImportActions = ({
  one,
  onChanged,
}: {
  one: CatalogueImport;
  onChanged: (next: CatalogueImport) => void;
}): ReactElement | null => {
  const apply = useSend("POST /api/desk/imports/:importId/apply");
  const undo = useSend("POST /api/desk/imports/:importId/undo");
  const params = { importId: one.id };
  const pressApply = async (): Promise<void> => {
    const next = await apply.run({ params });
    if (next) onChanged(next);
  };
  const pressUndo = async (dryRun: boolean): Promise<void> => {
    const next = await undo.run({ params, body: { dryRun } });
    if (next) onChanged(next);
  };
  const canApply =
    one.state === "checked" || (one.state === "failed" && one.tally && !one.appliedAt);
  const canUndo = one.state === "done" || (one.state === "failed" && one.appliedAt !== null);
  return (
    <Stack gap="s12">
      <SendFailure failure={apply.failure ?? undo.failure} />
      {canApply && one.tally && (
        <div>
          <Button
            busy={apply.isSending}
            disabled={one.state === "checked" && changeCount(one.tally) === 0}
            onClick={() => void pressApply()}
          >
            {one.state === "failed"
              ? "Go on with the import"
              : changeCount(one.tally) === 0
                ? "Nothing to change"
                : applyLabel(one.tally)}
          </Button>
        </div>
      )}
      {canUndo && one.undo === null && (
        <div>
          <Button variant="secondary" busy={undo.isSending} onClick={() => void pressUndo(true)}>
            Undo this import…
          </Button>
        </div>
      )}
      {canUndo && one.undo && (
        <Notice
          tone="warning"
          live={false}
          title="What the undo does"
          action={
            <Button variant="secondary" busy={undo.isSending} onClick={() => void pressUndo(false)}>
              {`Undo: restore ${counted(one.undo.restored, "row")}, remove ${one.undo.removed}`}
            </Button>
          }
        >
          {undoLines(one.undo, false).join(" ")}
        </Notice>
      )}
    </Stack>
  );
};

/** One import: what was understood, faults, changes, and the buttons that apply and undo it. */
export const ImportPage = (): ReactElement => {
  const { importId = "" } = useParams();
  const reading = useRead("GET /api/desk/imports/:importId", { params: { importId } });
  const navigate = useNavigate();
  const one = reading.data;
  const runs = one !== undefined && isRunning(one.state);
  const { isRefreshing } = reading;
  const readAgain = useEffectEvent(() => void reading.refresh());
  useEffect(() => {
    // Only after an answer: a slow one would never be shown if the next read began before it.
    if (!runs || isRefreshing) return undefined;
    const timer = setTimeout(readAgain, READ_EVERY_MS);
    return () => clearTimeout(timer);
  }, [runs, isRefreshing]);
  const back = { href: "/files", label: "Files" };
  if (!one)
    return (
      <Page title="Import" back={back}>
        {reading.failure?.status === 404 ? (
          <ErrorState
            title="This import is not there any more"
            message="Imports are kept for 7 days."
            action={<Link to="/files">All imports</Link>}
          />
        ) : (
          <ReadFailure what="The import" reading={reading} />
        )}
        {reading.isLoading && <Skeleton shape="text" />}
      </Page>
    );
  return (
    <Page title={one.files.map(({ name }) => name).join(", ")} tabTitle="Import" back={back}>
      <Stack gap="s24">
        <Text size="small" tone="muted">
          <Tag>{stateWords[one.state]}</Tag> {formatDateTime(one.createdAt)},{" "}
          <bdi>{one.createdBy}</bdi>
        </Text>
        <div aria-live="polite">
          <StateNotice one={one} />
        </div>
        <ReadFailure what="The import" reading={reading} />
        {one.needs.length > 0 && (
          <ImportQuestions
            one={one}
            onStarted={(next) => void navigate(`/files/${next.id}`, { replace: true })}
          />
        )}
        {one.tally && (
          <ul className={styles.list}>
            {tallyLines(one.tally).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {one.pictures > 0 && <li>{`${counted(one.pictures, "new picture")}`}</li>}
          </ul>
        )}
        {!runs && <ImportActions one={one} onChanged={(next) => reading.show(() => next)} />}
        {one.state === "undone" && one.undo && (
          <ul className={styles.list}>
            {undoLines(one.undo, true).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <Faults one={one} />
        {one.understood.length > 0 && (
          <section aria-labelledby="import-understood">
            <Stack gap="s8">
              <Heading level={2} size="h4" id="import-understood">
                What was understood
              </Heading>
              <ul className={styles.list}>
                {one.understood.map((text) => (
                  <li key={text}>
                    <bdi>{text}</bdi>
                  </li>
                ))}
              </ul>
            </Stack>
          </section>
        )}
        <ImportChanges one={one} />
      </Stack>
    </Page>
  );
};
