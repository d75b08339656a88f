import {
  BlogCard,
  GiftIcon,
  Grid,
  HangerIcon,
  NeedleIcon,
  Picture,
  SectionHeader,
  StarIcon,
  TestimonialCard,
} from "@pallu/ui";
import { CategoryStrip, PromoBanner, ServiceStrip, WhyChoose } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import {
  categories,
  latestBlog,
  promos,
  testimonials,
  whyChoose,
  whyHeading,
} from "@pallu/demo/content/home.ts";
import { categoryPictures } from "@pallu/demo/content/categoryPictures.ts";
import { promoPictures } from "@pallu/demo/content/pictures.ts";
import { services } from "@pallu/demo/content/services.ts";
import { widePictures } from "@pallu/demo/content/widePictures.ts";
import { pictureFiles } from "../../features/catalogue/productCard.rules.ts";
import { Portrait } from "../../features/pictures/Portrait.tsx";
import { HomeSection } from "../../sections/home/HomeSection.tsx";

const categoryIcons = {
  hanger: HangerIcon,
  needle: NeedleIcon,
  star: StarIcon,
  gift: GiftIcon,
} as const;

const ServicesSection = (): ReactElement => (
  <HomeSection size="small">
    <ServiceStrip
      label="What we promise"
      items={services.map(({ picture, title, text }) => ({
        title,
        text,
        picture: (
          <img src={picture} alt="" width={20} height={20} loading="lazy" decoding="async" />
        ),
      }))}
    />
  </HomeSection>
);

const CategoriesSection = (): ReactElement => (
  <HomeSection continues>
    <CategoryStrip
      label="Kinds of clothing"
      items={categories.map(({ icon, picture, title, count, text }) => {
        const Icon = categoryIcons[icon];
        return {
          title,
          count,
          text,
          href: "/product-category",
          icon: <Icon size={24} />,
          picture: (
            <Picture
              {...pictureFiles(categoryPictures[picture])}
              alt=""
              sizes="(min-width: 1024px) 25vw, calc(50vw - 24px)"
            />
          ),
        };
      })}
    />
  </HomeSection>
);

export const Promos = (): ReactElement => (
  <HomeSection continues estimatedHeight={[915, 320]}>
    <Grid columns={{ base: 1, lg: 2 }}>
      {promos.map(({ label, text, link, tone, picture }) => (
        <PromoBanner
          key={label}
          kicker={label}
          headline={text}
          link={link}
          surface={tone}
          picture={
            <Picture
              src={promoPictures[picture]}
              alt=""
              width={480}
              height={600}
              sizes="(min-width: 1024px) 20vw, 46vw"
            />
          }
        />
      ))}
    </Grid>
  </HomeSection>
);

export const Why = (): ReactElement => (
  <HomeSection surface="sunken" labelledBy="why" estimatedHeight={[510, 245]}>
    <WhyChoose headingId="why" title={whyHeading} items={whyChoose} />
  </HomeSection>
);

const TestimonialsSection = (): ReactElement => (
  <HomeSection surface="sunken" labelledBy="testimonial" estimatedHeight={[665, 275]}>
    <SectionHeader headingId="testimonial" title="Testimonial" />
    <Grid columns={{ base: 1, md: 3 }}>
      {testimonials.map(({ image, name, place, text }) => (
        <TestimonialCard
          key={name}
          quote={text}
          name={name}
          location={place}
          picture={<Portrait picture={image} />}
        />
      ))}
    </Grid>
  </HomeSection>
);

/** Three fixed cards (HOME-54 to HOME-58). */
const LatestBlogSection = (): ReactElement => (
  <HomeSection labelledBy="latest-blog" estimatedHeight={[1125, 430]}>
    <SectionHeader headingId="latest-blog" title="Latest Blog" />
    <Grid columns={{ base: 1, md: 3 }}>
      {latestBlog.map(({ title, date, isoDate, tag, picture }) => (
        <BlogCard
          key={title}
          title={title}
          href="/blog-details-v1"
          date={date}
          dateTime={isoDate}
          tag={{ label: tag, href: "/blog-tag" }}
          picture={
            <Picture
              {...pictureFiles(widePictures[picture].src)}
              width={600}
              height={400}
              alt=""
              sizes="(min-width: 768px) 30vw, 92vw"
            />
          }
        />
      ))}
    </Grid>
  </HomeSection>
);

export const Promises = (): ReactElement => (
  <>
    <ServicesSection />
    <CategoriesSection />
  </>
);

export const Stories = (): ReactElement => (
  <>
    <TestimonialsSection />
    <LatestBlogSection />
  </>
);
