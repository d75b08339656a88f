import { Button, ButtonLink, Inline, ProductGrid, Stack, SwatchLinks } from "@pallu/ui";
import { memo, startTransition, useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import { waitForTurn } from "../../platform/rendering/useRenderLater.ts";
import { ShopCard } from "../../sections/cards/ShopCard.tsx";

/** Number of cards up to which a list is shown completely. Longer lists have a button for each step. */
const MOST_UNASKED = 200;
const STEP = 24;

/** Number of cards in the widest first row. */
const FIRST_ROW = 4;

/** Key of the last followed card, to mark it when the user returns. */
let lastSeen: string | null = null;

interface CatalogueGridProps {
  cards: ProductCardData[];
  /** Identifies the list. The steps are reset when it changes. */
  listKey: string;
  /** URL of the complete list for visitors without JavaScript. Null if the list is complete. */
  restHref: string | null;
}

const useSteps = (total: number, listKey: string, seenAt: number) => {
  const [steps, setSteps] = useState({
    listKey,
    count: Math.max(1, Math.ceil((seenAt + 1) / STEP)),
  });
  const count = steps.listKey === listKey ? steps.count : 1;
  return {
    shown: total <= MOST_UNASKED ? total : Math.min(total, count * STEP),
    onMore: () => setSteps({ listKey, count: count + 1 }),
  };
};

/** Events of somebody who uses the page. */
const uses = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"];

/** Number of cards that are added at once without being asked for. A slow phone styles and lays out two in some 50 ms. */
const GROWTH = 2;

/** Number of cards that a changed list starts with. */
const CHANGED = 12;

/** Time after which the list is completed without an event: screen readers and the search in the page may cause none. */
const UNUSED_MS = 3000;

/** Returns whether somebody uses the page, or it has been there for a while. */
const useIsUsed = (): boolean => {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const onUse = (): void => startTransition(() => setIsUsed(true));
    // Not cleared: they change nothing when the page has been used or left.
    setTimeout(onUse, window.scrollY > 0 ? 0 : UNUSED_MS);
    for (const type of uses) window.addEventListener(type, onUse, { once: true });
  }, []);
  return isUsed;
};

/**
 * Returns a number of cards. Starts with `first` and grows up to `shown` in steps while `isOn`, so that a long list does
 * not block input. A press delays the next step.
 */
const useGrowth = (shown: number, listKey: string, first: number, isOn: boolean): number => {
  const [grown, setGrown] = useState({ listKey, count: first });
  const count = grown.listKey === listKey ? grown.count : CHANGED;
  useEffect(() => {
    if (!isOn || count >= shown) return;
    // Two steps in one frame would be one long task.
    return waitForTurn(() => startTransition(() => setGrown({ listKey, count: count + GROWTH })));
  }, [isOn, count, shown, listKey]);
  return Math.min(count, shown);
};

/** Returns the colours of a product with several. Its row has the same height without them. */
const coloursOf = ({ colours = [] }: ProductCardData) => (colours.length > 1 ? colours : []);

interface GridCardProps {
  facts: ProductCardData;
  index: number;
  /** Whether the user came back from this card. */
  isSeen: boolean;
  hasColours: boolean;
}

/** A card of the list. The list renders again for each step of its growth, a card only if its facts change. */
const GridCard = memo(({ facts, index, isSeen, hasColours }: GridCardProps): ReactElement => (
  <ShopCard
    facts={facts}
    note={isSeen ? "Seen last" : undefined}
    surface="list"
    headingLevel={2}
    priority={index === 0}
    eager={index < FIRST_ROW}
    swatches={<SwatchLinks items={hasColours ? coloursOf(facts) : []} activeHref={facts.href} />}
  />
));

/** Renders one card for each variant (CAT-09). */
export const CatalogueGrid = memo(function CatalogueGrid({
  cards,
  listKey,
  restHref,
}: CatalogueGridProps): ReactElement {
  const [seen] = useState(lastSeen);
  const seenAt = seen === null ? -1 : cards.findIndex(({ key }) => key === seen);
  const { shown, onMore } = useSteps(cards.length, listKey, seenAt);
  // Keeps the server-rendered cards and renders up to the last followed card.
  const isAsked = cards.length > MOST_UNASKED;
  const first = restHref === null ? Math.max(STEP, seenAt + 1) : shown;
  const isUsed = useIsUsed();
  const grown = useGrowth(isAsked ? 0 : shown, listKey, first, isUsed);
  const rendered = isAsked ? shown : grown;
  // The server's cards get their colours in steps, too.
  const isWhole = restHref === null;
  const coloured = useGrowth(STEP, "", isWhole ? STEP : 0, isWhole);
  const grid = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number | null>(null);

  const focusCard = (at: number): void => {
    const card = grid.current?.querySelectorAll<HTMLElement>("article")[at];
    card?.querySelector<HTMLElement>("h2 a")?.focus();
  };
  useEffect(() => {
    if (focusFrom.current === null || focusFrom.current >= rendered) return;
    focusCard(focusFrom.current);
    focusFrom.current = null;
  }, [rendered]);

  const onLeave = (target: EventTarget): void => {
    const card = target instanceof Element && target.closest("a") && target.closest("article");
    const articles = [...(grid.current?.querySelectorAll("article") ?? [])];
    const left = card ? cards[articles.indexOf(card)] : undefined;
    if (left) lastSeen = left.key;
  };

  return (
    <div ref={grid} onClickCapture={({ target }) => onLeave(target)}>
      <Stack gap="s24">
        {seenAt >= 0 && seenAt < rendered && (
          <Inline>
            <Button variant="quiet" onClick={() => focusCard(seenAt)}>
              {`Go to ${cards[seenAt]?.name || "the piece you looked at"}`}
            </Button>
          </Inline>
        )}
        <ProductGrid
          label="Products"
          columns="catalogue"
          // What is added later is added in steps, and a skipped group costs a walk of the whole page when it is rendered.
          offscreen={isUsed ? "render" : "skip"}
        >
          {cards.slice(0, rendered).map((facts, index) => (
            <GridCard
              key={facts.key}
              facts={facts}
              index={index}
              isSeen={index === seenAt}
              hasColours={index < coloured || index >= STEP}
            />
          ))}
        </ProductGrid>
        {shown < cards.length && (
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
      </Stack>
    </div>
  );
});
