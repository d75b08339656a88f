import { Stack, VisuallyHidden } from "@pallu/ui";
import { FilterButtons, PortfolioGrid } from "@pallu/ui/sections";
import { useState } from "react";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import {
  inCategory,
  portfolioFilters,
  portfolioHeads,
  type PortfolioFilter,
} from "@pallu/demo/content/portfolio.ts";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { WorkCard } from "../portfolio/WorkCard.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Portfolio",
  description: "Nine rooms and shops furnished with our cloth, by kind of work.",
};

/** Returns the filter that the URL names, else all. */
const filterOf = (kind: string | null): PortfolioFilter =>
  portfolioFilters.find((filter) => filter === kind) ?? "All";

const numberOf = (count: number): string => (count === 1 ? "1 work" : `${count} works`);

/** Shows all projects or those of one category (PORT-01 to PORT-05). */
const PortfolioV1Page = (): ReactElement => {
  const [search] = useSearchParams();
  const [filter, setFilter] = useState(() => filterOf(search.get("kind")));
  const items = inCategory(filter);
  return (
    <>
      <PageTop {...portfolioHeads.wall} crumb="Portfolio" />
      <PageSection size="small">
        <Stack gap="s32">
          <FilterButtons
            label="Kind of work"
            name="kind"
            options={portfolioFilters}
            value={filter}
            onChange={setFilter}
          />
          <VisuallyHidden as="p">
            <span role="status">{numberOf(items.length)}</span>
          </VisuallyHidden>
          <PortfolioGrid layout="staggered">
            {items.map((item, index) => (
              <WorkCard
                key={item.id}
                item={item}
                href={`/portfolio-details-v2/${item.id}`}
                level={2}
                eager={index < 3}
              />
            ))}
          </PortfolioGrid>
        </Stack>
      </PageSection>
    </>
  );
};

export default PortfolioV1Page;
