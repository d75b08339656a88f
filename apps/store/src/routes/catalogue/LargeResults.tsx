import { Button, ButtonLink, Inline, Stack, Text } from "@pallu/ui";
import { useCallback, useEffect, useState } from "react";
import type { MouseEvent, ReactElement } from "react";
import type { ResultsProps } from "./CatalogueFrame.tsx";
import { Loading, NoMatch, Retry, Slow } from "./CatalogueResults.tsx";
import * as styles from "./CataloguePage.css.ts";
import { LargeGrid } from "./LargeGrid.tsx";
import { hasRoom } from "./largeLists.logic.ts";
import type { LargeList } from "./largeLists.logic.ts";
import type { ShownList } from "./useLargeList.ts";

/** Distance in pixels from the end of the list at which further cards are loaded. */
const AHEAD = 1200;

/** Returns the URL of the cards of a list's query that begin at a cursor, or of the first ones. */
const hrefOf = (listKey: string, cursor: string | null): string => {
  const values = new URLSearchParams(listKey);
  if (cursor === null) values.delete("cursor");
  else values.set("cursor", cursor);
  const query = values.toString();
  return query === "" ? "/allproducts" : `/allproducts?${query}`;
};

interface MoreProps {
  listKey: string;
  list: LargeList;
  onMore: () => void;
  onRetry: () => void;
  /** Called when a click asks for the cards that follow. */
  onAsk: () => void;
}

/**
 * Loads further cards near the end of the list and on a click. A full list ends with a link to the cards that follow,
 * which works without JavaScript, too.
 */
const More = ({ listKey, list, onMore, onRetry, onAsk }: MoreProps): ReactElement => {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const { cards, next, status } = list;
  const isOpen = hasRoom(list) && status === "idle";
  useEffect(() => {
    if (!end || !isOpen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // A new observer reports whether the end of the longer list is near, too.
  }, [end, isOpen, onMore, cards.length]);
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onAsk();
    if (!hasRoom(list)) return;
    event.preventDefault();
    onMore();
  };
  if (status === "failed")
    return (
      <Inline justify="center">
        <Text>More products could not be loaded.</Text>
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      </Inline>
    );
  return (
    <div ref={setEnd}>
      <Inline justify="center">
        <ButtonLink variant="secondary" href={hrefOf(listKey, next)} onClick={onClick}>
          {status === "loading" ? "Loading products..." : "Show more"}
        </ButtonLink>
      </Inline>
      {status === "loading" && <Slow onRetry={onRetry} />}
    </div>
  );
};

/** Cards that a click asks for. The first one gets the focus as soon as it is there. */
interface Asked {
  /** Key of the list that the click was in. */
  listKey: string;
  /** Index of the first card that follows in the same list. Null if it begins the next one. */
  at: number | null;
}

interface LargeResultsProps extends ResultsProps, ShownList {
  /** Whether the list begins with the first match. */
  isBeginning: boolean;
}

/** Renders the results of a large catalogue. The previous cards stay until those of new filters are loaded. */
export const LargeResults = ({
  filters,
  onClear,
  listKey,
  list,
  isPrevious,
  status,
  lists,
  isBeginning,
}: LargeResultsProps): ReactElement => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const onMore = useCallback(() => lists.more(listKey), [lists, listKey]);
  const onRetry = useCallback(() => lists.retry(listKey), [lists, listKey]);
  const onFocused = useCallback(() => setAsked(null), []);

  const isElsewhere = asked !== null && asked.listKey !== listKey;
  // Other filters were chosen in the meantime.
  if (isElsewhere && asked.at !== null) setAsked(null);
  const focusAt = isPrevious || !asked ? null : isElsewhere ? 0 : asked.at;

  if (!list)
    return status === "failed" ? <Retry onRetry={onRetry} /> : <Loading onRetry={onRetry} />;
  if (list.cards.length === 0 && !isPrevious)
    return <NoMatch filters={filters} onClear={onClear} />;
  return (
    <Stack gap="s24">
      {isPrevious && status === "failed" && (
        <>
          <Text>These are the previous products: the new ones could not be loaded.</Text>
          <Retry onRetry={onRetry} />
        </>
      )}
      {isPrevious && status === "loading" && <Slow key={listKey} onRetry={onRetry} />}
      {!isBeginning && (
        <Inline justify="center">
          <ButtonLink variant="secondary" href={hrefOf(listKey, null)}>
            Back to the first products
          </ButtonLink>
        </Inline>
      )}
      <div
        aria-busy={isPrevious && status === "loading"}
        className={isPrevious ? styles.previous : undefined}
      >
        <LargeGrid cards={list.cards} lists={lists} focusAt={focusAt} onFocused={onFocused} />
      </div>
      {!isPrevious && list.next !== null && (
        <More
          listKey={listKey}
          list={list}
          onMore={onMore}
          onRetry={onRetry}
          onAsk={() => setAsked({ listKey, at: hasRoom(list) ? list.cards.length : null })}
        />
      )}
    </Stack>
  );
};
