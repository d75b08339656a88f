import type { BannerResponse } from "@pallu/contract";

export type BannerWords = NonNullable<ReturnType<typeof bannerWordsOf>>;

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Returns the words of a banner. Null if it comes as a picture alone: the page chooses its words. */
export const bannerWordsOf = (banner: BannerResponse) => {
  const link = textOf(banner.bannerLink);
  if (link === "") return null;
  return {
    /** Empty for a picture alone. */
    headline: textOf(banner.bannerHeadline),
    linkText: textOf(banner.bannerLinkText),
    // A banner never leads out of the shop.
    href: /^\/(?![/\\])/.test(link) ? link : "/allproducts",
    alt: textOf(banner.bannerAlt),
  };
};
