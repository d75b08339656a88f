import { Skeleton } from "@pallu/ui";
import { SelectableTable } from "@pallu/ui/desk";
import type { SelectableTableProps } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { ReadFailure } from "../platform/Failure.tsx";
import type { Reading } from "../platform/useRead.ts";
import { ListPages } from "./ListPages.tsx";
import type { ListPagesProps } from "./ListPages.tsx";

interface ListTableProps<Key extends string> extends Omit<
  SelectableTableProps<Key>,
  "busy" | "footer" | "hideCaption"
> {
  reading: Omit<Reading<unknown>, "show">;
  /** Length of the list and links to its pages, as the last answer says. */
  pages: ListPagesProps;
}

/**
 * The rows of a list, its pages, and why it could not be read. Rows of other filters stay until the answer to the present ones
 * arrives. That there are none, how many there are and how they go on is only said of the present ones.
 */
export const ListTable = <Key extends string>({
  reading,
  pages,
  rows,
  caption,
  ...rest
}: ListTableProps<Key>): ReactElement => {
  const { data, isPrevious, isLoading, isRefreshing } = reading;
  const isEmptyBefore = isPrevious && rows.length === 0;
  return (
    <>
      <ReadFailure what={`The ${caption.toLowerCase()}`} reading={reading} />
      {isLoading || isEmptyBefore ? (
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      ) : (
        data !== undefined && (
          <>
            <SelectableTable
              {...rest}
              caption={caption}
              hideCaption
              rows={rows}
              busy={isRefreshing}
            />
            {!isPrevious && (
              <ListPages {...pages} count={rows.length > 0 ? pages.count : undefined} />
            )}
          </>
        )
      )}
    </>
  );
};
