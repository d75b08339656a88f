import type { ReactElement, ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { Tag } from "../../components/Tag/Tag.tsx";
import { Anchor } from "../Anchor.tsx";
import * as card from "../ProductCard/ProductCard.css.ts";
import { productCardLabels, toneOf } from "../ProductCard/ProductCard.tsx";
import type { ProductCardLabels, ProductCardProps } from "../ProductCard/ProductCard.tsx";
import { WishButton } from "../ProductCard/WishButton.tsx";
import { ProductGrid } from "../ProductGrid/ProductGrid.tsx";
import * as css from "./BestSellers.css.ts";

interface BestSellersProps {
  /** Four `ProductCard` elements. */
  children: ReactNode;
  /** A `BestSellerTile` (HOME-44). */
  tile?: ReactNode;
}

/** Four product cards beside a large tile. */
export function BestSellers({ children, tile }: BestSellersProps): ReactElement {
  if (tile === undefined || tile === null) return <ProductGrid>{children}</ProductGrid>;
  return (
    <div className={css.layout}>
      <ProductGrid columns="two">{children}</ProductGrid>
      {tile}
    </div>
  );
}

export interface BestSellerTileProps extends Pick<
  ProductCardProps,
  "name" | "href" | "price" | "listPrice" | "saving" | "category" | "picture" | "tag" | "wishlisted"
> {
  /** URL of the second action. Defaults to `href`. */
  quickViewHref?: string;
  /** Replaces the English labels. */
  labels?: Partial<ProductCardLabels>;
  /** Called by the first button. */
  onAddToCart?: () => void;
  /** Called when the wishlist button is toggled. */
  onWish?: () => void;
}

/** A large product tile whose actions are always visible. */
export function BestSellerTile(props: BestSellerTileProps): ReactElement {
  const {
    name,
    href,
    price,
    listPrice,
    saving,
    category,
    picture,
    tag,
    wishlisted = false,
  } = props;
  const labels = { ...productCardLabels, ...props.labels };
  return (
    <article className={css.tile}>
      <div className={css.frame}>
        <div className={css.picture}>{picture}</div>
        {tag !== undefined && tag !== "" && (
          <span className={card.tag}>
            <Tag tone={toneOf(tag)}>{tag}</Tag>
          </span>
        )}
        <WishButton
          name={name}
          label={labels.wish}
          pressed={wishlisted}
          className={card.wish}
          onPress={props.onWish}
        />
      </div>
      <div className={css.caption}>
        <div>
          <p className={card.kicker}>{category}</p>
          <h3 className={css.name}>
            <Anchor href={href} className={css.link}>
              {name}
            </Anchor>
          </h3>
          <div className={card.priceRow}>
            <Price offer={price} list={listPrice} saving={saving} />
          </div>
        </div>
        <div className={css.actions}>
          <Button onClick={props.onAddToCart} aria-label={`${labels.addToCart}, ${name}`}>
            {labels.addToCart}
          </Button>
          <ButtonLink
            href={props.quickViewHref ?? href}
            variant="secondary"
            aria-label={`${labels.quickView}, ${name}`}
          >
            {labels.quickView}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
