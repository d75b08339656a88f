import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./ProductLayout.css.ts";

export interface ProductLayoutProps extends RootProps<"div"> {
  /** A `ProductGallery`. */
  gallery: ReactNode;
  /** A `BuyBox`. */
  children: ReactNode;
}

/** Lays out the gallery beside a sticky buy box. */
export const ProductLayout = ({ gallery, children, ...rest }: ProductLayoutProps): ReactElement => (
  <div {...rest} className={styles.layout}>
    {gallery}
    <div className={styles.aside}>{children}</div>
  </div>
);

export interface BuyBoxProps extends RootProps<"div"> {
  /** Category above the title. */
  category?: string;
  /** The page's h1, the product name. */
  title: string;
  /** A `Price` of size `large`. */
  price: ReactNode;
  /** A `StarRating`. */
  rating?: ReactNode;
  /** Text of the paragraph that describes the product. */
  description?: ReactNode;
  /** A `ColourSwatches`, an `OptionLinks`, or both. */
  swatches?: ReactNode;
  /** `BuyActions`, or a disabled button if sold out. */
  actions: ReactNode;
  /** Facts such as brand and material. */
  facts?: readonly { label: string; value: string }[];
  /** Content below the facts, for example share links and tabs. */
  children?: ReactNode;
}

export interface BuyActionsProps extends RootProps<"div"> {
  /** The buy button. */
  children: ReactNode;
  /** A `QuantityStepper` before the button. */
  quantity?: ReactNode;
  /** The formatted price, repeated beside the button below 768 px. */
  price?: string;
  /** Content below, for example the wishlist button. */
  more?: ReactNode;
}

/** The buy actions. Below 768 px the button sticks to the bottom of the viewport while the product is in view. */
export const BuyActions = ({
  quantity,
  price,
  more,
  children,
  ...rest
}: BuyActionsProps): ReactElement => (
  <>
    <div {...rest} className={styles.actions}>
      {quantity}
      <div className={styles.bar} data-price={price}>
        {children}
      </div>
    </div>
    {more}
  </>
);

/** The product's data and actions. */
export const BuyBox = ({
  category,
  title,
  price,
  rating,
  description,
  swatches,
  actions,
  facts = [],
  children,
  ...rest
}: BuyBoxProps): ReactElement => (
  <div {...rest} className={styles.box}>
    <div className={styles.head}>
      {category !== undefined && <p className={styles.kicker}>{category}</p>}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {rating}
      {price}
    </div>
    {swatches}
    {actions}
    {description !== undefined && <p className={styles.description}>{description}</p>}
    {facts.length > 0 && (
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => [
          <dt key={`${label}-term`} className={styles.term}>
            {label}
          </dt>,
          <dd key={label}>{value}</dd>,
        ])}
      </dl>
    )}
    {children}
  </div>
);
