import { SectionHeader } from "@pallu/ui";
import { Carousel } from "@pallu/ui/carousel";
import type { ReactElement } from "react";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { portfolio, portfolioHeads } from "@pallu/demo/content/portfolio.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { WorkCard } from "../portfolio/WorkCard.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Portfolio, told",
  description: "Nine rooms, each with its story and what went into it.",
};

const RoomStories = serverIsland(
  "RoomStories",
  () => import("../portfolio/RoomStories.island.tsx"),
);

const strip = portfolio.slice(-4);

const PortfolioV3Page = (): ReactElement => (
  <>
    <PageTop {...portfolioHeads.stories} crumb="Portfolio">
      <Carousel
        label="The last four"
        layout="stories"
        loop
        header={<SectionHeader title="The last four" flush />}
      >
        {strip.map((item) => (
          <WorkCard
            key={item.id}
            item={item}
            href={`/portfolio-details-v1/${item.id}`}
            sizes="(min-width: 1280px) 30vw, (min-width: 768px) 46vw, 85vw"
            eager
          />
        ))}
      </Carousel>
    </PageTop>
    <RoomStories />
  </>
);

export default PortfolioV3Page;
