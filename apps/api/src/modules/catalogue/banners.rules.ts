import { createHash } from "node:crypto";
import type { AuditValues } from "../audit/audit.rules.ts";
import type { StoredBanner } from "./catalogue.tables.ts";

/** The slots that have banners: the top of the home page, and its collections. */
export const bannerPlaces = ["home", "collection"] as const;

export type BannerPlace = (typeof bannerPlaces)[number];

/** The most banners of a place. */
export const MAX_BANNERS = 20;

/** The most characters of a text of a banner. */
export const MAX_BANNER_TEXT = 200;
const MAX_LINK = 500;

/** The page that a banner leads to without a link of its own. */
export const DEFAULT_BANNER_LINK = "/allproducts";

/** What a banner of the shopkeeper's says and where it leads. */
export type BannerContent = Omit<StoredBanner, "id" | "image" | "position">;

/** Whether a text of a banner is one line of a length that it has room for. */
export const isBannerText = (text: string): boolean =>
  text.length <= MAX_BANNER_TEXT && !/\p{Cc}/u.test(text);

/** Whether a link is a page of the shop. */
export const isBannerLink = (text: string): boolean =>
  text.length <= MAX_LINK &&
  /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text) &&
  !/^\/(?:api|uploads|share)(?:[/?#]|$)/.test(text);

/** Returns why a banner of a place cannot have these words. Undefined if it can. */
export const bannerFault = (
  place: BannerPlace,
  { headline, linkText }: Pick<BannerContent, "headline" | "linkText">,
): "picture_alone" | "no_headline" | undefined => {
  if (place === "collection" && headline + linkText !== "") return "picture_alone";
  return linkText !== "" && headline === "" ? "no_headline" : undefined;
};

/** Returns the words of a banner for the audit log, none for one whose words the store chooses. */
export const bannerWords = (banner: BannerContent | undefined): AuditValues =>
  banner === undefined || banner.link === null
    ? {}
    : { headline: banner.headline, linkText: banner.linkText, link: banner.link, alt: banner.alt };

/** Returns a text that differs for every picture, link and words of a banner. */
export const bannerVersion = ({ image, headline, linkText, link, alt }: StoredBanner): string =>
  createHash("sha256")
    .update(JSON.stringify([image, headline, linkText, link, alt]))
    .digest("base64url")
    .slice(0, 16);
