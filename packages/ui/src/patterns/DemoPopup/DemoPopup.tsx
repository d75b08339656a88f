import type { ReactElement, ReactNode } from "react";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { Anchor } from "../Anchor.tsx";
import * as css from "./DemoPopup.css.ts";

export interface DemoPopupProps {
  /** What the sample list holds. */
  items: readonly { name: string; price: string; href: string; picture: ReactNode }[];
  /** It is text as well: nothing is added up. */
  subtotal?: { label: string; amount: string };
  /** The last one is the primary one. */
  actions: readonly { label: string; href: string }[];
}

/** What a template header's popup holds: a sample that never changes [HDR-57]. */
export function DemoPopup({ items, subtotal, actions }: DemoPopupProps): ReactElement {
  return (
    <div className={css.popup}>
      <ul role="list" className={css.list}>
        {items.map(({ name, price, href, picture }) => (
          <li key={name} className={css.item}>
            <span className={css.picture}>{picture}</span>
            <span>
              <Anchor href={href} className={css.name}>
                {name}
              </Anchor>
              <bdi className={css.price}>{price}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {subtotal !== undefined && (
        <p className={css.subtotal}>
          <span>{subtotal.label}</span>
          <bdi>{subtotal.amount}</bdi>
        </p>
      )}
      <div className={css.actions}>
        {actions.map(({ label, href }, index) => (
          <ButtonLink
            key={label}
            href={href}
            variant={index === actions.length - 1 ? "primary" : "secondary"}
            fullWidth
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
