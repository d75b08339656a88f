import { Button, EmptyState, Inline, Stack, Text } from "@pallu/ui";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { LoadingCards } from "../../sections/cards/LoadingCards.tsx";
import { CatalogueGrid } from "./CatalogueGrid.tsx";
import type { Catalogue } from "./useCatalogue.ts";

/** Delay in ms before a slow request is explained. */
const SLOW_MS = 8000;

const Loading = ({ onRetry }: { onRetry: () => void }): ReactElement => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LoadingCards columns="catalogue">
      {isSlow && (
        <Inline justify="center">
          <Text>Still loading.</Text>
          <Button variant="secondary" onClick={onRetry}>
            Retry
          </Button>
        </Inline>
      )}
    </LoadingCards>
  );
};

const Retry = ({ onRetry }: { onRetry: () => void }): ReactElement => (
  <Inline justify="center">
    <Button variant="secondary" onClick={onRetry}>
      Retry
    </Button>
  </Inline>
);

interface CatalogueResultsProps {
  catalogue: Catalogue;
  /** Labels of the active filters. */
  filters: string[];
  listKey: string;
  restHref: string;
  onClear: () => void;
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
  if (filters.length === 0)
    return <EmptyState title="New pieces are on the loom">Please look in again soon.</EmptyState>;
  return (
    <EmptyState title="No products match" action={<Button onClick={onClear}>Clear filters</Button>}>
      Nothing in the shop is all of this at once: {filters.join(", ")}.
    </EmptyState>
  );
};
