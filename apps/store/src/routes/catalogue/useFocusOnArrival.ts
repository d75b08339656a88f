import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { CardList } from "./cardList.ts";
import { focusCard } from "./CatalogueGrid.tsx";

/** Cards that a pressed link asks for. */
interface Asked {
  /** Key of the list that contains them. */
  key: string;
  /** Index of the first of them. */
  at: number;
  /** Key of the list of the link. */
  from: string;
  link: HTMLElement;
}

export type AskForCards = (asked: Asked) => void;

/**
 * Returns a function that focuses the first of the asked cards when they arrive, unless another list is shown or the
 * user has moved the focus meanwhile.
 */
export const useFocusOnArrival = (
  grid: RefObject<HTMLElement | null>,
  { key, cards }: CardList,
): AskForCards => {
  const asked = useRef<Asked | null>(null);
  useEffect(() => {
    if (!asked.current) return;
    const { key: wanted, at, from, link } = asked.current;
    const focused = document.activeElement;
    const isMoved = focused !== document.body && focused !== link;
    if (isMoved || (key !== wanted && key !== from)) asked.current = null;
    else if (key === wanted && focusCard(grid.current, at)) asked.current = null;
  }, [grid, key, cards]);
  return (next) => {
    asked.current = next;
  };
};
