import type { ReactElement } from "react";
import { writeQuery } from "../../features/catalogue/catalogue.logic.ts";
import { useIsLarge } from "../../platform/data/isLarge.ts";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";
import { PageFailure } from "../../platform/rendering/PageFailure.tsx";
import { showAllHref } from "./catalogue.firstView.ts";
import { CatalogueFrame } from "./CatalogueFrame.tsx";
import { CatalogueResults } from "./CatalogueResults.tsx";
import { useCatalogue } from "./useCatalogue.ts";
import { useCatalogueQuery } from "./useCatalogueQuery.ts";

const LargeCatalogue = lazyWithRetry(() => import("./LargeCatalogue.tsx"), PageFailure);

/** Loads what the page shows of a large catalogue. */
export const loadLarge = LargeCatalogue.preload;

const countText = (count: number): string => (count === 1 ? "1 product" : `${count} products`);

/** A catalogue that is read whole and filtered in memory. */
const WholeCatalogue = (): ReactElement => {
  const control = useCatalogueQuery();
  const catalogue = useCatalogue(control.query);
  const address = writeQuery(control.query);
  return (
    <CatalogueFrame
      control={control}
      catalogue={catalogue}
      countText={catalogue.state === "ready" ? countText(catalogue.count) : ""}
    >
      {(results) => (
        <CatalogueResults
          {...results}
          catalogue={catalogue}
          listKey={address.toString()}
          restHref={showAllHref(address)}
        />
      )}
    </CatalogueFrame>
  );
};

/** The catalogue: filters and one card for each variant (CAT-01 to CAT-17). */
const CataloguePage = (): ReactElement => (useIsLarge() ? <LargeCatalogue /> : <WholeCatalogue />);

export default CataloguePage;
