import { useId, useSyncExternalStore } from "react";
import type { ReactElement, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons.ts";
import { matchesMedia, onMediaChange } from "../../provider/mediaQuery.ts";
import { classNames } from "../../style/classNames.ts";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { from } from "../../tokens/breakpoints.ts";
import * as styles from "./OrderLines.css.ts";

export interface OrderLine {
  id: string;
  name: string;
  /** Variant and quantity, for example "Rani pink · 2". */
  detail: string;
  price: string;
  /** Warning below the detail, for example "Out of stock". Opens the closed lines. */
  note?: string;
  picture?: ReactNode;
  /** Turns the picture into a button that opens a preview. */
  preview?: { label: string; onOpen: () => void };
}

export interface OrderLinesProps extends RootProps<"section"> {
  /** Heading of the lines. */
  title: string;
  /** The heading level. @default 2 */
  headingLevel?: HeadingLevel;
  /** The lines. */
  items: readonly OrderLine[];
  /** Formatted total beside the title while the lines are closed. */
  total: string;
  /** Text beside the title while there are no lines, for example "Your cart is empty". */
  emptyText?: string;
}

/** Number of pictures beside the title while the lines are closed. */
const MOST_THUMBS = 3;

const wide = from("xl");
const subscribe = (onChange: () => void): (() => void) => onMediaChange(wide, onChange);
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchesMedia(wide),
    () => true,
  );

const Thumb = ({ picture, preview }: Pick<OrderLine, "picture" | "preview">): ReactElement => {
  if (preview === undefined) return <span className={styles.thumb}>{picture}</span>;
  return (
    <button
      type="button"
      aria-label={preview.label}
      className={classNames(styles.thumb, styles.thumbButton)}
      onClick={preview.onOpen}
    >
      {picture}
    </button>
  );
};

/** The lines of an order. Below 1280 px they are a closed `details` that shows pictures and total. */
export const OrderLines = ({
  title,
  headingLevel = 2,
  items,
  total,
  emptyText,
  ...rest
}: OrderLinesProps): ReactElement => {
  const id = useId();
  const isWide = useIsWide();
  const Title = `h${headingLevel}` as const;
  const heading = (
    <Title id={id} className={styles.title}>
      {title}
    </Title>
  );
  const isPlain = isWide || items.length === 0;
  const list = items.length > 0 && (
    <ul role="list" className={classNames(styles.items, !isPlain && styles.openList)}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Thumb picture={item.picture} preview={item.preview} />
          <div>
            <p className={styles.name}>{item.name}</p>
            <p className={styles.detail}>{item.detail}</p>
            {item.note !== undefined && <p className={styles.note}>{item.note}</p>}
          </div>
          <bdi className={styles.amount}>{item.price}</bdi>
        </li>
      ))}
    </ul>
  );
  return (
    <section {...rest} aria-labelledby={id} className={styles.box}>
      {isPlain ? (
        <>
          <div className={styles.head}>
            {heading}
            {items.length === 0 && <span className={styles.emptyText}>{emptyText}</span>}
          </div>
          {list}
        </>
      ) : (
        <details open={items.some(({ note }) => note !== undefined)}>
          <summary className={styles.head}>
            {heading}
            <span className={styles.thumbs}>
              {items.slice(0, MOST_THUMBS).map((item) => (
                <span key={item.id} className={styles.smallThumb}>
                  {item.picture}
                </span>
              ))}
            </span>
            <bdi key={total} className={styles.amount}>
              {total}
            </bdi>
            <span className={styles.chevron}>
              <ChevronDownIcon size={20} />
            </span>
          </summary>
          {list}
        </details>
      )}
    </section>
  );
};
