import type { ShopSection } from "@pallu/contract/shop";
import { HeroCarousel, HeroSlide, PriceCallout } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { useHomeBanners } from "../../features/catalogue/banners.data.ts";
import { LiveHero, SlidePicture } from "../../sections/home/LiveHero.tsx";
import { sourceOfPart } from "../partPicture.ts";
import type { ShopHome } from "./usualSections.ts";

const findSection = <Kind extends ShopHome["sections"][number]["kind"]>(
  sections: ShopHome["sections"],
  kind: Kind,
): ShopSection<Kind> | undefined =>
  sections.find((section): section is ShopSection<Kind> => section.kind === kind);

/** The live banners, else the slides that the shopkeeper has written, else nothing. */
export const OwnHero = ({ sections }: { sections: ShopHome["sections"] }): ReactElement | null => {
  const { items = [] } = useHomeBanners();
  const banners = items.filter(({ bannerImage }) => bannerImage);
  if (banners.length > 0)
    return <LiveHero banners={banners} words={findSection(sections, "liveWords")?.entries ?? []} />;
  const slides = findSection(sections, "slides")?.slides ?? [];
  if (slides.length === 0) return null;
  return (
    <HeroCarousel label="New in the shop">
      {slides.map(({ picture, alt, callout, ...words }, position) => (
        <HeroSlide
          key={words.headline}
          {...words}
          picture={<SlidePicture src={sourceOfPart(picture)} alt={alt} first={position === 0} />}
          callout={callout && <PriceCallout {...callout} side="start" />}
        />
      ))}
    </HeroCarousel>
  );
};
