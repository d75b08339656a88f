import { Button, Inline, ProductGrid, Stack } from "@pallu/ui";
import { memo, useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useNavigationType } from "react-router-dom";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import { ShopCard } from "../../sections/cards/ShopCard.tsx";
import type { LargeLists } from "./largeLists.logic.ts";

/** Number of cards in the widest first row. */
const FIRST_ROW = 4;

interface LargeGridProps {
  cards: readonly ProductCardData[];
  lists: LargeLists;
  /** Index of a card that gets the focus as soon as it is rendered. Null for none. */
  focusAt: number | null;
  onFocused: () => void;
}

const focusCard = (grid: HTMLElement | null, at: number, options?: FocusOptions): boolean => {
  const card = grid?.querySelectorAll<HTMLElement>("article")[at];
  const link = card?.querySelector<HTMLElement>("h2 a");
  link?.focus(options);
  return link !== undefined && link !== null;
};

/**
 * Focuses a card after Back, without scrolling: the page begins at its top (GLB-09). Only when the page's heading has
 * got the focus, and the user has not moved it since.
 */
const useFocusOnReturn = (focus: () => void, isWanted: boolean): void => {
  const action = useRef(focus);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      if (focused === document.body || focused?.matches("h1, main")) action.current();
    });
    return () => clearTimeout(timer);
  }, [isWanted]);
};

/** Renders the loaded cards. Marks the card that was followed last and focuses it on return. */
export const LargeGrid = memo(function LargeGrid({
  cards,
  lists,
  focusAt,
  onFocused,
}: LargeGridProps): ReactElement {
  const grid = useRef<HTMLDivElement>(null);
  const [seen] = useState(lists.lastSeen);
  const seenAt = seen === null ? -1 : cards.findIndex(({ key }) => key === seen);
  const isReturn = useNavigationType() === "POP" && seenAt >= 0;

  useFocusOnReturn(() => focusCard(grid.current, seenAt, { preventScroll: true }), isReturn);
  useEffect(() => {
    if (focusAt !== null && focusCard(grid.current, focusAt)) onFocused();
  }, [cards, focusAt, onFocused]);

  const onLeave = (target: EventTarget): void => {
    const card = target instanceof Element && target.closest("a") && target.closest("article");
    const articles = [...(grid.current?.querySelectorAll("article") ?? [])];
    const left = card ? cards[articles.indexOf(card)] : undefined;
    if (left) lists.see(left.key);
  };

  return (
    <div ref={grid} onClickCapture={({ target }) => onLeave(target)}>
      <Stack gap="s24">
        {seenAt >= 0 && (
          <Inline>
            <Button variant="quiet" onClick={() => focusCard(grid.current, seenAt)}>
              {`Go to ${cards[seenAt]?.name || "the piece you looked at"}`}
            </Button>
          </Inline>
        )}
        <ProductGrid label="Products" columns="catalogue">
          {cards.map((facts, index) => {
            const category =
              index === seenAt
                ? ["Seen last", facts.category].filter(Boolean).join(" · ")
                : facts.category;
            return (
              <ShopCard
                key={facts.key}
                facts={{ ...facts, category }}
                surface="list"
                headingLevel={2}
                priority={index === 0}
                eager={index < FIRST_ROW}
              />
            );
          })}
        </ProductGrid>
      </Stack>
    </div>
  );
});
