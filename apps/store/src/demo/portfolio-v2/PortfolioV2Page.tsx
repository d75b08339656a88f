import { Stack, Tabs } from "@pallu/ui";
import { PortfolioGrid } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import {
  inCategory,
  portfolio,
  portfolioHeads,
  portfolioTabs,
} from "@pallu/demo/content/portfolio.ts";
import type { PortfolioFilter, PortfolioItem } from "@pallu/demo/content/portfolio.ts";
import { WorkCard } from "../portfolio/WorkCard.tsx";
import { LatestRooms } from "./LatestRooms.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Portfolio, by room",
  description: "Interiors, lamps, tables and pieces for the wall, room by room.",
};

/** Blocks of three: the first two are under 'All', the third is in the slider (PORT-13). */
const first = portfolio.slice(0, 3);
const second = portfolio.slice(3, 6);
const latest = portfolio.slice(6);

/** Links to both details pages without an id, as specified (PORT-08). */
const hrefOf = (item: PortfolioItem): string =>
  second.some(({ id }) => id === item.id) ? "/portfolio-details-v1" : "/portfolio-details-v2";

const cards = (items: readonly PortfolioItem[], large = false): ReactElement[] =>
  items.map((item, index) => (
    <WorkCard
      key={item.id}
      item={item}
      href={hrefOf(item)}
      {...(large && index === 0 && { sizes: "(min-width: 768px) 62vw, 92vw" })}
    />
  ));

const Works = ({ tab }: { tab: PortfolioFilter }): ReactElement =>
  tab === "All" ? (
    <Stack gap="s40">
      <PortfolioGrid layout="startLarge">{cards(first, true)}</PortfolioGrid>
      <PortfolioGrid layout="endLarge">{cards(second, true)}</PortfolioGrid>
    </Stack>
  ) : (
    <PortfolioGrid>{cards(inCategory(tab))}</PortfolioGrid>
  );

const PortfolioV2Page = (): ReactElement => (
  <>
    <PageTop {...portfolioHeads.rooms} crumb="Portfolio">
      <LatestRooms items={latest} hrefOf={hrefOf} />
    </PageTop>
    <PageSection>
      <Tabs
        label="Kind of work"
        items={portfolioTabs.map((tab, index) => ({
          id: `tab-${index}`,
          label: tab,
          panel: <Works tab={tab} />,
        }))}
      />
    </PageSection>
  </>
);

export default PortfolioV2Page;
