import type { ShopSection } from "@pallu/contract/shop";
import {
  Grid,
  Heading,
  Link,
  Picture,
  SectionHeader,
  Stack,
  TestimonialCard,
  Text,
} from "@pallu/ui";
import { BrandStrip, PromoBanner, WhyChoose } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { useMemo } from "react";
import { useSubcategories, useVariants } from "../../features/catalogue/catalogue.data.ts";
import { cardWidths, pictureFiles } from "../../features/catalogue/productCard.rules.ts";
import { useFirstView } from "../../platform/data/firstView.ts";
import { categoriesView, tilesOf } from "./categories.firstView.ts";
import type { CategoryTile } from "./categories.firstView.ts";
import { ownIcon } from "../ownIcons.tsx";
import { partPicture, sourceOfPart } from "../partPicture.ts";
import { usePart } from "../../platform/shop/ownShop.ts";
import type { ShopHome } from "./usualSections.ts";
import { CollectionSection } from "../../sections/home/CollectionSection.tsx";
import { HomeSection } from "../../sections/home/HomeSection.tsx";
import { VariantCarousel } from "../../sections/home/VariantCarousel.tsx";

type Section = ShopHome["sections"][number];

const flags = {
  "new-arrival": { flag: "isNewArrival", title: "New Arrival" },
  trending: { flag: "isTrending", title: "Trending" },
  "best-seller": { flag: "isBestSeller", title: "Best Sellers" },
} as const;

const Services = ({ entries }: ShopSection<"services">): ReactElement => (
  <HomeSection size="small">
    <Grid as="ul" columns={{ base: 1, sm: 2, lg: 4 }}>
      {entries.map(({ title, text, icon, picture }) => (
        <li key={title}>
          {picture === undefined ? (
            ownIcon(icon)
          ) : (
            <Picture {...partPicture(picture, 48, 48)} alt="" sizes="48px" />
          )}
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </li>
      ))}
    </Grid>
  </HomeSection>
);

/** The groups of the catalogue: of the page's first view, then of the whole list. */
const useCategoryTiles = (): CategoryTile[] => {
  const { items: groups } = useSubcategories();
  const { items: variants } = useVariants();
  const tiles = useMemo(
    () => (groups && variants ? tilesOf(groups, variants) : undefined),
    [groups, variants],
  );
  const { view, whole } = useFirstView(categoriesView, tiles);
  return whole ?? view ?? [];
};

interface CategoriesProps {
  heading?: string;
  place: number;
  tiles: readonly {
    title: string;
    text?: string;
    count?: string;
    href?: string;
    /** The files of the picture. */
    picture?: ReturnType<typeof pictureFiles>;
  }[];
}

const Categories = ({ heading, place, tiles }: CategoriesProps): ReactElement | null =>
  tiles.length === 0 ? null : (
    <HomeSection labelledBy={`section-${place}`}>
      <SectionHeader headingId={`section-${place}`} title={heading ?? "Categories"} />
      <Grid as="ul" columns={{ base: 2, md: 3, lg: 4 }}>
        {tiles.map(({ title, text, count, href = "/allproducts", picture }) => (
          <li key={title}>
            <Stack gap="s8">
              {picture && (
                // The tiles of a row have one height, whatever the shape of their pictures.
                <Picture
                  {...picture}
                  width={480}
                  height={600}
                  alt=""
                  sizes="(min-width: 768px) 22vw, 46vw"
                />
              )}
              <Link variant="standalone" href={href}>
                {title}
              </Link>
              {(count ?? text) !== undefined && (
                <Text tone="muted">{[count, text].filter(Boolean).join(" · ")}</Text>
              )}
            </Stack>
          </li>
        ))}
      </Grid>
    </HomeSection>
  );

/** The groups of the catalogue that have products, each with the number of its list and the first picture of it. */
const AllCategories = (props: Omit<CategoriesProps, "tiles">): ReactElement => (
  <Categories
    {...props}
    tiles={useCategoryTiles().map(({ picture, ...tile }) => ({
      ...tile,
      picture: pictureFiles(picture, undefined, undefined, cardWidths),
    }))}
  />
);

const Testimonials = ({
  heading,
  entries,
  place,
}: ShopSection<"testimonials"> & { place: number }): ReactElement => (
  <HomeSection surface="sunken" labelledBy={`section-${place}`}>
    <SectionHeader headingId={`section-${place}`} title={heading ?? "What customers say"} />
    <Grid columns={{ base: 1, md: 3 }}>
      {entries.map(({ name, place: town, text, picture }) => (
        <TestimonialCard
          key={name}
          quote={text}
          name={name}
          location={town}
          picture={
            picture === undefined ? undefined : (
              <Picture {...partPicture(picture, 48, 48)} alt="" sizes="48px" />
            )
          }
        />
      ))}
    </Grid>
  </HomeSection>
);

const Promos = ({ entries }: ShopSection<"promos">): ReactElement => (
  <HomeSection continues>
    <Grid columns={{ base: 1, lg: 2 }}>
      {entries.map(({ label, text, link, tone, picture }) => (
        <PromoBanner
          key={label}
          kicker={label}
          headline={text}
          link={link}
          surface={tone}
          picture={
            <Picture
              {...partPicture(picture, 480, 600)}
              alt=""
              sizes="(min-width: 1024px) 20vw, 46vw"
            />
          }
        />
      ))}
    </Grid>
  </HomeSection>
);

const Posts = ({
  heading,
  ids,
  place,
}: ShopSection<"posts"> & { place: number }): ReactElement | null => {
  const posts = usePart("posts")?.posts ?? [];
  const shown = ids ? posts.filter(({ id }) => ids.includes(id)) : posts.slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <HomeSection labelledBy={`section-${place}`}>
      <SectionHeader headingId={`section-${place}`} title={heading ?? "Blog"} />
      <Grid as="ul" columns={{ base: 1, md: 3 }}>
        {shown.map(({ id, title, intro }) => (
          <li key={id}>
            <Stack gap="s8">
              <Link variant="standalone" href={`/blog-v1#${id}`}>
                {title}
              </Link>
              {intro !== undefined && <Text tone="muted">{intro}</Text>}
            </Stack>
          </li>
        ))}
      </Grid>
    </HomeSection>
  );
};

interface HomeSectionOfProps {
  section: Section;
  /** Position on the page, for the ids of headings. */
  place: number;
}

/** A section of the home page. The banners at the top of the page show slides and their words. */
export const HomeSectionOf = ({ section, place }: HomeSectionOfProps): ReactElement | null => {
  switch (section.kind) {
    case "slides":
    case "liveWords":
      return null;
    case "services":
      return <Services {...section} />;
    case "categories":
      return section.entries ? (
        <Categories
          heading={section.heading}
          place={place}
          tiles={section.entries.map(({ picture, ...entry }) => ({
            ...entry,
            ...(picture !== undefined && { picture: partPicture(picture, 480, 600) }),
          }))}
        />
      ) : (
        <AllCategories heading={section.heading} place={place} />
      );
    case "products": {
      const { flag, title } = flags[section.flag];
      return <VariantCarousel flag={flag} title={section.heading ?? title} hidesEmpty />;
    }
    case "collections":
      return <CollectionSection />;
    case "reasons":
      return (
        <HomeSection surface="sunken" labelledBy={`section-${place}`}>
          <WhyChoose
            headingId={`section-${place}`}
            title={section.heading ?? "Why us"}
            items={section.entries}
          />
        </HomeSection>
      );
    case "testimonials":
      return <Testimonials {...section} place={place} />;
    case "promos":
      return <Promos {...section} />;
    case "partners":
      return (
        <HomeSection continues>
          <BrandStrip
            label={section.heading ?? "Partners"}
            items={section.entries.map(({ name, light, dark }) => ({
              name,
              light: sourceOfPart(light) ?? "",
              dark: sourceOfPart(dark ?? light) ?? "",
            }))}
          />
        </HomeSection>
      );
    case "posts":
      return <Posts {...section} place={place} />;
  }
};
