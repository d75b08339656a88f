import type { ReactElement, ReactNode } from "react";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { Anchor } from "../../provider/Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./DemoPopup.css.ts";

export interface DemoPopupProps extends RootProps<"div"> {
  /** The sample products. */
  items: readonly { name: string; price: string; href: string; picture: ReactNode }[];
  /** A fixed text; it is not calculated. */
  subtotal?: { label: string; amount: string };
  /** Links below the list. The last one is primary. */
  links: readonly { label: string; href: string }[];
}

/** The fixed sample content of a template header's popup. */
export const DemoPopup = ({ items, subtotal, links, ...rest }: DemoPopupProps): ReactElement => (
  <div {...rest} className={styles.popup}>
    <ul role="list" className={styles.list}>
      {items.map(({ name, price, href, picture }) => (
        <li key={name} className={styles.item}>
          <span className={styles.picture}>{picture}</span>
          <span>
            <Anchor href={href} className={styles.name}>
              {name}
            </Anchor>
            <bdi className={styles.price}>{price}</bdi>
          </span>
        </li>
      ))}
    </ul>
    {subtotal !== undefined && (
      <p className={styles.subtotal}>
        <span>{subtotal.label}</span>
        <bdi>{subtotal.amount}</bdi>
      </p>
    )}
    <div className={styles.actions}>
      {links.map(({ label, href }, index) => (
        <ButtonLink
          key={label}
          href={href}
          variant={index === links.length - 1 ? "primary" : "secondary"}
          fullWidth
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  </div>
);
