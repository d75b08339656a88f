import type { ReactElement, ReactNode } from "react";
import { levelBelow, type HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./WhyChoose.css.ts";

export interface WhyChooseItem {
  title: string;
  text: string;
  icon?: ReactNode;
}

export interface WhyChooseProps extends RootProps<"div"> {
  /** Heading of the section. */
  title: string;
  /** Id of the heading, for `aria-labelledby`. */
  headingId?: string;
  /** Level of the heading. Those of the items are one level below. @default 2 */
  headingLevel?: HeadingLevel;
  /** Text below the title. */
  intro?: string;
  /** Picture beside the items. */
  picture?: ReactNode;
  /** The reasons, in display order. */
  items: readonly WhyChooseItem[];
}

/** A list of reasons beside a picture. */
export const WhyChoose = ({
  title,
  headingId,
  headingLevel = 2,
  intro,
  picture,
  items,
  ...rest
}: WhyChooseProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  const Name = `h${levelBelow(headingLevel)}` as const;
  return (
    <div {...rest} className={picture === undefined ? undefined : styles.layout}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <div>
        <Title id={headingId} className={styles.title}>
          {title}
        </Title>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <li key={item.title} className={styles.item}>
              {item.icon !== undefined && <div className={styles.icon}>{item.icon}</div>}
              <Name className={styles.name}>{item.title}</Name>
              <p className={styles.text}>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
