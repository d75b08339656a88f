import bannerFirst from "./pictures/banner-first.webp";
import bannerSecond from "./pictures/banner-second.webp";
import blogCotton from "./pictures/blog-cotton.webp";
import blogThrow from "./pictures/blog-throw.webp";
import blogWood from "./pictures/blog-wood.webp";
import promoChair from "./pictures/promo-chair.webp";
import promoLamp from "./pictures/promo-lamp.webp";

/** Pictures of the static banner, which shows when there is no API to ask. */
export const slidePictures = { first: bannerFirst, second: bannerSecond } as const;

export const promoPictures = { chair: promoChair, lamp: promoLamp } as const;

export const blogPictures = { throw: blogThrow, cotton: blogCotton, wood: blogWood } as const;
