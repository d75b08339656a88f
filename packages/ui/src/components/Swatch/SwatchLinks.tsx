import type { ReactElement } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { Swatch } from "./Swatch.tsx";
import * as styles from "./SwatchLinks.css.ts";

export interface SwatchLinkItem {
  /** Accessible name of the link, for example "Peacock silk saree". */
  label: string;
  href: string;
  /** The colour as a CSS value. */
  colour: string;
  soldOut?: boolean;
}

export interface SwatchLinksProps extends RootProps<"ul"> {
  /** The colours. Without any, only the height of a row remains. */
  items: readonly SwatchLinkItem[];
  /** URL of the shown colour, whose disc gets a ring. */
  activeHref?: string;
}

/** Number of links, followed by the number of further colours. */
const MOST_LINKS = 5;

/** Links to a product in its other colours. */
export const SwatchLinks = ({ items, activeHref, ...rest }: SwatchLinksProps): ReactElement => {
  const more = items.length - MOST_LINKS;
  return (
    <ul {...rest} role={items.length > 0 ? "list" : "presentation"} className={styles.list}>
      {items.slice(0, MOST_LINKS).map(({ label, href, colour, soldOut }) => (
        <li key={href}>
          <Anchor
            href={href}
            aria-label={label}
            aria-current={href === activeHref ? "true" : undefined}
            className={styles.link}
          >
            <Swatch colour={colour} soldOut={soldOut} />
          </Anchor>
        </li>
      ))}
      {more > 0 && <li>{`+${more}`}</li>}
    </ul>
  );
};
