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
  /** Four product cards. */
  children: ReactNode;
  /** The fifth product, larger [HOME-44]. */
  tile?: ReactNode;
}

/** Four cards beside one large tile. */
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
  /** Where the second action leads; the product itself unless told. */
  quickViewHref?: string;
  /** Words to use instead of the English ones. */
  labels?: Partial<ProductCardLabels>;
  /** The button below the name. */
  onAddToCart?: () => void;
  /** The heart, whichever way it goes. */
  onWish?: () => void;
}

/** The large fifth product of the best sellers, its actions always in sight. */
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
