import { colourFamilies, formatCount, formatPaise, paiseOf, sameId } from "@pallu/contract";
import {
  Button,
  Container,
  FilterChips,
  FilterIcon,
  FilterLayout,
  PageHeader,
  ResultBar,
  Select,
} from "@pallu/ui";
import { Suspense, useEffect, useId, useRef, useState, useTransition } from "react";
import type { ReactElement } from "react";
import { sortOrders } from "../../features/catalogue/catalogue.logic.ts";
import type { SortOrder } from "../../features/catalogue/catalogue.logic.ts";
import { chipsOf, withoutChip, withoutFilters } from "../../features/catalogue/catalogue.query.ts";
import { NotLoaded } from "../../features/notices/NotLoaded.tsx";
import { ErrorBoundary } from "../../platform/rendering/ErrorBoundary.tsx";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";
import { loadWhenIdle } from "../../platform/rendering/loadWhenIdle.ts";
import { ReloadButton } from "../../platform/rendering/PageFailure.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { Filters } from "./Filters.tsx";
import type { FilterOptions } from "./Filters.tsx";
import { useShownList } from "./cardList.ts";
import type { CardList } from "./cardList.ts";
import { CatalogueResults } from "./CatalogueResults.tsx";
import * as styles from "./CataloguePage.css.ts";
import type { QueryControl } from "./useCatalogueQuery.ts";

const FilterSheet = lazyWithRetry(
  async () => ({ default: (await import("./FilterSheet.tsx")).FilterSheet }),
  NotLoaded,
);

const tabletMedia = "(min-width: 768px)";

const sortLabels: Record<SortOrder, string> = {
  featured: "Featured",
  "price-up": "Price: low to high",
  "price-down": "Price: high to low",
  name: "Name",
};

const inRupees = (rupees: number): string => formatPaise(paiseOf(rupees), "INR");

const countText = ({ total, isExact }: CardList): string =>
  total === 1 && isExact ? "1 product" : `${formatCount(total)}${isExact ? "" : "+"} products`;

interface CatalogueFrameProps {
  control: QueryControl;
  list: CardList;
  options: FilterOptions;
}

/** The heading of the catalogue, its filters in sidebar and sheet, and the results (CAT-01 to CAT-08). */
export const CatalogueFrame = ({ control, list, options }: CatalogueFrameProps): ReactElement => {
  const { query, apply } = control;
  const { shown, isPrevious } = useShownList(list);
  const count = list.isReady ? countText(list) : isPrevious ? "Loading products..." : "";
  const formId = useId();
  const [sheet, setSheet] = useState<"bottom" | "end" | null>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  useEffect(() => loadWhenIdle([FilterSheet.preload]), []);
  const chips = chipsOf(query, {
    price: inRupees,
    colourName: (id) => colourFamilies.find((family) => family.id === id)?.name,
    subcategoryName: (id) =>
      options.subcategories.find(({ subCategoryId }) => sameId(subCategoryId, id))
        ?.subCategoryName ?? undefined,
  });
  const toolbar = useRef<HTMLDivElement>(null);
  const onClear = (): void => apply(withoutFilters(query));
  /** Moves the focus to the control next to the chips, which are gone without filters. */
  const focusToolbar = (): void => toolbar.current?.querySelector("select")?.focus();
  const clearAndFocus = (): void => {
    focusToolbar();
    onClear();
  };
  const openSheet = (): void => {
    setSheet(window.matchMedia(tabletMedia).matches ? "end" : "bottom");
    setIsSheetOpen(true);
  };

  return (
    <Container>
      <PageHeader
        title="All products"
        breadcrumb={{
          label: "Breadcrumb",
          items: [{ label: "Home", href: "/" }, { label: "Products" }],
        }}
      />
      <FilterLayout
        label="Filters"
        filters={
          <FilterForm id={formId} query={query}>
            <ErrorBoundary fallback={<ReloadButton />}>
              <Filters control={control} offered={options} />
            </ErrorBoundary>
          </FilterForm>
        }
      >
        <div ref={toolbar} className={styles.toolbar}>
          <ResultBar countText={count}>
            <div className={styles.narrowOnly}>
              <Button
                variant="secondary"
                icon={<FilterIcon />}
                onPointerEnter={() => void FilterSheet.preload()}
                aria-busy={isOpening || undefined}
                onClick={() => startOpening(openSheet)}
              >
                {chips.length === 0 ? "Filter" : `Filter (${chips.length})`}
              </Button>
            </div>
            <Select
              label="Sort by"
              hideLabel
              name="sort"
              form={formId}
              value={query.sort}
              options={sortOrders.map((value) => ({ value, label: sortLabels[value] }))}
              onChange={({ target }) =>
                apply({
                  ...query,
                  sort: sortOrders.find((order) => order === target.value) ?? "featured",
                })
              }
            />
          </ResultBar>
        </div>
        <div className={styles.chips}>
          <FilterChips
            items={chips}
            onRemove={(id) => {
              if (chips.length === 1) focusToolbar();
              apply(withoutChip(query, id));
            }}
            onClear={clearAndFocus}
          />
        </div>
        <CatalogueResults
          list={list}
          shown={shown}
          isPrevious={isPrevious}
          control={control}
          filters={chips.map(({ label }) => label)}
          onClear={clearAndFocus}
        />
      </FilterLayout>
      {sheet !== null && (isSheetOpen || FilterSheet.isLoaded()) && (
        <Suspense>
          <FilterSheet
            isOpen={isSheetOpen}
            side={sheet}
            doneLabel={list.isReady ? `Show ${countText(list)}` : "Show products"}
            onClose={() => setIsSheetOpen(false)}
            onClear={onClear}
          >
            <Filters control={control} offered={options} hasClosedGroups />
          </FilterSheet>
        </Suspense>
      )}
    </Container>
  );
};
