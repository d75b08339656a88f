import { Children, isValidElement } from "react";
import type { ReactElement, ReactNode, Ref } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { Anchor } from "../Anchor.tsx";
import * as css from "./WishlistCard.css.ts";

export interface WishlistCardProps {
  /** Product name, also if there is only a picture. */
  name: string;
  /** URL of the product. */
  href: string;
  /** Picture in a frame of 4:5. Its alt may be empty. */
  picture?: ReactNode;
  /** Formatted price with currency symbol. */
  price?: string;
  /** Text of the first button. The product name is added for assistive technology. */
  moveLabel: string;
  /** Text of the second button. The product name is added for assistive technology. */
  removeLabel: string;
  /** Whether the product is being moved or removed. @default false */
  busy?: boolean;
  /** Ref to the remove button, to move the focus when a card is removed. */
  removeRef?: Ref<HTMLButtonElement>;
  /** Called when the product is moved to the cart. */
  onMove: () => void;
  /** Called when the product is removed. */
  onRemove: () => void;
}

/** A product in the wishlist, with buttons to move or remove it. */
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

/** A grid of `WishlistCard` elements. Keeps their keys, so that cards keep their state when others are removed. */
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
