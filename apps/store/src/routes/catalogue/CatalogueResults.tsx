import { formatCount } from "@pallu/contract";
import { ButtonLink, EmptyState, Inline, Stack, Text } from "@pallu/ui";
import { useEffect, useRef, useState, useTransition } from "react";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { RetryButton } from "../../platform/ui/Retry.tsx";
import { hasModifier } from "../../platform/routing/links.rules.ts";
import { LoadingCards } from "../../sections/cards/LoadingCards.tsx";
import { ReloadLink } from "../../sections/cards/ReloadLink.tsx";
import { PAGE_CARDS, listKeyOf, pageHref } from "./cardList.ts";
import { MAX_OFFSET_PAGE, firstPlace } from "./listPlace.ts";
import type { CardList } from "./cardList.ts";
import { CatalogueGrid } from "./CatalogueGrid.tsx";
import * as styles from "./CataloguePage.css.ts";
import type { QueryControl } from "./useCatalogueQuery.ts";
import { useFocusOnArrival } from "./useFocusOnArrival.ts";
import type { AskForCards } from "./useFocusOnArrival.ts";

/** Delay in ms before a slow request is explained. */
const SLOW_MS = 8000;

interface RetryProps {
  onRetry: () => void;
}

const Retry = ({ onRetry }: RetryProps): ReactElement => (
  <Inline justify="center">
    <RetryButton variant="secondary" onRetry={onRetry} />
  </Inline>
);

/** Explains a slow request. */
const Slow = ({ onRetry }: RetryProps): ReactElement | null => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? (
    <Inline justify="center">
      <Text>Still loading.</Text>
      <Retry onRetry={onRetry} />
    </Inline>
  ) : null;
};

const Loading = (props: RetryProps): ReactElement => (
  <LoadingCards columns="catalogue">
    <Slow {...props} />
    <ReloadLink />
  </LoadingCards>
);

interface NoMatchProps {
  /** Labels of the active filters. */
  filters: string[];
  /** A link to the list without filters. */
  clearAction: ReactNode;
}

/** Names the filters that exclude everything. */
const NoMatch = ({ filters, clearAction }: NoMatchProps): ReactElement =>
  filters.length === 0 ? (
    <EmptyState title="New pieces are on the loom">Please look in again soon.</EmptyState>
  ) : (
    <EmptyState title="No products match" action={clearAction}>
      {`Nothing in the shop is all of this at once: ${filters.join(", ")}.`}
    </EmptyState>
  );

/** Returns a line about a URL that is understood in part, or null. */
const noteOf = ({ isReady, page, askedPage }: CardList, isReadable: boolean): string | null => {
  if (isReady && page !== askedPage)
    return `There is no page ${askedPage} here. These are the first products.`;
  return isReadable ? null : "A part of the address could not be read and is left out.";
};

/** Returns the shown range of a list, for example "Showing 24 of 60" or "Showing 25 to 48 of 60". */
const rangeOf = ({ cards, page, total, isExact }: CardList): string => {
  const start = (page - 1) * PAGE_CARDS;
  const from = page > 1 ? `${formatCount(start + 1)} to ` : "";
  const to = formatCount(start + cards.length);
  return `Showing ${from}${to} of ${formatCount(total)}${isExact ? "" : "+"}`;
};

interface LinkProps {
  list: CardList;
  onAsk: AskForCards;
}

/** A link to the page before. A large catalogue does not find pages far from its beginning. */
const Previous = ({ list: { key, query, page }, onAsk }: LinkProps): ReactElement => {
  const isNear = page - 1 <= MAX_OFFSET_PAGE;
  const place = isNear ? { page: page - 1, cursor: null } : firstPlace;
  return (
    <Inline justify="center">
      <ButtonLink
        variant="secondary"
        href={pageHref(query, place)}
        rel="prev"
        onClick={({ currentTarget: link }: MouseEvent<HTMLElement>) =>
          onAsk({ key: listKeyOf(query, place), at: 0, from: key, link })
        }
      >
        {isNear ? "Show previous" : "Back to the first products"}
      </ButtonLink>
    </Inline>
  );
};

interface MoreProps extends LinkProps {
  showMore: () => void;
}

/** Says how many products are shown, and links to those that follow. Scripts append them instead. */
const More = ({ list, onAsk, showMore }: MoreProps): ReactElement => {
  const [isPending, startMore] = useTransition();
  const { key, query, cards, next, status, retry } = list;
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (hasModifier(event)) return;
    event.preventDefault();
    onAsk({ key, at: cards.length, from: key, link: event.currentTarget });
    if (status === "ready") startMore(showMore);
  };
  return (
    <Stack gap="s12" align="center">
      <Text role="status">{rangeOf(list)}</Text>
      {status === "failed" && next && <Text>More products could not be loaded.</Text>}
      {status === "failed" && <Retry onRetry={retry} />}
      {status !== "failed" && next && (
        <ButtonLink
          variant="secondary"
          href={pageHref(query, next)}
          rel="next"
          aria-busy={isPending || undefined}
          onClick={onClick}
        >
          {status === "loading" ? "Loading products..." : "Show more"}
        </ButtonLink>
      )}
      {status === "loading" && <Slow onRetry={retry} />}
    </Stack>
  );
};

interface CatalogueResultsProps extends NoMatchProps {
  control: QueryControl;
  /** The list of the URL. */
  list: CardList;
  /** The list to show: the previous one until that of the URL has arrived. */
  shown: CardList;
  isPrevious: boolean;
}

/** Renders the results. A failed list is never shown as empty. */
export const CatalogueResults = ({
  control: { isReadable, showMore },
  list,
  shown,
  isPrevious,
  filters,
  clearAction,
}: CatalogueResultsProps): ReactElement => {
  const grid = useRef<HTMLDivElement>(null);
  const onAsk = useFocusOnArrival(grid, shown);
  const { status, retry } = list;
  const { cards, page, total } = shown;
  if (!shown.isReady)
    return status === "failed" ? <Retry onRetry={retry} /> : <Loading onRetry={retry} />;
  const note = noteOf(list, isReadable);
  const isPaged = page > 1 || total > PAGE_CARDS;
  return (
    <Stack gap="s24">
      {note !== null && <Text>{note}</Text>}
      {isPrevious && status === "failed" && (
        <>
          <Text>These are the previous products: the new ones could not be loaded.</Text>
          <Retry onRetry={retry} />
        </>
      )}
      {isPrevious && status === "loading" && <Slow key={list.key} onRetry={retry} />}
      {page > 1 && <Previous list={shown} onAsk={onAsk} />}
      {cards.length === 0 ? (
        <NoMatch filters={filters} clearAction={clearAction} />
      ) : (
        <div
          aria-busy={isPrevious && status === "loading"}
          className={isPrevious ? styles.previous : undefined}
        >
          <CatalogueGrid cards={cards} ref={grid} />
        </div>
      )}
      {!isPrevious && isPaged && <More list={shown} onAsk={onAsk} showMore={showMore} />}
      {!isPrevious && !isPaged && status === "failed" && <Retry onRetry={retry} />}
    </Stack>
  );
};
