import { Carousel, SectionHeader } from "@pallu/ui";
import { Testimonials } from "@pallu/ui/sections";
import { stylish as theme } from "@pallu/ui/themes/stylish";
import type { ReactElement } from "react";
import { testimonials } from "@pallu/demo/content/home.ts";
import { latestPosts } from "@pallu/demo/content/latestPosts.ts";
import { stylish } from "@pallu/demo/content/stylish.ts";
import { Portrait } from "../../features/pictures/Portrait.tsx";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { PostCard } from "../blog/PostCard.tsx";
import { TemplateLayout } from "../templates/TemplateLayout.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Stylish",
  description: "A Madras check of a shop: furniture in handloom cotton, and a quarter off.",
  hasOwnFrame: true,
};

const Goods = serverIsland("StylishGoods", () => import("./Stylish.island.tsx"));
const Letter = serverIsland("StylishLetter", () => import("./Stylish.island.tsx"));

/** Interval of the blog slider in ms (BIZ-30). */
const BLOG_MS = 4000;

/** The Stylish home: square shapes and a check pattern (TPL-03 to TPL-10). */
const StylishPage = (): ReactElement => (
  <TemplateLayout theme={theme.name}>
    <Goods />
    <PageSection>
      <Testimonials
        label={stylish.testimonials}
        header={<SectionHeader title={stylish.testimonials} flush />}
        items={testimonials.map(({ image, name, place, text }) => ({
          name,
          location: place,
          quote: text,
          picture: <Portrait picture={image} />,
        }))}
      />
    </PageSection>
    <PageSection>
      <Carousel
        label={stylish.blog}
        layout="stories"
        loop
        autoplayMs={BLOG_MS}
        header={<SectionHeader title={stylish.blog} flush />}
      >
        {latestPosts.map((post) => (
          <PostCard key={post.id} post={post} details="/blog-details-v1" />
        ))}
      </Carousel>
    </PageSection>
    <Letter />
  </TemplateLayout>
);

export default StylishPage;
