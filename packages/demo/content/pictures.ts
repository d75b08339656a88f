import bannerFirst from "../samples/banner-first.webp";
import bannerSecond from "../samples/banner-second.webp";
import promoLamp from "../samples/brass-table-lamp.webp";
import promoChair from "../samples/cane-dining-chair.webp";

/** Pictures of the static banner, which shows when there is no API to ask. */
export const slidePictures = { first: bannerFirst, second: bannerSecond } as const;

export const promoPictures = { chair: promoChair, lamp: promoLamp } as const;
