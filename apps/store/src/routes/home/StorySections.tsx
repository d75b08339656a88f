import { BlogCard, BrandMark, BrandStrip, Grid, Picture, Section, SectionHeader, TestimonialCard } from "@pallu/ui";
import type { ReactElement } from "react";
import { latestBlog, partners, testimonials } from "../../content/home.ts";
import { blogPictures } from "../../content/pictures.ts";

/** Milliseconds: the partner logos move on, slowly (BIZ-33 to BIZ-36). */
const partnersAutoplay = 5000;
const partnersMove = 2000;

export const PartnersSection = (): ReactElement => (
  <Section tight>
    <BrandStrip
      label="Partners"
      autoplayMs={partnersAutoplay}
      moveMs={partnersMove}
      brands={partners.map(({ name, device, face }) => ({
        name,
        light: <BrandMark name={name} device={device} face={face} ground="light" />,
        dark: <BrandMark name={name} device={device} face={face} ground="dark" />,
      }))}
    />
  </Section>
);

export const TestimonialsSection = (): ReactElement => (
  <Section tone="sunken" labelledBy="testimonial">
    <SectionHeader id="testimonial" title="Testimonial" />
    <Grid columns={{ base: 1, md: 3 }}>
      {testimonials.map(({ name, location, desc }) => (
        <TestimonialCard key={name} quote={desc} name={name} location={location} />
      ))}
    </Grid>
  </Section>
);

export const LatestBlogSection = (): ReactElement => (
  <Section labelledBy="latest-blog">
    <SectionHeader id="latest-blog" title="Latest Blog" />
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
              src={blogPictures[picture]}
              alt=""
              width={720}
              height={480}
              sizes="(min-width: 768px) 30vw, 92vw"
            />
          }
        />
      ))}
    </Grid>
  </Section>
);
