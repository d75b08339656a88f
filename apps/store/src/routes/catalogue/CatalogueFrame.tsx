import { colourFamilies, formatCount, formatPaise, paiseOf, sameId } from "@pallu/contract";
import {
  Button,
  ButtonLink,
  FilterChips,
  FilterIcon,
  FilterLayout,
  ResultBar,
  Select,
} from "@pallu/ui";
import { useId, useRef } from "react";
import type { MouseEvent, ReactElement } from "react";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { sortOrders } from "../../features/catalogue/catalogue.rules.ts";
import type { SortOrder } from "../../features/catalogue/catalogue.rules.ts";
import { chipsOf, withoutChip, withoutFilters } from "../../features/catalogue/catalogueQuery.ts";
import { ErrorBoundary } from "../../platform/ui/ErrorBoundary.tsx";
import { RetryButton } from "../../platform/ui/Retry.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { Filters } from "./Filters.tsx";
import type { FilterOptions } from "./facets.rules.ts";
import { pageHref, useShownList } from "./cardList.ts";
import { firstPlace } from "./listPlace.ts";
import type { CardList } from "./cardList.ts";
import { CatalogueResults } from "./CatalogueResults.tsx";
import { hasModifier } from "../../platform/routing/links.rules.ts";
import * as styles from "./CataloguePage.css.ts";
import type { QueryControl } from "./useCatalogueQuery.ts";

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

export const CatalogueFrame = ({ control, list, options }: CatalogueFrameProps): ReactElement => {
  const { query, apply } = control;
  const { shown, isPrevious } = useShownList(list);
  const count = list.isReady ? countText(list) : isPrevious ? "Loading products..." : "";
  const formId = useId();
  const filtersId = useId();
  const chips = chipsOf(query, {
    formatPrice: inRupees,
    optionName: options.optionName,
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
  const clearHref = pageHref(withoutFilters(query), firstPlace);
  /** Applies the link of a press instead of following it. */
  const onLink =
    (action: () => void) =>
    (event: MouseEvent): void => {
      if (hasModifier(event)) return;
      event.preventDefault();
      action();
    };

  return (
    <PageTop title="All products" crumb="Products">
      <FilterLayout
        filtersId={filtersId}
        label="Filters"
        filters={
          <FilterForm
            id={formId}
            query={query}
            onEarly={apply}
            onSubmit={() => document.getElementById(filtersId)?.hidePopover()}
          >
            <ErrorBoundary fallback={<RetryButton />}>
              <Filters control={control} offered={options} />
            </ErrorBoundary>
          </FilterForm>
        }
        renderActions={(isOpen) => (
          <>
            <ButtonLink variant="secondary" fullWidth href={clearHref} onClick={onLink(onClear)}>
              Clear all
            </ButtonLink>
            <Button type="submit" form={formId} fullWidth>
              {isOpen && list.isReady ? `Show ${countText(list)}` : "Show products"}
            </Button>
          </>
        )}
      >
        <div ref={toolbar} className={styles.toolbar}>
          <ResultBar countText={count}>
            <div className={styles.narrowOnly}>
              <Button
                variant="secondary"
                icon={<FilterIcon />}
                aria-haspopup="dialog"
                popoverTarget={filtersId}
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
            items={chips.map((chip) => ({
              ...chip,
              href: pageHref(withoutChip(query, chip.id), firstPlace),
            }))}
            onRemove={(id) => {
              if (chips.length === 1) focusToolbar();
              apply(withoutChip(query, id));
            }}
            onClear={clearAndFocus}
            clearHref={clearHref}
          />
        </div>
        <CatalogueResults
          list={list}
          shown={shown}
          isPrevious={isPrevious}
          control={control}
          filters={chips.map(({ label }) => label)}
          clearAction={
            <ButtonLink href={clearHref} onClick={onLink(clearAndFocus)}>
              Clear filters
            </ButtonLink>
          }
        />
      </FilterLayout>
    </PageTop>
  );
};
