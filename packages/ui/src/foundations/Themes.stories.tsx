import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect } from "storybook/test";
import { Button } from "../components/Button/Button.tsx";
import { Heading } from "../components/Heading/Heading.tsx";
import { Notice } from "../components/Notice/Notice.tsx";
import { Select } from "../components/Select/Select.tsx";
import { Swatch } from "../components/Swatch/Swatch.tsx";
import { TextField } from "../components/TextField/TextField.tsx";
import { Container } from "../layout/Container/Container.tsx";
import { Inline } from "../layout/Inline/Inline.tsx";
import { Stack } from "../layout/Stack/Stack.tsx";
import { HeroCarousel, HeroSlide, PriceCallout } from "../sections/Hero/Hero.tsx";
import { navEntries } from "../patterns/navigation.fixtures.tsx";
import { ProductCard, type ProductCardProps } from "../patterns/ProductCard/ProductCard.tsx";
import { cardActions } from "../patterns/productCard.fixtures.ts";
import { ProductGrid } from "../patterns/ProductGrid/ProductGrid.tsx";
import { bannerPictures, clothPictures, pick } from "../patterns/samplePictures.fixtures.ts";
import { SectionHeader } from "../patterns/SectionHeader/SectionHeader.tsx";
import { SiteHeader } from "../patterns/SiteHeader/SiteHeader.tsx";
import { themeNames, type ThemeName } from "../themes/theme.ts";
import { OrnamentBlocks } from "./Scales.tsx";
import * as styles from "./TokenDocs.css.ts";

const picture = (src: string): ReactElement => (
  <img
    src={src}
    alt=""
    width={400}
    height={500}
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
  />
);

const cards: readonly ProductCardProps[] = [
  {
    name: "Manjal silk saree with arakku temple border",
    href: "#manjal",
    category: "Pure Silk Sarees",
    price: "₹12,480",
    listPrice: "₹15,600",
    saving: "20% off",
    tag: "Hot Sale",
    picture: picture(pick(clothPictures, 2)),
  },
  {
    name: "Peacock cotton kurti",
    href: "#kurti",
    category: "Kurtis",
    price: "₹1,890",
    tag: "NEW",
    wishlisted: true,
    picture: picture(pick(clothPictures, 1)),
  },
  {
    name: "Neem green cushion with mango butti",
    href: "#cushion",
    category: "For the home",
    price: "₹890",
    soldOut: true,
    picture: picture(pick(clothPictures, 4)),
  },
];

const Swatches = (): ReactElement => (
  <Inline gap="s8">
    <Swatch colour="#c98a1b" label="Manjal" />
    <Swatch colour="#7c1630" label="Arakku" />
    <Swatch colour="#0c5a68" label="Mayil" />
  </Inline>
);

interface BoardProps {
  theme: ThemeName | "light" | "dark";
}

/** A sample page, the same for every theme. */
const Board = ({ theme }: BoardProps): ReactElement => {
  const layout = theme === "collection" ? "editorial" : "standard";
  return (
    <>
      <SiteHeader
        items={navEntries}
        activePath="/"
        profileHref="/my-profile"
        wishlistHref="/wishlist"
        cartHref="/cart"
        wishlistCount={2}
        cartCount={3}
        searchId="search"
      />
      <HeroCarousel label="Highlights">
        <HeroSlide
          kicker="2025"
          headline="Brand-New Arrival Alert Your Next Favorite is Here!"
          link={{ label: "Shop Now", href: "#shop" }}
          picture={picture(pick(bannerPictures, 0))}
          callout={
            <PriceCallout
              name="Rani silk, gold mango butti"
              price="₹12,480"
              listPrice="₹13,137"
              badge="-5% OFF"
              link={{ label: "Buy Now", href: "#buy" }}
            />
          }
        />
      </HeroCarousel>
      <Container>
        <div className={styles.body}>
          <div>
            <SectionHeader
              title="New Arrival"
              link={{ label: "See All Collection", href: "#all" }}
            />
            <ProductGrid columns="catalogue">
              {cards.map((card) => (
                <ProductCard
                  {...cardActions}
                  key={card.name}
                  {...card}
                  layout={layout}
                  swatches={<Swatches />}
                />
              ))}
            </ProductGrid>
          </div>
          <div className={styles.pair}>
            <Stack gap="s20">
              <Heading level={3}>Letters from the loom</Heading>
              <TextField
                label="E-mail"
                type="email"
                hint="Once a month."
                placeholder="you@example.com"
              />
              <Select
                label="Subject"
                placeholder="Choose"
                options={[{ value: "order", label: "My order" }]}
                error="Please choose a subject"
              />
              <div>
                <Button>Subscribe</Button> <Button variant="secondary">Not now</Button>
              </div>
            </Stack>
            <Stack gap="s16">
              <Notice tone="success" live={false}>
                Added to your shopping bag – happy shopping!
              </Notice>
              <Notice tone="danger" live={false} title="Error loading products">
                Failed to fetch products
              </Notice>
            </Stack>
          </div>
        </div>
      </Container>
    </>
  );
};

/** A scaled-down, inert sample page. */
const SmallBoard = ({
  theme,
  ground = "light",
}: BoardProps & { ground?: "light" | "dark" }): ReactElement => (
  <div>
    <p className={styles.caption}>{ground === "dark" ? `${theme} in dark` : theme}</p>
    <div className={styles.board} data-theme={ground}>
      <div data-theme={theme} inert>
        <div className={styles.small}>
          <Board theme={theme} />
        </div>
      </div>
    </div>
  </div>
);

const meta = {
  title: "Foundations/Themes",
  component: Board,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { theme: "light" },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The same components in light, dark and the five template themes. Not tested here: the samples are inert and each
 * theme has its own story.
 */
export const Default: Story = {
  tags: ["!test"],
  parameters: { layout: "padded", chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={styles.boards}>
      {(["light", "dark", ...themeNames] as const).map((theme) => (
        <SmallBoard key={theme} theme={theme} />
      ))}
    </div>
  ),
};
/** The template themes in a dark document. Luxury does not change. */
export const DarkPalettes: Story = {
  tags: ["!test"],
  parameters: { layout: "padded", chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={styles.boards}>
      {themeNames.map((theme) => (
        <SmallBoard key={theme} theme={theme} ground="dark" />
      ))}
    </div>
  ),
};
/** The ornament of each theme. */
export const Ornaments: Story = {
  parameters: { layout: "padded" },
  render: () => <OrnamentBlocks />,
};
export const Stylish: Story = {
  args: { theme: "stylish" },
  globals: { theme: "stylish" },
  tags: ["axe"],
};
export const Accessories: Story = {
  args: { theme: "accessories" },
  globals: { theme: "accessories" },
  tags: ["axe"],
};
export const Collection: Story = {
  args: { theme: "collection" },
  globals: { theme: "collection" },
  tags: ["axe"],
};
export const Luxury: Story = {
  args: { theme: "luxury" },
  globals: { theme: "luxury" },
  tags: ["axe"],
};
export const Retro: Story = {
  args: { theme: "retro" },
  globals: { theme: "retro" },
  tags: ["axe"],
};
export const Dark: Story = { args: { theme: "dark" }, globals: { theme: "dark" }, tags: ["axe"] };
/** The palette of a theme is that of the region around it, whatever the region is in. */
export const FlowRegionInARegion: Story = {
  globals: { theme: "light" },
  render: () => (
    <>
      {(["light", "dark"] as const).map((outer) =>
        (["light", "dark"] as const).map((inner) => (
          <div key={`${outer} ${inner}`} data-theme={outer}>
            <div data-theme={inner}>
              <p data-theme="stylish">{`${inner} in ${outer}`}</p>
            </div>
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    const backgroundOf = (text: string): string =>
      getComputedStyle(canvas.getByText(text)).backgroundColor;
    await expect(backgroundOf("dark in light")).toBe(backgroundOf("dark in dark"));
    await expect(backgroundOf("light in dark")).toBe(backgroundOf("light in light"));
    await expect(backgroundOf("light in light")).not.toBe(backgroundOf("dark in dark"));
  },
};
export const RightToLeft: Story = { args: { theme: "light" }, globals: { dir: "rtl" } };
