import bannerFirst from "../samples/banner-first.webp";
import bannerSecond from "../samples/banner-second.webp";
import celebrity from "../samples/category-celebrity.avif";
import party from "../samples/category-party.avif";
import ready from "../samples/category-ready.avif";
import silk from "../samples/category-silk.avif";
import promoLamp from "../samples/brass-table-lamp.webp";
import promoChair from "../samples/cane-dining-chair.webp";

/** Pictures of the static banner, which shows when there is no API to ask. */
export const slidePictures = { first: bannerFirst, second: bannerSecond } as const;

export const promoPictures = { chair: promoChair, lamp: promoLamp } as const;

/** Close-ups of cloth for the category strip, 480 × 600. */
export const categoryPictures = { silk, ready, celebrity, party } as const;
