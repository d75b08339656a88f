import type { ReactElement } from "react";
import { useIsLarge } from "../../platform/data/firstView.ts";
import { lazyWithRetry } from "../../platform/delivery/lazyWithRetry.tsx";
import { PageFailure } from "../../platform/ui/PageFailure.tsx";
import { CatalogueFrame } from "./CatalogueFrame.tsx";
import { useCatalogueQuery } from "./useCatalogueQuery.ts";
import { useWholeList } from "./useWholeList.ts";
import type { PageMeta } from "../../platform/routing/route.ts";
import { catalogueMeta, description } from "./catalogueMeta.ts";

export const meta: PageMeta = {
  title: "All products",
  description,
  resolve: catalogueMeta,
};

const LargeCatalogue = lazyWithRetry(() => import("./LargeCatalogue.tsx"), PageFailure);

export const loadLarge = LargeCatalogue.preload;

/** A catalogue that is read whole and filtered in memory. */
const WholeCatalogue = (): ReactElement => {
  const control = useCatalogueQuery();
  return <CatalogueFrame control={control} {...useWholeList(control)} />;
};

const CataloguePage = (): ReactElement => (useIsLarge() ? <LargeCatalogue /> : <WholeCatalogue />);

export default CataloguePage;
