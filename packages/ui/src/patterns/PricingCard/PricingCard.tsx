import type { ReactElement, ReactNode } from "react";
import { CheckIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { Fabric } from "../Fabric/Fabric.tsx";
import type { FabricProps } from "../Fabric/Fabric.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./PricingCard.css.ts";

export interface PricingCardProps extends RootProps<"article"> {
  /** Name of the plan. */
  title: string;
  /** Target group in one line. */
  text?: string;
  /** Formatted price. */
  price: string;
  /** Billing period, for example "a month". */
  per: string;
  /** Features of the plan. */
  features: readonly string[];
  /** Fabric at the top of the card. */
  fabric: FabricProps;
  /** Text of the badge, for example "Most chosen". */
  flag?: string;
  /** A button or a link. */
  action: ReactNode;
  /** The heading level. @default 2 */
  headingLevel?: HeadingLevel;
}

/** A pricing plan. Use it in a `Grid`, so that the rows of neighbouring cards align. */
export const PricingCard = ({
  title,
  text,
  price,
  per,
  features,
  fabric,
  flag,
  action,
  headingLevel = 2,
  ...rest
}: PricingCardProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  return (
    <article {...rest} className={classNames(styles.card, flag !== undefined && styles.featured)}>
      <div className={styles.fabric}>
        <Fabric {...fabric} />
        {flag !== undefined && <span className={styles.flag}>{flag}</span>}
      </div>
      <div className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <p className={styles.price}>
        <bdi className={styles.amount}>{price}</bdi> <span className={styles.per}>{per}</span>
      </p>
      <ul role="list" className={styles.list}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <span className={styles.mark}>
              <CheckIcon size={20} />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.action}>{action}</div>
    </article>
  );
};
