import { Button, Heading, Text } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { formatDateTime } from "../../platform/format.ts";
import { useRead } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import { Differences } from "./Differences.tsx";
import type { ShopPart } from "./parts.rules.ts";
import * as styles from "./shop.css.ts";

interface PartVersionsProps {
  part: ShopPart;
  /** Whether a version can be restored. */
  canRestore: boolean;
  /** Called after a version was restored. */
  onRestored: () => Promise<void>;
}

/** What a version was, beside what the part is. */
const VersionChanges = ({ part, id }: { part: ShopPart; id: string }): ReactElement => {
  const reading = useRead("GET /api/desk/shop/parts/:part/versions/:versionId", {
    params: { part: part.part, versionId: id },
  });
  return (
    <>
      <ReadFailure what="The version" reading={reading} />
      {reading.data && (
        <Differences
          caption="What restoring changes"
          schema={part.schema}
          one={part.value}
          other={reading.data.value}
          labels={["Now", "Restored"]}
        />
      )}
    </>
  );
};

/** The earlier versions of a part. One can be compared and restored; the present one becomes a version then. */
export const PartVersions = ({ part, canRestore, onRestored }: PartVersionsProps): ReactElement => {
  const reading = useRead("GET /api/desk/shop/parts/:part/versions", {
    params: { part: part.part },
  });
  const [shown, setShown] = useState<string>();
  const { run, isSending, failure } = useSend(
    "POST /api/desk/shop/parts/:part/versions/:versionId/restore",
  );
  const restore = async (versionId: string): Promise<void> => {
    const answer = await run({
      params: { part: part.part, versionId },
      body: { expected: part.version },
    });
    if (!answer) return;
    setShown(undefined);
    await Promise.all([onRestored(), reading.refresh()]);
  };
  const versions = reading.data?.versions ?? [];
  return (
    <section className={styles.fields} aria-labelledby="versions">
      <Heading level={2} size="h4" id="versions">
        Earlier versions
      </Heading>
      <ReadFailure what="The versions" reading={reading} />
      {reading.data && versions.length === 0 && (
        <Text tone="muted">There are none yet: each change keeps what was there before.</Text>
      )}
      <SendFailure failure={failure} />
      {versions.map(({ id, replacedAt, replacedBy, isMissing }) => {
        const until = formatDateTime(replacedAt);
        return (
          <div key={id} className={styles.version}>
            <p>
              {isMissing ? "There was no such part until " : "Until "}
              <time dateTime={replacedAt}>{until}</time>
              {", changed by "}
              <bdi>{replacedBy}</bdi>
            </p>
            <div className={styles.actions}>
              <Button
                size="small"
                variant="secondary"
                aria-expanded={shown === id}
                onClick={() => setShown(shown === id ? undefined : id)}
              >
                {shown === id ? "Hide changes" : "Show changes"}
              </Button>
              {canRestore && (
                <Button
                  size="small"
                  variant="secondary"
                  busy={isSending}
                  aria-label={`Restore the version until ${until}`}
                  onClick={() => void restore(id)}
                >
                  Restore
                </Button>
              )}
            </div>
            {shown === id && <VersionChanges part={part} id={id} />}
          </div>
        );
      })}
    </section>
  );
};
