import { Button, Inline, ProductGrid, Stack, SwatchLinks } from "@pallu/ui";
import { memo, useEffect, useState } from "react";
import type { ReactElement, RefObject } from "react";
import { useNavigationType } from "react-router-dom";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import { useIsLarge } from "../../platform/data/firstView.ts";
import { ShopCard } from "../../sections/cards/ShopCard.tsx";

/** Number of cards in the widest first row. */
const FIRST_ROW = 4;

/** Key of the last followed card, to mark it when the user returns. */
let lastSeen: string | null = null;

/** Focuses the link of a card. Returns whether there is such a card. */
export const focusCard = (
  grid: HTMLElement | null,
  at: number,
  options?: FocusOptions,
): boolean => {
  const card = grid?.querySelectorAll("article")[at];
  const link = card?.querySelector<HTMLElement>("h2 a");
  link?.focus(options);
  return Boolean(link);
};

/** Returns the colours of a product with several. Its row has the same height without them. */
const swatchesOf = ({ colours = [] }: ProductCardData) => (colours.length > 1 ? colours : []);

interface GridCardProps {
  facts: ProductCardData;
  index: number;
  /** Whether the user came back from this card. */
  isSeen: boolean;
  /** Whether the card has a row for the colours of its product. */
  hasColours: boolean;
}

/** A card of the list. Renders again only if its facts change. */
const GridCard = memo(({ facts, index, isSeen, hasColours }: GridCardProps): ReactElement => (
  <ShopCard
    facts={facts}
    note={isSeen ? "Seen last" : undefined}
    surface="list"
    headingLevel={2}
    priority={index === 0}
    eager={index < FIRST_ROW}
    swatches={hasColours && <SwatchLinks items={swatchesOf(facts)} activeHref={facts.href} />}
  />
));

interface CatalogueGridProps {
  cards: readonly ProductCardData[];
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * Renders one card for each variant (CAT-09). After Back the card that was followed last is marked. It gets the focus
 * without scrolling, because a page begins at its top (GLB-09).
 */
export const CatalogueGrid = memo(function CatalogueGrid({
  cards,
  ref,
}: CatalogueGridProps): ReactElement {
  const hasColours = !useIsLarge();
  const [seen] = useState(lastSeen);
  const seenAt = seen === null ? -1 : cards.findIndex(({ key }) => key === seen);
  const isReturn = useNavigationType() === "POP" && seenAt >= 0;
  useEffect(() => {
    if (!isReturn) return;
    // After the page's heading has got the focus, and only if the user has not moved it since.
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      if (focused === document.body || focused?.matches("h1, main"))
        focusCard(ref.current, seenAt, { preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isReturn, seenAt, ref]);

  const onLeave = (target: EventTarget): void => {
    const card = target instanceof Element && target.closest("a") && target.closest("article");
    const articles = [...(ref.current?.querySelectorAll("article") ?? [])];
    const left = card ? cards[articles.indexOf(card)] : undefined;
    if (left) lastSeen = left.key;
  };

  return (
    <div ref={ref} onClickCapture={({ target }) => onLeave(target)}>
      <Stack gap="s24">
        {seenAt >= 0 && (
          <Inline>
            <Button variant="quiet" onClick={() => focusCard(ref.current, seenAt)}>
              {`Go to ${cards[seenAt]?.name || "the piece you looked at"}`}
            </Button>
          </Inline>
        )}
        <ProductGrid label="Products" columns="catalogue">
          {cards.map((facts, index) => (
            <GridCard
              key={facts.key}
              facts={facts}
              index={index}
              isSeen={index === seenAt}
              hasColours={hasColours}
            />
          ))}
        </ProductGrid>
      </Stack>
    </div>
  );
});
