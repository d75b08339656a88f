import type { ReactElement, ReactNode, Ref } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Swatch } from "../../components/Swatch/Swatch.tsx";
import { TrashIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./CartTable.css.ts";

/** Column headings in the order of the specification. */
export const cartTableLabels: Messages["cartTable"] = {
  caption: "Cart",
  product: "Product Info",
  price: "Price",
  quantity: "Quantity",
  total: "Total",
  remove: "Remove",
  updating: "Updating…",
};

export interface CartTableProps extends RootProps<"div"> {
  /** `CartLine` elements. */
  children: ReactNode;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["cartTable"]>;
}

/** A table from 768 px where the texts fit, else labelled cards. */
export const CartTable = ({ children, labels, ...rest }: CartTableProps): ReactElement => {
  const words = useLabels("cartTable", cartTableLabels, labels);
  return (
    <div {...rest} className={styles.root}>
      <table aria-label={words.caption} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.heading}>
              {words.product}
            </th>
            <th scope="col" className={styles.heading}>
              {words.price}
            </th>
            <th scope="col" className={styles.heading}>
              {words.quantity}
            </th>
            <th scope="col" className={`${styles.heading} ${styles.headingEnd}`}>
              {words.total}
            </th>
            <th
              scope="col"
              className={`${styles.heading} ${styles.headingEnd} ${styles.headingRemove}`}
            >
              {words.remove}
            </th>
          </tr>
        </thead>
        <tbody className={styles.body}>{children}</tbody>
      </table>
    </div>
  );
};

export interface CartLineProps extends RootProps<"tr"> {
  /** Product name, used as the row header. */
  name: string;
  /** Name of the piece in the remove button, for example with its colour and size. @default name */
  fullName?: string;
  /** URL of the product. */
  href: string;
  /** Text above the name. */
  category?: string;
  /** Picture in a frame of 96 × 120 px. Its alt may be empty. */
  picture?: ReactNode;
  /** The variant by its name, for example "Rani pink, M", and the CSS colour of its swatch. */
  colour?: { value?: string; name: string };
  /** Formatted unit price. */
  price: string;
  /** Formatted total of the line. */
  total: string;
  /** A `QuantityStepper`. */
  quantity: ReactNode;
  /** Whether a change is being saved. @default false */
  updating?: boolean;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["cartTable"]>;
  /** Ref to the remove button, to move the focus when a line is removed. */
  removeRef?: Ref<HTMLButtonElement>;
  /** Called by the remove button. */
  onRemove: () => void;
}

const Product = ({
  name,
  href,
  category,
  picture,
  colour,
}: Pick<CartLineProps, "name" | "href" | "category" | "picture" | "colour">): ReactElement => (
  <div className={styles.productInner}>
    <Anchor href={href} className={styles.thumb} tabIndex={-1} aria-hidden>
      {picture}
    </Anchor>
    <div className={styles.words}>
      {category !== undefined && <p className={styles.kicker}>{category}</p>}
      <Anchor href={href} className={styles.name}>
        {name}
      </Anchor>
      {colour !== undefined && (
        <p key={colour.name} className={styles.colour}>
          {colour.value !== undefined && <Swatch colour={colour.value} />}
          {colour.name}
        </p>
      )}
    </div>
  </div>
);

/** A product in the cart. Stays a table row for assistive technology when laid out as a card. */
export const CartLine = ({
  name,
  fullName = name,
  href,
  category,
  picture,
  colour,
  price,
  total,
  quantity,
  updating = false,
  labels,
  removeRef,
  onRemove,
  ...rest
}: CartLineProps): ReactElement => {
  const words = useLabels("cartTable", cartTableLabels, labels);
  return (
    <tr {...rest} className={styles.row} aria-busy={updating || undefined}>
      <th scope="row" className={styles.product}>
        <Product {...{ name, href, category, picture, colour }} />
      </th>
      <td data-label={words.price} className={styles.cell}>
        <bdi className={styles.amount}>{price}</bdi>
      </td>
      <td data-label={words.quantity} className={styles.cell}>
        {quantity}
      </td>
      <td data-label={words.total} className={`${styles.cell} ${styles.cellEnd}`}>
        <span className={styles.totalInner}>
          <bdi className={styles.total}>{total}</bdi>
          {updating && <span data-text={words.updating} className={styles.updating} />}
        </span>
      </td>
      <td className={styles.removeCell}>
        <IconButton
          ref={removeRef}
          label={`${words.remove} ${fullName}`}
          icon={<TrashIcon />}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
};
