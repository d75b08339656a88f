import { Children, isValidElement } from "react";
import type { ReactElement, ReactNode, Ref } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Price } from "../../components/Price/Price.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import * as styles from "./WishlistCard.css.ts";

export const wishlistCardLabels: Messages["wishlistCard"] = {
  move: "Move to cart",
  remove: "Remove",
};

export interface WishlistCardProps extends RootProps<"article"> {
  /** Product name, also if there is only a picture. */
  name: string;
  /** URL of the product. */
  href: string;
  /** Picture in a frame of 4:5. Its alt may be empty. */
  picture?: ReactNode;
  /** What tells the variant from others, for example "Rani pink, M". */
  variant?: string;
  /** Formatted price with currency symbol. */
  price?: string;
  /** Texts of the buttons. Product name and variant are added for assistive technology. Replace the texts of the provider. */
  labels?: Partial<Messages["wishlistCard"]>;
  /** Whether the product is being moved or removed. @default false */
  busy?: boolean;
  /** Ref to the move button, to move the focus when a card was moved. */
  moveRef?: Ref<HTMLButtonElement>;
  /** Ref to the remove button, to move the focus when a card is removed. */
  removeRef?: Ref<HTMLButtonElement>;
  /** Called when the product is moved to the cart. */
  onMove: () => void;
  /** Called when the product is removed. */
  onRemove: () => void;
}

/** A product in the wishlist, with buttons to move or remove it. */
export const WishlistCard = ({
  name,
  href,
  picture,
  variant,
  price,
  labels,
  busy = false,
  moveRef,
  removeRef,
  onMove,
  onRemove,
  ...rest
}: WishlistCardProps): ReactElement => {
  const words = useLabels("wishlistCard", wishlistCardLabels, labels);
  const fullName = variant === undefined ? name : `${name}, ${variant}`;
  return (
    <article {...rest} className={styles.card} aria-busy={busy || undefined}>
      <Anchor href={href} className={styles.frame} tabIndex={-1} aria-hidden>
        {picture}
      </Anchor>
      <div className={styles.words}>
        <Anchor href={href} className={styles.name}>
          {name}
        </Anchor>
        {variant !== undefined && <p className={styles.variant}>{variant}</p>}
        {price !== undefined && (
          <div>
            <Price offer={price} />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          ref={moveRef}
          size="small"
          busy={busy}
          aria-label={`${words.move}, ${fullName}`}
          onClick={onMove}
        >
          {words.move}
        </Button>
        <Button
          ref={removeRef}
          size="small"
          variant="quiet"
          disabled={busy}
          aria-label={`${words.remove}, ${fullName}`}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
    </article>
  );
};

export interface WishlistGridProps extends RootProps<"ul"> {
  /** Accessible name of the list. */
  label: string;
}

/** A grid of `WishlistCard` elements. Keeps their keys, so that cards keep their state when others are removed. */
export const WishlistGrid = ({ label, children, ...rest }: WishlistGridProps): ReactElement => (
  <ul {...rest} role="list" aria-label={label} className={styles.grid}>
    {Children.toArray(children).map((card, index) => (
      <li key={isValidElement(card) ? card.key : index}>{card}</li>
    ))}
  </ul>
);
