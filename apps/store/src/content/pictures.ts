import bannerFirst from "./pictures/banner-first.webp";
import bannerSecond from "./pictures/banner-second.webp";
import celebritySmall from "./pictures/category-celebrity.320.avif";
import celebrityAvif from "./pictures/category-celebrity.avif";
import celebrity from "./pictures/category-celebrity.webp";
import partySmall from "./pictures/category-party.320.avif";
import partyAvif from "./pictures/category-party.avif";
import party from "./pictures/category-party.webp";
import readySmall from "./pictures/category-ready.320.avif";
import readyAvif from "./pictures/category-ready.avif";
import ready from "./pictures/category-ready.webp";
import silkSmall from "./pictures/category-silk.320.avif";
import silkAvif from "./pictures/category-silk.avif";
import silk from "./pictures/category-silk.webp";
import promoLamp from "./pictures/brass-table-lamp.webp";
import promoChair from "./pictures/cane-dining-chair.webp";

/** Pictures of the static banner, which shows when there is no API to ask. */
export const slidePictures = { first: bannerFirst, second: bannerSecond } as const;

export const promoPictures = { chair: promoChair, lamp: promoLamp } as const;

/** Close-ups of cloth for the category strip, 480 × 600. */
export const categoryPictures = {
  silk: { src: silk, srcSet: `${silkSmall} 320w,${silkAvif} 480w` },
  ready: { src: ready, srcSet: `${readySmall} 320w,${readyAvif} 480w` },
  celebrity: { src: celebrity, srcSet: `${celebritySmall} 320w,${celebrityAvif} 480w` },
  party: { src: party, srcSet: `${partySmall} 320w,${partyAvif} 480w` },
} as const;
