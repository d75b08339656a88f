import type { ReactElement } from "react";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Price.css.ts";

export const priceSizes = ["card", "page", "line"] as const;

export interface PriceProps {
  /** The formatted price or range, for example "₹12,480" or "₹900 - ₹1,200". */
  offer: string;
  /** The formatted list price. Omit it if it equals the offer. */
  list?: string | undefined;
  /** The saving, for example "20% off". */
  saving?: string | undefined;
  /** Type size for cards, product pages or lines of text. @default "card" */
  size?: "card" | "page" | "line" | undefined;
  /** Spoken before the offer if there is a list price. @default "Offer price" */
  offerLabel?: string | undefined;
  /** Spoken before the list price. @default "List price" */
  listLabel?: string | undefined;
}

/** A price, optionally beside a list price. Amounts are isolated from bidirectional text. */
export const Price = ({
  offer,
  list,
  saving,
  size = "card",
  offerLabel = "Offer price",
  listLabel = "List price",
}: PriceProps): ReactElement => {
  if (list === undefined) {
    return (
      <span className={styles.price}>
        <bdi className={styles.offer[size]}>{offer}</bdi>
      </span>
    );
  }
  return (
    <span className={styles.price}>
      <ins className={styles.offer[size]}>
        <VisuallyHidden>{offerLabel} </VisuallyHidden>
        <bdi>{offer}</bdi>
      </ins>{" "}
      <del className={styles.list[size]}>
        <VisuallyHidden>{listLabel} </VisuallyHidden>
        <bdi>{list}</bdi>
      </del>
      {saving !== undefined && (
        <>
          {" "}
          <span className={styles.saving[size]}>
            <bdi>{saving}</bdi>
          </span>
        </>
      )}
    </span>
  );
};
