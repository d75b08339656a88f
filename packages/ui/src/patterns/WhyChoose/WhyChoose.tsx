import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./WhyChoose.css.ts";

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
  /** Text below the title. */
  intro?: string;
  /** Picture beside the items. */
  picture?: ReactNode;
  /** The items. */
  items: readonly WhyChooseItem[];
}

/** A list of reasons beside a picture (HOME-09). */
export function WhyChoose({
  title,
  headingId,
  intro,
  picture,
  items,
  ...rest
}: WhyChooseProps): ReactElement {
  return (
    <div {...rest} className={picture === undefined ? undefined : css.layout}>
      {picture !== undefined && <div className={css.picture}>{picture}</div>}
      <div>
        <h2 id={headingId} className={css.title}>
          {title}
        </h2>
        {intro !== undefined && <p className={css.intro}>{intro}</p>}
        <ul role="list" className={css.list}>
          {items.map((item) => (
            <li key={item.title} className={css.item}>
              {item.icon !== undefined && <div className={css.icon}>{item.icon}</div>}
              <h3 className={css.name}>{item.title}</h3>
              <p className={css.text}>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
