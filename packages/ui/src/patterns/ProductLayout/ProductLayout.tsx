import type { ReactElement, ReactNode } from "react";
import * as css from "./ProductLayout.css.ts";

interface ProductLayoutProps {
  /** A `ProductGallery`. */
  gallery: ReactNode;
  /** A BuyBox. */
  children: ReactNode;
}

/** The pictures beside the buy box, which stays in sight while they pass. */
export function ProductLayout({ gallery, children }: ProductLayoutProps): ReactElement {
  return (
    <div className={css.layout}>
      {gallery}
      <div className={css.aside}>{children}</div>
    </div>
  );
}

export interface BuyBoxProps {
  /** Stands above the title. */
  category?: string;
  /** The page's h1: the product's name. */
  title: string;
  /** A `Price` of the size `page`. */
  price: ReactNode;
  /** A `StarRating`. */
  rating?: ReactNode;
  /** What the product is, in a few sentences. */
  description?: ReactNode;
  /** Colour swatches as a radio group. */
  swatches?: ReactNode;
  /** 'Out of Stock', or BuyActions. */
  actions: ReactNode;
  /** Brand, material and the like. */
  facts?: readonly { label: string; value: string }[];
  /** Share links, tabs. */
  children?: ReactNode;
}

interface BuyActionsProps {
  /** The stepper and the one button that buys. */
  children: ReactNode;
  /** What stands under them and may scroll away: the wishlist. */
  more?: ReactNode;
}

/** Below 768 px the row that buys stays at the lower edge of the screen until its place comes into view. */
export function BuyActions({ children, more }: BuyActionsProps): ReactElement {
  return (
    <>
      <div className={css.actions}>{children}</div>
      {more}
    </>
  );
}

/** What a shopper decides by, in the order of the decision. */
export function BuyBox(props: BuyBoxProps): ReactElement {
  const {
    category,
    title,
    price,
    rating,
    description,
    swatches,
    actions,
    facts = [],
    children,
  } = props;
  return (
    <div className={css.box}>
      <div className={css.head}>
        {category !== undefined && <p className={css.kicker}>{category}</p>}
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {rating}
        {price}
      </div>
      {swatches}
      {actions}
      {description !== undefined && <div className={css.description}>{description}</div>}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ label, value }) => [
            <dt key={`${label}-term`} className={css.term}>
              {label}
            </dt>,
            <dd key={label}>{value}</dd>,
          ])}
        </dl>
      )}
      {children}
    </div>
  );
}
