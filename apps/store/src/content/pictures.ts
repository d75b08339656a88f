import bannerFirst from "./pictures/banner-first.webp";
import bannerSecond from "./pictures/banner-second.webp";
import celebrityAvif from "./pictures/category-celebrity.avif";
import celebrity from "./pictures/category-celebrity.webp";
import partyAvif from "./pictures/category-party.avif";
import party from "./pictures/category-party.webp";
import readyAvif from "./pictures/category-ready.avif";
import ready from "./pictures/category-ready.webp";
import silkAvif from "./pictures/category-silk.avif";
import silk from "./pictures/category-silk.webp";
import promoLamp from "./pictures/brass-table-lamp.webp";
import promoChair from "./pictures/cane-dining-chair.webp";

/** Pictures of the static banner, which shows when there is no API to ask. */
export const slidePictures = { first: bannerFirst, second: bannerSecond } as const;

export const promoPictures = { chair: promoChair, lamp: promoLamp } as const;

/** Close-ups of cloth for the category strip, 480 × 600. */
export const categoryPictures = {
  silk: { src: silk, avif: silkAvif },
  ready: { src: ready, avif: readyAvif },
  celebrity: { src: celebrity, avif: celebrityAvif },
  party: { src: party, avif: partyAvif },
} as const;
