import type { ReactElement, ReactNode } from "react";
import { Motif } from "../../components/Motif/Motif.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import type { TagProps } from "../../components/Tag/Tag.tsx";
import { CheckIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { classNames } from "../../style/classNames.ts";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import type { SubmitProps } from "../../style/submitProps.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import { variantOf } from "../../provider/variantOf.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./ProductCard.css.ts";
import { CardMarks, checkWish } from "./CardMarks.tsx";

export type CartStatus = "idle" | "adding" | "added";
export type ProductCardLayout = "standard" | "editorial";

export interface ProductCardProps extends RootProps<"article"> {
  /** Product name and link of the card. */
  name: string;
  /** URL of the product. */
  href: string;
  /** Formatted price with currency symbol. */
  price: string;
  /** Formatted list price, struck through. */
  listPrice?: string;
  /** The saving, for example "20% off". */
  saving?: string;
  /** Whether `price` is the lowest of several, so that "From" stands beside it. @default false */
  priceFrom?: boolean;
  /** Text above the name. */
  category?: string;
  /** Picture, cropped to the theme's aspect ratio, by default 4:5. Its alt may be empty. */
  picture?: ReactNode;
  /** Text of the tag, for example "New" or "10% off". */
  tag?: string;
  /** Colour of the tag. @default "neutral" */
  tagTone?: TagProps["tone"];
  /** A `StarRating`. */
  rating?: ReactNode;
  /** `SwatchLinks` or `Swatch` elements of the available colours. */
  swatches?: ReactNode;
  /** Stock note, for example "Only 2 left". */
  stockNote?: string;
  /** Fades the picture and replaces the actions with a link to the product. @default false */
  soldOut?: boolean;
  /** What must be chosen before the product is bought, for example "size". Replaces the actions with a link to the product. */
  choose?: string;
  /** Whether the product is in the wishlist. @default false */
  wishlisted?: boolean;
  /** State of the first button. @default "idle" */
  cartStatus?: CartStatus;
  /** Layout of the shop or of a template home. @default "standard" */
  layout?: ProductCardLayout;
  /** The heading level. @default 3 */
  headingLevel?: HeadingLevel;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["productCard"]>;
  /** Whether the card has a bar of actions. @default true */
  interactive?: boolean;
  /** Called by the first button of the bar, which is rendered only if this is set. */
  onAddToCart?: () => void;
  /** Called when the wishlist button is toggled, which is rendered only if this is set. */
  onWish?: () => void;
  /** The form that the first button submits before hydration and without scripts, for example `{ form: "cart", name: "id", value: "7" }`. */
  cartForm?: SubmitProps;
  /** The form that the wishlist button submits before hydration and without scripts. */
  wishForm?: SubmitProps;
}

/** Texts of the specification. Home tiles use "Quick Preview". */
export const productCardLabels: Messages["productCard"] = {
  addToCart: "Add to Cart",
  choose: (option) => `Choose ${option}`,
  adding: "Adding…",
  added: "Added",
  quickView: "Quick View",
  wish: "Add to wishlist",
  view: "View",
  soldOut: "Sold out",
};

const statusLabel = { idle: "addToCart", adding: "adding", added: "added" } as const;

interface ActionBarProps {
  name: string;
  href: string;
  soldOut: boolean;
  choose: string | undefined;
  cartStatus: CartStatus;
  labels: Messages["productCard"];
  onAddToCart: (() => void) | undefined;
  cartForm: SubmitProps | undefined;
}

const ActionBar = ({
  name,
  href,
  soldOut,
  choose,
  cartStatus,
  labels,
  onAddToCart,
  cartForm,
}: ActionBarProps): ReactElement => {
  if (soldOut || choose !== undefined) {
    const text = soldOut || choose === undefined ? labels.view : labels.choose(choose);
    return (
      <div className={styles.bar}>
        <Anchor
          href={href}
          className={classNames(styles.action, !soldOut && styles.choose)}
          aria-label={`${text}, ${name}`}
        >
          {text}
        </Anchor>
      </div>
    );
  }
  const step = labels[variantOf(statusLabel, cartStatus)];
  return (
    <div className={styles.bar} data-shown={cartStatus === "idle" ? undefined : true}>
      {onAddToCart && (
        <button
          {...cartForm}
          type={cartForm ? "submit" : "button"}
          className={styles.action}
          aria-label={`${step}, ${name}`}
          aria-disabled={cartStatus === "adding" || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (cartStatus !== "adding") onAddToCart();
          }}
        >
          {cartStatus === "added" && <CheckIcon size={20} />}
          {step}
        </button>
      )}
      <Anchor
        href={href}
        className={`${styles.action} ${styles.quick}`}
        aria-label={`${labels.quickView}, ${name}`}
      >
        <span className={styles.quickWord}>{labels.quickView}</span>
        {/* One path: a list has hundreds of cards. */}
        <svg viewBox="0 0 24 24" aria-hidden className={`${styles.sign} ${styles.quickSign}`}>
          <path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0M21 12c-2.4 4-5.4 6-9 6s-6.6-2-9-6c2.4-4 5.4-6 9-6s6.6 2 9 6" />
        </svg>
      </Anchor>
    </div>
  );
};

/** A product card: a link that covers the card, and its actions. */
export const ProductCard = ({
  name,
  href,
  price,
  listPrice,
  saving,
  priceFrom,
  category,
  picture,
  tag: ownTag,
  tagTone,
  rating,
  swatches,
  stockNote,
  soldOut = false,
  choose,
  wishlisted = false,
  cartStatus = "idle",
  layout = "standard",
  headingLevel = 3,
  labels: ownLabels,
  interactive = true,
  onAddToCart,
  onWish,
  cartForm,
  wishForm,
  ...rest
}: ProductCardProps): ReactElement => {
  const labels = useLabels("productCard", productCardLabels, ownLabels);
  if (process.env.NODE_ENV !== "production") {
    checkWish("ProductCard", wishlisted, onWish);
    if ((cartStatus === "adding" || cartStatus === "added") && !onAddToCart)
      warnOnce(
        "ProductCard",
        "`cartStatus` is shown by the button for the cart, which needs `onAddToCart`.",
      );
  }
  const tag = soldOut ? labels.soldOut : ownTag;
  const Name = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      className={`${styles.card} ${variantOf(styles.layouts, layout)}`}
      data-sold-out={soldOut || undefined}
    >
      <div className={styles.frame}>
        <div className={styles.picture}>
          {picture ?? (
            <span className={styles.missing}>
              <Motif name="needle" />
            </span>
          )}
        </div>
        <CardMarks
          name={name}
          tag={tag}
          tagTone={soldOut ? "neutral" : tagTone}
          wishLabel={labels.wish}
          wishlisted={wishlisted}
          onWish={onWish}
          wishForm={wishForm}
        />
      </div>
      <p className={styles.kicker}>{category}</p>
      <Name className={styles.name}>
        <Anchor href={href} className={styles.link}>
          {name}
        </Anchor>
      </Name>
      <div className={styles.priceRow}>
        <Price offer={price} list={listPrice} saving={saving} from={priceFrom} />
      </div>
      <div className={styles.rest}>
        {rating}
        {swatches !== undefined && <div className={styles.colours}>{swatches}</div>}
        {stockNote !== undefined && <span className={styles.stock}>{stockNote}</span>}
      </div>
      {interactive && (
        <ActionBar
          name={name}
          href={href}
          soldOut={soldOut}
          choose={choose}
          cartStatus={cartStatus}
          labels={labels}
          onAddToCart={onAddToCart}
          cartForm={cartForm}
        />
      )}
    </article>
  );
};

export interface ProductCardSkeletonProps extends RootProps<"div"> {
  /** What the cards of its row have below their prices. */
  below?: "stockNote" | "rating";
}

/** Placeholder with the size of a card. */
export const ProductCardSkeleton = ({ below, ...rest }: ProductCardSkeletonProps): ReactElement => (
  <div {...rest} aria-hidden className={styles.card}>
    <div className={styles.skeletonFrame}>
      <Skeleton shape="picture" />
    </div>
    <div className={styles.skeletonCategory}>
      <Skeleton />
    </div>
    <div className={styles.skeletonName}>
      <span className={styles.skeletonHalf}>
        <Skeleton />
      </span>
      <span className={styles.skeletonHalf}>
        <Skeleton />
      </span>
    </div>
    <div className={styles.skeletonPrice}>
      <Skeleton />
    </div>
    {below === undefined ? (
      <div />
    ) : (
      <div className={variantOf(styles.skeletonBelow, below)}>
        <Skeleton />
      </div>
    )}
    <div className={styles.bar} />
  </div>
);
