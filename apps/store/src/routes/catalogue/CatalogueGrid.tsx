import { Button, ButtonLink, Inline, ProductGrid } from "@pallu/ui";
import { memo, useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import type { CatalogueItem } from "../../features/catalogue/catalogue.logic.ts";
import { factsOfVariant } from "../../features/catalogue/catalogue.view.ts";
import { ShopCard } from "../cards/ShopCard.tsx";

/** So many cards are shown at once; a longer list comes in steps. */
const ALL_AT_ONCE = 200;
const STEP = 96;

/** Cards of the widest first row. */
const FIRST_ROW = 4;

interface CatalogueGridProps {
  items: CatalogueItem[];
  /** Names the list for which the steps count; another one starts anew. */
  listKey: string;
  /** Where a visitor without scripts finds the rest; null when all of them are here. */
  restHref: string | null;
}

const useSteps = (total: number, listKey: string) => {
  const [steps, setSteps] = useState({ listKey, count: 1 });
  const count = steps.listKey === listKey ? steps.count : 1;
  return {
    shown: total <= ALL_AT_ONCE ? total : Math.min(total, count * STEP),
    onMore: () => setSteps({ listKey, count: count + 1 }),
  };
};

/** One card for each variant (CAT-09). */
export const CatalogueGrid = memo(function CatalogueGrid({
  items,
  listKey,
  restHref,
}: CatalogueGridProps): ReactElement {
  const { shown, onMore } = useSteps(items.length, listKey);
  const grid = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number | null>(null);

  useEffect(() => {
    if (focusFrom.current === null) return;
    const card = grid.current?.querySelectorAll<HTMLElement>("article")[focusFrom.current];
    card?.querySelector<HTMLElement>("h2 a")?.focus();
    focusFrom.current = null;
  }, [shown]);

  return (
    <div ref={grid}>
      <ProductGrid label="Products" columns="catalogue">
        {items.slice(0, shown).map(({ variant, product }, index) => {
          const facts = factsOfVariant(variant, product);
          return (
            <ShopCard
              key={facts.key}
              facts={facts}
              surface="list"
              headingLevel={2}
              priority={index === 0}
              eager={index < FIRST_ROW}
            />
          );
        })}
      </ProductGrid>
      {shown < items.length && (
        <Inline justify="center">
          <Button
            variant="secondary"
            onClick={() => {
              focusFrom.current = shown;
              onMore();
            }}
          >
            Show more
          </Button>
        </Inline>
      )}
      {restHref !== null && (
        <noscript>
          <ButtonLink variant="secondary" href={restHref}>
            Show all products
          </ButtonLink>
        </noscript>
      )}
    </div>
  );
});
