import type { BannerAnswer } from "@pallu/contract";

/** What a banner of the shopkeeper's says. */
export interface BannerWords {
  /** Empty for a picture alone. */
  headline: string;
  linkText: string;
  /** Path in the shop. */
  href: string;
  alt: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Returns the words of a banner. Null if it comes as a picture alone: the page chooses its words. */
export const bannerWordsOf = (banner: BannerAnswer): BannerWords | null => {
  const link = textOf(banner.bannerLink);
  if (link === "") return null;
  return {
    headline: textOf(banner.bannerHeadline),
    linkText: textOf(banner.bannerLinkText),
    // A banner never leads out of the shop.
    href: /^\/(?![/\\])/.test(link) ? link : "/allproducts",
    alt: textOf(banner.bannerAlt),
  };
};
