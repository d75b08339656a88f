import type { ReactElement, ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { Anchor } from "../../provider/Anchor.tsx";
import * as card from "../../patterns/ProductCard/ProductCard.css.ts";
import { productCardLabels } from "../../patterns/ProductCard/ProductCard.tsx";
import type { ProductCardProps } from "../../patterns/ProductCard/ProductCard.tsx";
import { CardMarks, checkWish } from "../../patterns/ProductCard/CardMarks.tsx";
import { ProductGrid } from "../../patterns/ProductGrid/ProductGrid.tsx";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./BestSellers.css.ts";

export interface BestSellersProps extends RootProps<"div"> {
  /** Four `ProductCard` elements. */
  children?: ReactNode;
  /** A `BestSellerTile`. */
  tile?: ReactNode;
  /** Shows placeholders instead of the cards and the tile. @default false */
  loading?: boolean;
}

/** Number of cards beside the tile. */
const CARDS = 4;

/** Placeholder with the size of a tile. */
const TileSkeleton = (): ReactElement => (
  <div aria-hidden className={styles.tile}>
    <div className={styles.skeletonFrame}>
      <Skeleton shape="picture" />
    </div>
    <div className={styles.caption}>
      <div>
        <div className={card.skeletonCategory}>
          <Skeleton />
        </div>
        <div className={styles.skeletonName}>
          <Skeleton />
        </div>
        <div className={card.skeletonPrice}>
          <Skeleton />
        </div>
      </div>
      <Skeleton shape="control" />
    </div>
  </div>
);

/** Four product cards beside a large tile. */
export const BestSellers = ({
  children,
  tile,
  loading = false,
  ...rest
}: BestSellersProps): ReactElement => {
  if (!loading && (tile === undefined || tile === null))
    return <ProductGrid {...rest}>{children}</ProductGrid>;
  return (
    <div {...rest} aria-busy={loading || undefined} className={styles.layout}>
      <ProductGrid columns="two" loading={loading} placeholders={CARDS}>
        {children}
      </ProductGrid>
      {loading ? <TileSkeleton /> : tile}
    </div>
  );
};

export interface BestSellerTileProps extends Pick<
  ProductCardProps,
  | "name"
  | "href"
  | "price"
  | "listPrice"
  | "saving"
  | "priceFrom"
  | "category"
  | "picture"
  | "tag"
  | "tagTone"
  | "choose"
  | "wishlisted"
  | "headingLevel"
  | "labels"
  | "onAddToCart"
  | "onWish"
  | "cartForm"
  | "wishForm"
  | keyof RootProps<"article">
> {}

/** A large product tile whose actions are always visible. */
export const BestSellerTile = ({
  name,
  href,
  price,
  listPrice,
  saving,
  priceFrom,
  category,
  picture,
  tag,
  tagTone,
  choose,
  wishlisted = false,
  headingLevel = 3,
  labels: ownLabels,
  onAddToCart,
  onWish,
  cartForm,
  wishForm,
  ...rest
}: BestSellerTileProps): ReactElement => {
  if (process.env.NODE_ENV !== "production") checkWish("BestSellerTile", wishlisted, onWish);
  const labels = useLabels("productCard", productCardLabels, ownLabels);
  const linkText = choose === undefined ? labels.quickView : labels.choose(choose);
  const Name = `h${headingLevel}` as const;
  return (
    <article {...rest} className={styles.tile}>
      <div className={styles.frame}>
        <div className={styles.picture}>{picture}</div>
        <CardMarks
          name={name}
          tag={tag}
          tagTone={tagTone}
          wishLabel={labels.wish}
          wishlisted={wishlisted}
          onWish={onWish}
          wishForm={wishForm}
        />
      </div>
      <div className={styles.caption}>
        <div>
          <p className={card.kicker}>{category}</p>
          <Name className={styles.name}>
            <Anchor href={href} className={styles.link}>
              {name}
            </Anchor>
          </Name>
          <div className={card.priceRow}>
            <Price offer={price} list={listPrice} saving={saving} from={priceFrom} />
          </div>
        </div>
        <div className={styles.actions}>
          {onAddToCart && choose === undefined && (
            <Button
              {...cartForm}
              type={cartForm ? "submit" : "button"}
              aria-label={`${labels.addToCart}, ${name}`}
              onClick={(event) => {
                event.preventDefault();
                onAddToCart();
              }}
            >
              {labels.addToCart}
            </Button>
          )}
          <ButtonLink
            href={href}
            variant={choose === undefined ? "secondary" : "primary"}
            aria-label={`${linkText}, ${name}`}
          >
            {linkText}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
};
