import { VisuallyHidden } from "@pallu/ui";
import { BrandLogo } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { brandCards, shops } from "@pallu/demo/content/shops.ts";
import * as styles from "./BrandCards.css.ts";

/** Renders the brand cards, independent of the products (CAT-19). */
export const BrandCards = (): ReactElement => (
  <PageSection size="small" labelledBy="brands">
    <VisuallyHidden as="h2" id="brands">
      {shops.live.brands}
    </VisuallyHidden>
    <ul role="list" aria-label={shops.live.brands} className={styles.list}>
      {brandCards.map(({ text, ...brand }) => (
        <li key={brand.name} className={styles.card}>
          <BrandLogo {...brand} />
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </PageSection>
);
