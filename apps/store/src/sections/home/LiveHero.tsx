import type { BannerResponse } from "@pallu/contract";
import { Picture } from "@pallu/ui";
import { BannerSlide, HeroCarousel, HeroSlide, PriceCallout } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { bannerWordsOf } from "../../features/catalogue/banner.rules.ts";
import type { BannerWords } from "../../features/catalogue/banner.rules.ts";
import { pictureFiles, pictureOf, sourceOf } from "../../features/catalogue/productCard.rules.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { AfterHydration } from "../../platform/delivery/AfterHydration.tsx";
import { BEST_SELLERS, homeView } from "./home.firstView.ts";
import { useFlaggedCards } from "../../features/catalogue/useFlaggedCards.ts";

/** How long a banner stands, in ms (BIZ-12). */
const liveAutoplay = 4000;

/** Adds an upright crop for narrow screens to the sources of a hero picture. */
const heroFiles = (src: string | null) => {
  const { sources, ...files } = pictureFiles(src, 1600, 900);
  if (!src || !sources) return files;
  const tall = sourceOf(`${src.slice(0, -5)}-tall`, 720, "(max-width:639px)");
  return { ...files, sources: [tall, ...sources] };
};

interface SlidePictureProps {
  src: string | null;
  alt?: string;
  first: boolean;
}

/** The picture of a slide of the hero. */
export const SlidePicture = ({ src, alt = "", first }: SlidePictureProps): ReactElement => (
  <AfterHydration unless={first}>
    <Picture
      {...heroFiles(src)}
      alt={alt}
      // The crop keeps the rail that the cloth hangs from. From 640 px it is at the sides.
      sizes="(min-width: 1536px) 64vw, (min-width: 1280px) 836px, (min-width: 640px) 748px, 100vw"
      objectPosition="78% 8%"
      priority={first}
    />
  </AfterHydration>
);

type OwnSlideProps = BannerWords & Pick<SlidePictureProps, "src" | "first">;

/** A banner of the shopkeeper's: a picture with words, or a picture alone that is a link. */
const OwnSlide = ({ src, first, headline, linkText, href, alt }: OwnSlideProps): ReactElement =>
  headline === "" ? (
    <BannerSlide
      href={href}
      title={alt || "See everything"}
      picture={
        <AfterHydration unless={first}>
          <Picture {...heroFiles(src)} alt="" sizes="100vw" priority={first} />
        </AfterHydration>
      }
    />
  ) : (
    <HeroSlide
      headline={headline}
      link={{ label: linkText || "See everything", href }}
      picture={<SlidePicture src={src} alt={alt} first={first} />}
    />
  );

/** A banner without words is a link to everything. */
const noWords: BannerWords = { headline: "", linkText: "", href: "/allproducts", alt: "" };

interface LiveHeroProps {
  banners: readonly BannerResponse[];
  /** Words for banners without their own, in turn. */
  words: readonly {
    headline: string;
    link: { label: string; href: string };
    /** A word in the name of the best seller whose price is shown. */
    product?: string;
  }[];
}

/**
 * Shows the live banners. The shopkeeper's have words of their own. Others take the words of the page, each with the price
 * of a best seller that the words name.
 */
export const LiveHero = ({ banners, words: known }: LiveHeroProps): ReactElement => {
  const { formatPrice } = useCurrency();
  const { cards } = useFlaggedCards(homeView, "isBestSeller", BEST_SELLERS);
  return (
    <HeroCarousel label="New in the shop" autoplayMs={liveAutoplay}>
      {banners.map((banner, position) => {
        const src = pictureOf(banner.bannerImage);
        const first = position === 0;
        const key = `${position} ${src}`;
        const words = bannerWordsOf(banner);
        if (words) return <OwnSlide key={key} {...words} src={src} first={first} />;
        const entry = known[position % known.length];
        if (!entry) return <OwnSlide key={key} {...noWords} src={src} first={first} />;
        const { headline, link, product } = entry;
        const offered =
          product !== undefined &&
          cards.find(({ name }) => name.toLowerCase().includes(product.toLowerCase()));
        return (
          <HeroSlide
            key={key}
            headline={headline}
            link={link}
            picture={<SlidePicture src={src} first={first} />}
            callout={
              offered ? (
                <PriceCallout
                  side="start"
                  name={offered.name}
                  price={`${offered.isPriceFrom ? "From " : ""}${formatPrice(offered.offer)}`}
                  link={{ label: "Buy Now", href: offered.href }}
                />
              ) : null
            }
          />
        );
      })}
    </HeroCarousel>
  );
};
