import { EmptyState, Heading, Skeleton, Stack, Tag, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { rowAttribute } from "../../frame/listKeys.rules.ts";
import { Page } from "../../frame/Page.tsx";
import { leaveBy, useRowFocus } from "../../frame/useRowFocus.ts";
import { ReadFailure } from "../../platform/Failure.tsx";
import { formatDateTime } from "../../platform/format.ts";
import { useSession } from "../../platform/session.tsx";
import { useRead } from "../../platform/useRead.ts";
import { Downloads } from "./Downloads.tsx";
import * as styles from "./files.css.ts";
import { stateWords, tallyLines } from "./files.rules.ts";
import { SalesForm } from "./SalesForm.tsx";
import { UploadForm } from "./UploadForm.tsx";

const LIST = "imports";

/** Imports and exports of the catalogue. */
export const FilesPage = (): ReactElement => {
  const reading = useRead("GET /api/desk/imports", {});
  const { can } = useSession();
  const imports = reading.data?.imports ?? [];
  useRowFocus(LIST, imports.length > 0);
  return (
    <Page title="Files">
      <Stack gap="s24">
        <section aria-labelledby="files-import">
          <Stack gap="s12">
            <Heading level={2} size="h4" id="files-import">
              Import the catalogue
            </Heading>
            <UploadForm />
          </Stack>
        </section>
        <section aria-labelledby="files-last">
          <Stack gap="s12">
            <Heading level={2} size="h4" id="files-last">
              Imports of the last 7 days
            </Heading>
            <ReadFailure what="The imports" reading={reading} />
            {reading.isLoading && <Skeleton shape="text" />}
            {reading.data && imports.length === 0 && (
              <EmptyState title="No import yet" headingLevel={3}>
                Choose files above. You see what would change before it is applied, and can undo it
                for 7 days.
              </EmptyState>
            )}
            {imports.length > 0 && (
              <ul className={styles.plain}>
                {imports.map(({ id, state, createdAt, createdBy, files, tally }) => (
                  <li key={id} className={styles.change} {...{ [rowAttribute]: id }}>
                    <div>
                      <Link to={`/files/${id}`} onClick={() => leaveBy(LIST, id)}>
                        <bdi>{files.map(({ name }) => name).join(", ")}</bdi>
                      </Link>{" "}
                      <Tag>{stateWords[state]}</Tag>
                    </div>
                    <Text size="small" tone="muted">
                      {formatDateTime(createdAt)}, <bdi>{createdBy}</bdi>
                      {tally && `. ${tallyLines(tally).join(". ")}.`}
                    </Text>
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        </section>
        {can("catalogue:read") && <Downloads />}
        {can("reports:read") && <SalesForm />}
      </Stack>
    </Page>
  );
};
