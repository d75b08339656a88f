import { ProductShowcase, Container, Picture, SectionHeader } from "@pallu/ui";
import { CategorySidebar, HeroSlide, FeaturedPost, PromoBlock } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { furniture, homeCategories } from "@pallu/demo/content/furniture.ts";
import { widePictures } from "@pallu/demo/content/widePictures.ts";
import { posts } from "@pallu/demo/content/posts.ts";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { retro } from "@pallu/demo/content/retro.ts";
import { latest } from "@pallu/demo/content/templates.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import { cardTexts, PostCard } from "../blog/PostCard.tsx";
import { SampleCard } from "../templates/SampleCard.tsx";
import * as styles from "./RetroBoard.island.css.ts";

const Front = (): ReactElement => (
  <Container>
    <div className={styles.front}>
      <div className={styles.poster}>
        <HeroSlide
          {...retro.hero}
          headingLevel={1}
          picture={
            <WidePicture
              picture={widePictures["portfolio-9"]}
              sizes="(min-width: 1024px) 44vw, 92vw"
              priority
            />
          }
        />
      </div>
      <CategorySidebar
        title={retro.categories}
        items={homeCategories.map(({ label }) => ({ label, href: "/product-category" }))}
      />
    </div>
  </Container>
);

const [lead, ...columns] = posts;

const Paper = (): ReactElement => (
  <PageSection labelledBy="paper">
    <SectionHeader headingId="paper" title={retro.blog.title} link={retro.blog.link} />
    <div className={styles.paper}>
      <div className={styles.lead}>
        <FeaturedPost
          {...cardTexts(lead)}
          href={`/blog-details-v1/${lead.id}`}
          headingLevel={3}
          picture={<WidePicture picture={lead.image} sizes="(min-width: 1024px) 56vw, 92vw" />}
        />
      </div>
      {columns.slice(0, retro.blog.count - 1).map((post) => (
        <PostCard key={post.id} post={post} details="/blog-details-v1" />
      ))}
    </div>
  </PageSection>
);

export const RetroBoard = (): ReactElement => (
  <>
    <Front />
    <div aria-hidden className={styles.ribbon}>
      {retro.ribbon}
    </div>
    <PageSection labelledBy="latest">
      <SectionHeader headingId="latest" title={retro.latest.title} />
      <ProductShowcase label={retro.latest.title} layout="five">
        {latest.slice(0, retro.latest.count).map((name) => (
          <SampleCard key={name} name={name} sizes="(min-width: 1024px) 18vw, 46vw" />
        ))}
      </ProductShowcase>
    </PageSection>
    <PageSection surface="sunken">
      <PromoBlock
        {...retro.promo}
        layout="poster"
        picture={
          <Picture
            src={furniture.lamp.image}
            {...samplePicture}
            alt=""
            sizes="(min-width: 1024px) 30vw, 92vw"
          />
        }
      />
    </PageSection>
    <Paper />
  </>
);
