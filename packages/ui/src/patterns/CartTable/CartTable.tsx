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
  /** Beside the total of a line whose change is on its way. */
  updating: string;
}

/** The five heads in the order of the specification [CART-02]. */
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
  /** CartLine elements. */
  children: ReactNode;
  /** Words to use instead of the English ones. */
  labels?: Partial<CartTableLabels>;
}

/** A table from a tablet on; labelled cards on a phone. */
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
  /** The product's name, and the name of its row. */
  name: string;
  /** Where the product is. */
  href: string;
  /** Stands above the name. */
  category?: string;
  /** Fills a frame of 72 by 90 px; its alt may be empty beside the name. */
  picture?: ReactNode;
  /** A CSS colour for the swatch, and its name in words. */
  colour?: { value: string; name: string };
  /** Formatted amounts. */
  price: string;
  /** The unit price times the quantity, formatted. */
  total: string;
  /** A QuantityStepper. */
  quantity: ReactNode;
  /** A change is on its way to the server. */
  updating?: boolean;
  /** Words to use instead of the English ones. */
  labels?: Partial<CartTableLabels>;
  /** The remove button, to give the focus on when a line goes. */
  removeRef?: Ref<HTMLButtonElement>;
  /** The button that takes the line out. */
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

/** One product of the cart. It stays a table row for readers where the layout makes it a card. */
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
