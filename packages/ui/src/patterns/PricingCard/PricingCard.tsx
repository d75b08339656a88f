import type { ReactElement, ReactNode } from "react";
import { CheckIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { Fabric } from "../Fabric/Fabric.tsx";
import type { FabricProps } from "../Fabric/Fabric.tsx";
import * as css from "./PricingCard.css.ts";

export interface PricingCardProps {
  /** The plan's name. */
  title: string;
  /** For whom, in one line. */
  text?: string;
  /** The price as shown. */
  price: string;
  /** What the price is for: 'a month'. */
  per: string;
  /** What the plan holds, in a few words each. */
  features: readonly string[];
  /** The cloth that hangs over the plan. */
  fabric: FabricProps;
  /** Says why one plan stands out: 'Most chosen'. */
  flag?: string;
  /** A button or a link. */
  action: ReactNode;
  /** The place of the title in the outline. */
  level?: 2 | 3;
}

/** One plan: title, price and what it holds. Stands in a grid of cards, whose rows meet. */
export function PricingCard({
  title,
  text,
  price,
  per,
  features,
  fabric,
  flag,
  action,
  level = 2,
}: PricingCardProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <article className={classNames(css.card, flag !== undefined && css.featured)}>
      <div className={css.fabric}>
        <Fabric {...fabric} />
        {flag !== undefined && <span className={css.flag}>{flag}</span>}
      </div>
      <div className={css.head}>
        <Title className={css.title}>{title}</Title>
        {text !== undefined && <p className={css.text}>{text}</p>}
      </div>
      <p className={css.price}>
        <bdi className={css.amount}>{price}</bdi> <span className={css.per}>{per}</span>
      </p>
      <ul role="list" className={css.list}>
        {features.map((feature) => (
          <li key={feature} className={css.feature}>
            <span className={css.mark}>
              <CheckIcon size={20} />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <div className={css.action}>{action}</div>
    </article>
  );
}
