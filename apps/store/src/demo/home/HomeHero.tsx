import { Skeleton } from "@pallu/ui";
import { HeroCarousel, HeroSlide, PriceCallout } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { slidePictures } from "@pallu/demo/content/pictures.ts";
import { liveWords, staticSlides } from "@pallu/demo/content/slides.ts";
import { useHomeBanners } from "../../features/catalogue/banners.data.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { LiveHero, SlidePicture } from "../../sections/home/LiveHero.tsx";

/** Intervals in ms of the static banner, which plays after a click on Play (BIZ-12 to BIZ-17). */
const staticAutoplay = 8000;
const staticMove = 3000;

const StaticHero = (): ReactElement => {
  const { formatPrice } = useCurrency();
  return (
    <HeroCarousel label="New in the shop" autoplayMs={staticAutoplay} paused moveMs={staticMove}>
      {staticSlides.map(({ picture, callout, ...words }, position) => (
        <HeroSlide
          key={words.headline}
          {...words}
          picture={<SlidePicture src={slidePictures[picture]} first={position === 0} />}
          callout={<PriceCallout {...callout} side="start" price={formatPrice(callout.price)} />}
        />
      ))}
    </HeroCarousel>
  );
};

/** Shows the words without pictures while the banners load, so that nothing moves. */
const WaitingHero = (): ReactElement => (
  <div aria-busy>
    <HeroCarousel label="New in the shop">
      {liveWords.map(({ headline, link }) => (
        <HeroSlide
          key={headline}
          headline={headline}
          link={link}
          picture={<Skeleton shape="picture" />}
          callout={null}
        />
      ))}
    </HeroCarousel>
  </div>
);

/** Shows the live banners, else the static slides (HOME-16 to HOME-24). */
export const HomeHero = (): ReactElement => {
  const { items = [], isWaiting } = useHomeBanners();
  const banners = items.filter(({ bannerImage }) => bannerImage);
  if (isWaiting) return <WaitingHero />;
  return banners.length === 0 ? <StaticHero /> : <LiveHero banners={banners} words={liveWords} />;
};
