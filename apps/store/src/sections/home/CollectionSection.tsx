import { Carousel, Picture } from "@pallu/ui";
import { BannerSlide } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { bannerWordsOf } from "../../features/catalogue/banner.rules.ts";
import { useCollectionBanners } from "../../features/catalogue/banners.data.ts";
import { pictureFiles, pictureOf } from "../../features/catalogue/productCard.rules.ts";
import { HomeSection } from "./HomeSection.tsx";
import * as styles from "./CollectionSection.css.ts";

/** Shows the collection banners one at a time, nothing without banners (HOME-25, BIZ-23, ERR-18). */
export const CollectionSection = (): ReactElement | null => {
  const { items = [], isWaiting } = useCollectionBanners();
  const banners = items.filter(({ bannerImage }) => bannerImage);
  if (isWaiting)
    return (
      <HomeSection continues estimatedHeight={[355, 555]}>
        <div className={styles.room} />
      </HomeSection>
    );
  if (banners.length === 0) return null;
  return (
    <HomeSection continues estimatedHeight={[355, 555]}>
      <Carousel label="Collections" layout="banner" loop gap={0} controls="overlay">
        {banners.map((banner, position) => {
          const words = bannerWordsOf(banner);
          return (
            <BannerSlide
              key={String(banner.id ?? banner.bannerImage)}
              shape="collection"
              href={words?.href ?? "/allproducts"}
              title={words?.alt || `Collection ${position + 1}`}
              picture={
                <Picture
                  {...pictureFiles(pictureOf(banner.bannerImage), 2100, 900)}
                  alt=""
                  // Narrow screens crop the sides and keep the height.
                  sizes="(min-width: 640px) 100vw, 233vw"
                />
              }
            />
          );
        })}
      </Carousel>
    </HomeSection>
  );
};
