import { Button, ErrorSummary, Notice } from "@pallu/ui";
import { SaveBar } from "@pallu/ui/desk";
import { useId, useState } from "react";
import type { ReactElement } from "react";
import { SendFailure } from "../../platform/Failure.tsx";
import { LinkTargets } from "../../platform/links/LinkTargets.tsx";
import { FormUploads, usePendingUploads } from "../../platform/pictures/FormUploads.tsx";
import { counted } from "../../platform/format.ts";
import { useDiscarded } from "../../platform/useDiscarded.tsx";
import { Differences } from "./Differences.tsx";
import { controlId } from "./fields.types.ts";
import { ObjectFields } from "./PartFields.tsx";
import { PartPreview } from "./PartPreview.tsx";
import { partWords } from "./parts.rules.ts";
import type { ShopPart } from "./parts.rules.ts";
import { placeWords } from "./schema.rules.ts";
import type { JsonRecord } from "./schema.rules.ts";
import * as styles from "./shop.css.ts";
import { ThemeFields } from "./ThemeFields.tsx";
import { usePartDraft } from "./usePartDraft.ts";
import type { Draft } from "./usePartDraft.ts";

/** A home page to begin with: what the catalogue shows by itself. */
const usualSections = [
  { kind: "products", flag: "new-arrival" },
  { kind: "categories" },
  { kind: "collections" },
  { kind: "products", flag: "best-seller" },
];

interface PartFormProps {
  /** The part as it is stored. A newer one is shown only after a conflict, or when nothing was typed. */
  read: ShopPart;
  isReadOnly: boolean;
  /** Whether saving makes the demo a shop of one's own. */
  isFirst: boolean;
  /** Reads the part and its versions again. */
  onChanged: () => Promise<void>;
}

/** The form of a part. What was typed stays until it is saved or discarded, also when the page is left. */
export const PartForm = ({ read, isReadOnly, isFirst, onChanged }: PartFormProps): ReactElement => {
  const form = useId();
  const draft = usePartDraft(read);
  const stored = (read.value ?? {}) as JsonRecord;
  const uploads = usePendingUploads();
  const offerBack = useDiscarded();
  const [isHeld, setHeld] = useState(false);
  const save = async (version?: string | null): Promise<void> => {
    setHeld(uploads.pending > 0);
    if (uploads.pending > 0) return;
    await draft.save(version);
    // Also after a refusal: somebody else's value is shown beside what was typed.
    await onChanged();
  };
  const check = async (): Promise<Draft | undefined> => {
    const checked = await draft.check();
    if (!checked) await onChanged();
    return checked;
  };
  const discard = (): void => {
    const typed = draft.value;
    draft.reset(read.version, stored);
    offerBack(() => draft.change(() => typed));
  };
  const remove = async (): Promise<void> => {
    if (await draft.remove()) await onChanged();
  };
  const faults = [...draft.faults].map(([place, text]) => ({
    id: controlId(place),
    text: `${placeWords(place, read.schema, draft.value)} ${text}`,
  }));
  return (
    <div className={styles.page}>
      <form
        id={form}
        className={styles.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ErrorSummary
          title={`${counted(faults.length, "place needs", "places need")} a correction`}
          items={faults}
        />
        {draft.hasConflict ? (
          <Notice
            tone="warning"
            title="Somebody else has changed this part"
            action={
              <div className={styles.actions}>
                <Button size="small" onClick={() => void save(read.version)}>
                  Save mine over it
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => draft.reset(read.version, stored)}
                >
                  Take theirs
                </Button>
              </div>
            }
          >
            {draft.failure?.message}
            <Differences
              caption="Theirs and yours"
              schema={read.schema}
              one={stored}
              other={draft.value}
              labels={["Theirs", "Yours"]}
            />
          </Notice>
        ) : (
          faults.length === 0 && <SendFailure failure={draft.failure} />
        )}
        <LinkTargets />
        {read.part === "home" && !isReadOnly && draft.value["sections"] === undefined && (
          <Notice
            tone="info"
            live={false}
            title="Begin with a ready page"
            action={
              <Button
                size="small"
                onClick={() =>
                  draft.change((now) => ({ ...(now as JsonRecord), sections: usualSections }))
                }
              >
                Use the usual sections
              </Button>
            }
          >
            New arrivals, groups of products, banners of collections and best sellers. Each can be
            changed, moved and removed before you save.
          </Notice>
        )}
        <FormUploads note={uploads.note}>
          {read.part === "theme" ? (
            <ThemeFields
              schema={read.schema}
              value={draft.value}
              faults={draft.faults}
              isReadOnly={isReadOnly}
              onChange={draft.change}
            />
          ) : (
            <ObjectFields
              schema={read.schema}
              value={draft.value}
              place=""
              faults={draft.faults}
              isReadOnly={isReadOnly}
              onChange={draft.change}
            />
          )}
        </FormUploads>
        {isHeld && uploads.text !== undefined && (
          <Notice tone="danger">{`Not saved: ${uploads.text}`}</Notice>
        )}
        {!isReadOnly && read.version !== null && read.part !== "frame" && (
          <div>
            <Button variant="quiet" busy={draft.isRemoving} onClick={() => void remove()}>
              {`Remove “${partWords[read.part].label}” from the shop`}
            </Button>
          </div>
        )}
      </form>
      {/* What the search suggests is shown by scripts alone. */}
      {!isReadOnly && read.part !== "search" && (
        <PartPreview
          part={read.part}
          value={draft.value}
          isChecking={draft.isChecking}
          check={check}
        />
      )}
      <SaveBar
        form={form}
        state={draft.state}
        {...(isFirst && { saveText: "Save and make the shop your own" })}
        onSave={draft.hasConflict ? null : undefined}
        onDiscard={discard}
      />
    </div>
  );
};
