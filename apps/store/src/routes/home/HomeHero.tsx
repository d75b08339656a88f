import { HeroCarousel, HeroSlide, Picture, PriceCallout, Skeleton } from "@pallu/ui";
import type { ReactElement } from "react";
import { slidePictures } from "../../content/pictures.ts";
import { liveWords, staticSlides } from "../../content/slides.ts";
import { useHomeBanners } from "../../features/catalogue/banners.data.ts";
import { pictureFiles, pictureOf, sourcesOf } from "../../features/catalogue/catalogue.view.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";

/** Milliseconds: the live banner moves on by itself, the static one only once it is told to (BIZ-12 to BIZ-17). */
const liveAutoplay = 4000;
const staticAutoplay = 8000;
const staticMove = 3000;

/** Narrow screens get an upright cut of the shop's own heroes, and whoever knows neither AVIF nor WebP a JPEG. */
const heroFiles = (src: string | null) => {
  const files = pictureFiles(src, 1600, 900);
  const base = src?.slice(0, -5);
  return files.sources
    ? {
        ...files,
        src: `${base}.jpg`,
        sources: [...sourcesOf(`${base}-tall`, 720, "(max-width:767px)"), ...files.sources],
      }
    : files;
};

const SlidePicture = ({ src, first }: { src: string | null; first: boolean }): ReactElement => (
  <Picture
    {...heroFiles(src)}
    alt=""
    // Wider than its frame from 768 pixels on: the frame's height decides, and its sides are cut.
    sizes="(min-width: 1536px) 64vw, (min-width: 1280px) 836px, (min-width: 768px) 748px, 100vw"
    focus="67%"
    priority={first}
  />
);

const StaticHero = (): ReactElement => {
  const { price } = useCurrency();
  return (
    <HeroCarousel label="New in the shop" autoplayMs={staticAutoplay} paused moveMs={staticMove}>
      {staticSlides.map(({ picture, callout, ...words }, position) => (
        <HeroSlide
          key={words.headline}
          {...words}
          picture={<SlidePicture src={slidePictures[picture]} first={position === 0} />}
          callout={<PriceCallout {...callout} price={price(callout.price)} />}
        />
      ))}
    </HeroCarousel>
  );
};

/** The first slide without its picture, so that nothing moves when the banners come. */
const WaitingHero = (): ReactElement => (
  <div aria-busy>
    <HeroCarousel label="New in the shop">
      <HeroSlide {...liveWords[0]} picture={<Skeleton shape="picture" />} />
    </HeroCarousel>
  </div>
);

/** The banner: live when the shop has banners, else the static slides (HOME-16 to HOME-24). */
export const HomeHero = (): ReactElement => {
  const { items = [], isWaiting } = useHomeBanners();
  const banners = items.filter(({ bannerImage }) => bannerImage);
  if (isWaiting) return <WaitingHero />;
  if (banners.length === 0) return <StaticHero />;
  return (
    <HeroCarousel label="New in the shop" autoplayMs={liveAutoplay}>
      {banners.map(({ bannerImage }, position) => (
        <HeroSlide
          key={bannerImage}
          {...(liveWords[position % liveWords.length] ?? liveWords[0])}
          picture={<SlidePicture src={pictureOf(bannerImage)} first={position === 0} />}
        />
      ))}
    </HeroCarousel>
  );
};
