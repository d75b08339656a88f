import type { ReactElement, ReactNode } from "react";
import { Fabric } from "../Fabric/Fabric.tsx";
import type { FabricProps } from "../Fabric/Fabric.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./PaymentMethods.css.ts";

export interface PaymentMethod {
  name: string;
  text?: string;
  /** URL of the logo, 48 × 32 px, for a white background. */
  mark: string;
  /** Fabric of the card. */
  fabric: FabricProps;
}

export interface PaymentMethodsProps extends RootProps<"div"> {
  /** Accessible name of the list. */
  label: string;
  /** Returns the alternative text of a logo, for example "Visa mark". */
  markLabel: (name: string) => string;
  /** The options, in display order. */
  items: readonly PaymentMethod[];
  /** Content after the last card. */
  aside?: ReactNode;
}

/** A list of payment methods with their logos. */
export const PaymentMethods = ({
  label,
  markLabel,
  items,
  aside,
  ...rest
}: PaymentMethodsProps): ReactElement => (
  <div {...rest} className={styles.grid}>
    <ul role="list" aria-label={label} className={styles.list}>
      {items.map(({ name, text, mark, fabric }) => (
        <li key={name} className={styles.method}>
          <div className={styles.card}>
            <Fabric {...fabric} />
            <span className={styles.mark}>
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
            <p className={styles.name}>{name}</p>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
    {aside !== undefined && <div className={styles.aside}>{aside}</div>}
  </div>
);
