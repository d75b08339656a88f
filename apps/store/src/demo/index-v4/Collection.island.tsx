import { ProductShowcase, Container, SectionHeader } from "@pallu/ui";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { homeCategories } from "@pallu/demo/content/furniture.ts";
import { collection } from "@pallu/demo/content/collection.ts";
import { SampleCard } from "../templates/SampleCard.tsx";
import * as styles from "./Collection.island.css.ts";

/** Every third product takes half of the width. */
const isLarge = (index: number): boolean => index % 3 === 0;

export const CollectionBook = (): ReactElement => (
  <>
    <Container>
      <p className={styles.statement}>{collection.statement}</p>
    </Container>
    <PageSection size="small" labelledBy="pieces">
      <SectionHeader headingId="pieces" title={collection.lookbook.title} />
      <ProductShowcase label={collection.lookbook.title} layout="lookbook">
        {collection.lookbook.goods.map((name, index) => (
          <SampleCard
            key={name}
            name={name}
            layout="editorial"
            sizes={
              isLarge(index) ? "(min-width: 1024px) 46vw, 92vw" : "(min-width: 1024px) 23vw, 46vw"
            }
          />
        ))}
      </ProductShowcase>
    </PageSection>
  </>
);

export const CollectionIndex = (): ReactElement => (
  <PageSection labelledBy="index">
    <SectionHeader headingId="index" title={collection.index.title} />
    <ul role="list" className={styles.index}>
      {homeCategories.map(({ label }, position) => (
        <li key={label}>
          <a href="/product-category" className={styles.line}>
            {label}
            <span aria-hidden className={styles.page}>
              {collection.index.firstPage + 2 * position}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </PageSection>
);
