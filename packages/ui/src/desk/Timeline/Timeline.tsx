import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Timeline.css.ts";

export interface TimelineItem {
  /** Unique in the list. */
  id: string;
  /** When, as people read it, for example "Today, 9:12". */
  time: string;
  /** When, as in HTML's `datetime`. */
  dateTime: string;
  /** Who did it: a person, a key or "Shopper". */
  who?: string;
  /** What happened, in one sentence. */
  text: ReactNode;
  /** More about it, for example a note or a `DiffTable`. */
  detail?: ReactNode;
  /** Colour of the mark. The text carries the meaning. @default "neutral" */
  tone?: "neutral" | "success" | "warning" | "danger";
}

export interface TimelineProps extends RootProps<"ol", "children"> {
  /** Accessible name, for example "History of order PL-1062". */
  label: string;
  /** What happened, in display order. */
  items: readonly TimelineItem[];
}

/** What happened to a thing: when, by whom and what. */
export const Timeline = ({ label, items, ...rest }: TimelineProps): ReactElement => (
  <ol role="list" aria-label={label} {...rest} className={styles.list}>
    {items.map(({ id, time, dateTime, who, text, detail, tone = "neutral" }) => (
      <li key={id} className={classNames(styles.item, variantOf(styles.tone, tone))}>
        <p className={styles.head}>
          <time dateTime={dateTime}>
            <bdi>{time}</bdi>
          </time>
          {who !== undefined && <bdi className={styles.who}>{who}</bdi>}
        </p>
        <div dir="auto" className={styles.text}>
          {text}
        </div>
        {detail !== undefined && (
          <div dir="auto" className={styles.detail}>
            {detail}
          </div>
        )}
      </li>
    ))}
  </ol>
);
