import { Heading, Stack, Tag, Text } from "@pallu/ui";
import { DiffTable } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { formatCount } from "../../platform/format.ts";
import type { CatalogueImport } from "./files.rules.ts";
import * as styles from "./files.css.ts";
import { rowCount } from "./files.rules.ts";

/** What an import changes, the first rows of it, with the values before and after. */
export const ImportChanges = ({
  one: { changes, tally },
}: {
  one: CatalogueImport;
}): ReactElement | null => {
  if (changes.length === 0) return null;
  const total = tally ? rowCount(tally) : changes.length;
  return (
    <section aria-labelledby="import-changes">
      <Stack gap="s8">
        <Heading level={2} size="h4" id="import-changes">
          Changes
        </Heading>
        {total > changes.length && (
          <Text size="small">{`The first ${formatCount(changes.length)} of ${formatCount(total)}.`}</Text>
        )}
        <ul className={styles.plain}>
          {changes.map(({ what, id, title, isNew, fields }) => (
            <li key={`${what} ${id}`} className={styles.change}>
              <div>
                <strong>
                  <bdi>{title}</bdi>
                </strong>{" "}
                <Tag>{isNew ? `New ${what}` : what === "product" ? "Product" : "Variant"}</Tag>
              </div>
              {fields.length > 0 && (
                <DiffTable
                  caption={`Changes of ${title}`}
                  hideCaption
                  rows={fields.map(({ name, before, after }) => ({
                    id: name,
                    field: name,
                    before: before === null ? null : <bdi>{before}</bdi>,
                    after: after === null ? null : <bdi>{after}</bdi>,
                  }))}
                />
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
};
