import type { ReactElement, ReactNode } from "react";
import { Fabric } from "../Fabric/Fabric.tsx";
import type { FabricProps } from "../Fabric/Fabric.tsx";
import * as css from "./PaymentMethods.css.ts";

export interface PaymentMethod {
  name: string;
  text?: string;
  /** URL of the logo, 48 × 32 px, for a white background. */
  mark: string;
  /** Fabric of the card. */
  fabric: FabricProps;
}

export interface PaymentMethodsProps {
  /** Accessible name of the list. */
  label: string;
  /** Returns the alternative text of a logo, for example "Visa mark". */
  markLabel: (name: string) => string;
  /** The options, in display order. */
  methods: readonly PaymentMethod[];
  /** Content after the last card. */
  aside?: ReactNode;
}

/** A list of payment methods with their logos. */
export function PaymentMethods({
  label,
  markLabel,
  methods,
  aside,
}: PaymentMethodsProps): ReactElement {
  return (
    <div className={css.grid}>
      <ul role="list" aria-label={label} className={css.list}>
        {methods.map(({ name, text, mark, fabric }) => (
          <li key={name} className={css.method}>
            <div className={css.card}>
              <Fabric {...fabric} />
              <span className={css.mark}>
                <img
                  src={mark}
                  alt={markLabel(name)}
                  width={48}
                  height={32}
                  loading="lazy"
                  decoding="async"
                />
              </span>
            </div>
            <div>
              <p className={css.name}>{name}</p>
              {text !== undefined && <p className={css.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      {aside !== undefined && <div className={css.aside}>{aside}</div>}
    </div>
  );
}
