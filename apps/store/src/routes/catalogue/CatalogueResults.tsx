import { Button, EmptyState, Inline, Stack, Text } from "@pallu/ui";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { LoadingCards } from "../../sections/cards/LoadingCards.tsx";
import { ReloadLink } from "../../sections/cards/ReloadLink.tsx";
import type { ResultsProps } from "./CatalogueFrame.tsx";
import { CatalogueGrid } from "./CatalogueGrid.tsx";
import type { Catalogue } from "./useCatalogue.ts";

/** Delay in ms before a slow request is explained. */
const SLOW_MS = 8000;

interface RetryProps {
  onRetry: () => void;
}

/** Explains a slow request. */
export const Slow = ({ onRetry }: RetryProps): ReactElement | null => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? (
    <Inline justify="center">
      <Text>Still loading.</Text>
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </Inline>
  ) : null;
};

export const Loading = (props: RetryProps): ReactElement => (
  <LoadingCards columns="catalogue">
    <Slow {...props} />
    <ReloadLink />
  </LoadingCards>
);

export const Retry = ({ onRetry }: RetryProps): ReactElement => (
  <Inline justify="center">
    <Button variant="secondary" onClick={onRetry}>
      Retry
    </Button>
  </Inline>
);

/** Names the filters that exclude everything. */
export const NoMatch = ({ filters, onClear }: ResultsProps): ReactElement =>
  filters.length === 0 ? (
    <EmptyState title="New pieces are on the loom">Please look in again soon.</EmptyState>
  ) : (
    <EmptyState title="No products match" action={<Button onClick={onClear}>Clear filters</Button>}>
      {`Nothing in the shop is all of this at once: ${filters.join(", ")}.`}
    </EmptyState>
  );

interface CatalogueResultsProps extends ResultsProps {
  catalogue: Catalogue;
  listKey: string;
  restHref: string;
}

/** Renders the results. A failed list is never shown as empty. */
export const CatalogueResults = ({
  catalogue,
  filters,
  listKey,
  restHref,
  onClear,
}: CatalogueResultsProps): ReactElement => {
  const { state, cards, isPartial, isStuck, reload } = catalogue;
  if (state === "failed") return <Retry onRetry={reload} />;
  if (state === "loading" || (isPartial && cards.length === 0 && !isStuck))
    return <Loading onRetry={reload} />;
  if (cards.length > 0 || isStuck)
    return (
      <Stack gap="s24">
        <CatalogueGrid cards={cards} listKey={listKey} restHref={isPartial ? restHref : null} />
        {isStuck && <Retry onRetry={reload} />}
      </Stack>
    );
  return <NoMatch filters={filters} onClear={onClear} />;
};
