import type { ReactElement } from "react";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Price.css.ts";

export const priceSizes = ["card", "page", "line"] as const;

export interface PriceProps {
  /** What the customer pays, formatted: "₹12,480", or a range "₹900 - ₹1,200". */
  offer: string;
  /** The price before, formatted; leave it out where it equals the offer. */
  list?: string | undefined;
  /** The difference in words: "20% off". */
  saving?: string | undefined;
  /** On a card, on a product page, or in a line of text. */
  size?: "card" | "page" | "line" | undefined;
  /** Spoken before the amounts when there are two. */
  offerLabel?: string | undefined;
  /** Spoken before the list price. */
  listLabel?: string | undefined;
}

/** A price, or an offer price beside the list price it undercuts. Amounts are isolated from bidi text. */
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
