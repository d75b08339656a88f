import bannerFirst from "./pictures/banner-first.webp";
import bannerSecond from "./pictures/banner-second.webp";
import promoLamp from "./pictures/brass-table-lamp.webp";
import promoChair from "./pictures/cane-dining-chair.webp";

/** Pictures of the static banner, which shows when there is no API to ask. */
export const slidePictures = { first: bannerFirst, second: bannerSecond } as const;

export const promoPictures = { chair: promoChair, lamp: promoLamp } as const;
