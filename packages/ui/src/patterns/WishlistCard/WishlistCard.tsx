import { Children, isValidElement } from "react";
import type { ReactElement, ReactNode, Ref } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { Anchor } from "../Anchor.tsx";
import * as css from "./WishlistCard.css.ts";

export interface WishlistCardProps {
  /** Names the entry where the list gives nothing but a picture. */
  name: string;
  /** URL of the product. */
  href: string;
  /** Fills a frame of 4:5; its alt may be empty beside the name. */
  picture?: ReactNode;
  /** Formatted price with currency symbol. */
  price?: string;
  /** What the first button does; the name is added for screen readers. */
  moveLabel: string;
  /** What the second button does; the name is added for screen readers. */
  removeLabel: string;
  /** On its way to the cart or out of the list. */
  busy?: boolean;
  /** The remove button, to give the focus on when a card goes. */
  removeRef?: Ref<HTMLButtonElement>;
  /** Into the cart. */
  onMove: () => void;
  /** Off the list. */
  onRemove: () => void;
}

/** A wished product with its two ways out: into the cart or off the list. */
export function WishlistCard(props: WishlistCardProps): ReactElement {
  const { name, href, picture, price, moveLabel, removeLabel, busy = false } = props;
  return (
    <article className={css.card} aria-busy={busy || undefined}>
      <Anchor href={href} className={css.frame} tabIndex={-1} aria-hidden>
        {picture}
      </Anchor>
      <div>
        <Anchor href={href} className={css.name}>
          {name}
        </Anchor>
        {price !== undefined && (
          <div>
            <Price offer={price} />
          </div>
        )}
      </div>
      <div className={css.actions}>
        <Button
          size="small"
          busy={busy}
          aria-label={`${moveLabel}, ${name}`}
          onClick={props.onMove}
        >
          {moveLabel}
        </Button>
        <Button
          ref={props.removeRef}
          size="small"
          variant="quiet"
          disabled={busy}
          aria-label={`${removeLabel}, ${name}`}
          onClick={props.onRemove}
        >
          {removeLabel}
        </Button>
      </div>
    </article>
  );
}

/** The wishlist's cards; their keys keep each one in its place while others leave. */
export function WishlistGrid({
  label,
  children,
}: {
  label: string;
  children: ReactNode;
}): ReactElement {
  return (
    <ul role="list" aria-label={label} className={css.grid}>
      {Children.toArray(children).map((card, index) => (
        <li key={isValidElement(card) ? card.key : index}>{card}</li>
      ))}
    </ul>
  );
}
