import type { ReactElement } from "react";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Price.css.ts";

export const priceSizes = ["small", "medium", "large"] as const;

export interface PriceProps extends RootProps<"span"> {
  /** The formatted price or range, for example "₹12,480" or "₹900 - ₹1,200". */
  offer: string;
  /** The formatted list price. Omit it if it equals the offer. */
  list?: string;
  /** The saving, for example "20% off". */
  saving?: string;
  /** The offer is the lowest of several prices, and "From" stands beside it. @default false */
  from?: boolean;
  /** Type size for lines of text, cards or product pages. @default "medium" */
  size?: (typeof priceSizes)[number];
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["price"]>;
}

export const priceLabels: Messages["price"] = {
  offer: "Offer price",
  list: "List price",
  from: ["From", ""],
};

/** A price, optionally beside a list price. Amounts are isolated from bidirectional text. */
export const Price = ({
  offer,
  list,
  saving,
  from = false,
  size = "medium",
  labels,
  ...rest
}: PriceProps): ReactElement => {
  const words = useLabels("price", priceLabels, labels);
  const [before, after] = from ? words.from : ["", ""];
  const amount = (className?: string): ReactElement => (
    <>
      {before && (
        <>
          <span className={styles.from}>{before}</span>{" "}
        </>
      )}
      <bdi className={className}>{offer}</bdi>
      {after && (
        <>
          {" "}
          <span className={styles.from}>{after}</span>
        </>
      )}
    </>
  );
  const offerClass = variantOf(styles.offer, size);
  if (list === undefined) {
    return (
      <span {...rest} className={styles.price}>
        {amount(offerClass)}
      </span>
    );
  }
  return (
    <span {...rest} className={styles.price}>
      <ins className={offerClass}>
        <VisuallyHidden>{words.offer} </VisuallyHidden>
        {amount()}
      </ins>{" "}
      <del className={styles.list[size]}>
        <VisuallyHidden>{words.list} </VisuallyHidden>
        {/* The class again: its `text-decoration` is not inherited, and belongs to the amount. */}
        <bdi className={styles.list[size]}>{list}</bdi>
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
