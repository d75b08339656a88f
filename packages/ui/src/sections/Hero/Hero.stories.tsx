import type { Meta, StoryObj } from "@storybook/react-vite";
import { bannerPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { BannerSlide, HeroCarousel, HeroSlide, PriceCallout } from "./Hero.tsx";
import { dark, overlay, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";

const cloth = (index: number) => (
  <img
    src={pick(bannerPictures, index)}
    alt=""
    width={1280}
    height={640}
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
  />
);

const slides = [
  <HeroSlide
    key="one"
    kicker="2025"
    headingLevel={1}
    headline="Brand-New Arrival Alert Your Next Favorite is Here!"
    link={{ label: "Shop Now", href: "/shop-v1" }}
    picture={cloth(0)}
    callout={
      <PriceCallout
        name="Rani silk, gold mango butti"
        price="₹12,480"
        listPrice="₹13,137"
        badge="-5% OFF"
        link={{ label: "Buy Now", href: "/product-details" }}
      />
    }
  />,
  <HeroSlide
    key="two"
    headline="Exciting New Arrivals Unmissable Just Landed"
    link={{ label: "Shop Now", href: "/shop-v2" }}
    picture={cloth(4)}
    callout={
      <PriceCallout
        price="₹8,990"
        link={{ label: "Buy Now", href: "/product-details" }}
        side="start"
      />
    }
  />,
];

const meta = {
  title: "Page sections/Home/Hero",
  component: HeroCarousel,
  subcomponents: {
    BannerSlide: BannerSlide as never,
    HeroSlide: HeroSlide as never,
    PriceCallout: PriceCallout as never,
  },
  parameters: {
    layout: "fullscreen",
  },
  args: { label: "Highlights", children: slides, moveMs: 3000 },
} satisfies Meta<typeof HeroCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Static slides without autoplay. */
export const Default: Story = { ...snapshot, tags: ["axe"] };
/** Banners of the shop, moving every 4 s. */
export const Live: Story = {
  args: {
    autoplayMs: 4000,
    children: [0, 3, 5].map((index) => (
      <BannerSlide
        key={index}
        href="/allproducts"
        title={`New weaves ${index}`}
        picture={cloth(index)}
      />
    )),
  },
};
export const Collection: Story = {
  tags: ["axe"],
  args: {
    children: (
      <BannerSlide
        shape="collection"
        title="The Margazhi collection"
        text="Concert silks in temple colours."
        link={{ label: "See the collection", href: "/allproducts" }}
        picture={cloth(2)}
      />
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <HeroSlide
        headingLevel={1}
        kicker="From the looms of Kanchipuram, Arani and Thirubuvanam"
        headline="Brand-new arrivals of handwoven silk with borders that outlive the cloth they are joined to"
        link={{ label: "See everything that has come this week", href: "/shop-v1" }}
        picture={cloth(0)}
      />
    ),
  },
};
export const Narrow: Story = { ...overlay, globals: { viewport: { value: "w360" } } };
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
