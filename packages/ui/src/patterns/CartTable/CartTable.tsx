import type { ReactElement, ReactNode, Ref } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Swatch } from "../../components/Swatch/Swatch.tsx";
import { TrashIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import * as css from "./CartTable.css.ts";

export interface CartTableLabels {
  caption: string;
  product: string;
  price: string;
  quantity: string;
  total: string;
  remove: string;
  /** Text beside the total while a change is saved. */
  updating: string;
}

/** Column headings in the order of the specification (CART-02). */
export const cartTableLabels: CartTableLabels = {
  caption: "Cart",
  product: "Product Info",
  price: "Price",
  quantity: "Quantity",
  total: "Total",
  remove: "Remove",
  updating: "Updating…",
};

interface CartTableProps {
  /** `CartLine` elements. */
  children: ReactNode;
  /** Replaces the English labels. */
  labels?: Partial<CartTableLabels>;
}

/** A table from 768 px, labelled cards below. */
export function CartTable({ children, labels }: CartTableProps): ReactElement {
  const words = { ...cartTableLabels, ...labels };
  return (
    <table aria-label={words.caption} className={css.table}>
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.heading}>
            {words.product}
          </th>
          <th scope="col" className={css.heading}>
            {words.price}
          </th>
          <th scope="col" className={css.heading}>
            {words.quantity}
          </th>
          <th scope="col" className={`${css.heading} ${css.headingEnd}`}>
            {words.total}
          </th>
          <th scope="col" className={`${css.heading} ${css.headingEnd}`}>
            {words.remove}
          </th>
        </tr>
      </thead>
      <tbody className={css.body}>{children}</tbody>
    </table>
  );
}

export interface CartLineProps {
  /** Product name, used as the row header. */
  name: string;
  /** URL of the product. */
  href: string;
  /** Text above the name. */
  category?: string;
  /** Picture in a frame of 72 × 90 px. Its alt may be empty. */
  picture?: ReactNode;
  /** CSS colour of the swatch and its name. */
  colour?: { value: string; name: string };
  /** Formatted unit price. */
  price: string;
  /** Formatted total of the line. */
  total: string;
  /** A `QuantityStepper`. */
  quantity: ReactNode;
  /** Whether a change is being saved. @default false */
  updating?: boolean;
  /** Replaces the English labels. */
  labels?: Partial<CartTableLabels>;
  /** Ref to the remove button, to move the focus when a line is removed. */
  removeRef?: Ref<HTMLButtonElement>;
  /** Called by the remove button. */
  onRemove: () => void;
}

function Product({ name, href, category, picture, colour }: CartLineProps): ReactElement {
  return (
    <div className={css.productInner}>
      <Anchor href={href} className={css.thumb} tabIndex={-1} aria-hidden>
        {picture}
      </Anchor>
      <div>
        {category !== undefined && <p className={css.kicker}>{category}</p>}
        <Anchor href={href} className={css.name}>
          {name}
        </Anchor>
        {colour !== undefined && (
          <p className={css.colour}>
            <Swatch colour={colour.value} />
            {colour.name}
          </p>
        )}
      </div>
    </div>
  );
}

/** A product in the cart. Stays a table row for assistive technology when laid out as a card. */
export function CartLine(props: CartLineProps): ReactElement {
  const { name, updating = false, removeRef } = props;
  const words = { ...cartTableLabels, ...props.labels };
  return (
    <tr className={css.row} aria-busy={updating || undefined}>
      <th scope="row" className={css.product}>
        <Product {...props} />
      </th>
      <td data-label={words.price} className={css.cell}>
        <bdi className={css.amount}>{props.price}</bdi>
      </td>
      <td data-label={words.quantity} className={css.cell}>
        {props.quantity}
      </td>
      <td data-label={words.total} className={`${css.cell} ${css.cellEnd}`}>
        <span className={css.totalInner}>
          <bdi className={css.total}>{props.total}</bdi>
          {updating && <span data-text={words.updating} className={css.updating} />}
        </span>
      </td>
      <td className={css.removeCell}>
        <IconButton
          ref={removeRef}
          label={`${words.remove} ${name}`}
          icon={<TrashIcon />}
          onClick={props.onRemove}
        />
      </td>
    </tr>
  );
}
