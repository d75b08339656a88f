import { BannerSlide, HeroCarousel, HeroSlide, Picture, PriceCallout } from "@pallu/ui";
import type { ReactElement } from "react";
import { staticSlides } from "../../content/slides.ts";
import { slidePictures } from "../../content/pictures.ts";
import { useHomeBanners } from "../../features/catalogue/catalogue.data.ts";
import { pictureOf } from "../../features/catalogue/catalogue.view.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";

/** Milliseconds: the live banner moves on by itself, the static one only by hand (BIZ-12 to BIZ-17). */
const liveAutoplay = 4000;
const staticMove = 3000;
const wide = { width: 1600, height: 900 } as const;

const StaticHero = (): ReactElement => {
  const { price } = useCurrency();
  return (
    <HeroCarousel label="New in the shop" moveMs={staticMove}>
      {staticSlides.map(({ id, kicker, headline, action, callout, picture }, position) => (
        <HeroSlide
          key={id}
          kicker={kicker}
          headline={headline}
          headingLevel={position === 0 ? 1 : 2}
          action={action}
          picture={
            <Picture
              src={slidePictures[picture]}
              alt=""
              {...wide}
              sizes="(min-width: 1280px) 58vw, 100vw"
              priority={position === 0}
            />
          }
          callout={
            <PriceCallout
              name={callout.name}
              price={price(callout.price)}
              badge={callout.badge}
              action={callout.action}
            />
          }
        />
      ))}
    </HeroCarousel>
  );
};

/** The banner: live when the shop has banners, else the static slides (HOME-16 to HOME-24). */
export const HomeHero = (): ReactElement => {
  const { items } = useHomeBanners();
  const banners = (items ?? []).filter(({ bannerImage }) => bannerImage);
  if (banners.length === 0) return <StaticHero />;
  return (
    <HeroCarousel label="New in the shop" autoplayMs={liveAutoplay}>
      {banners.map(({ id, bannerImage }, position) => (
        <BannerSlide
          key={String(id ?? bannerImage)}
          picture={
            <Picture
              src={pictureOf(bannerImage)}
              alt=""
              {...wide}
              sizes="100vw"
              priority={position === 0}
            />
          }
        />
      ))}
    </HeroCarousel>
  );
};
