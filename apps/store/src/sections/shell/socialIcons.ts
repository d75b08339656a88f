import {
  BrandFacebookIcon,
  BrandInstagramIcon,
  BrandPinterestIcon,
  BrandYoutubeIcon,
} from "@pallu/ui";

/** The icons of the social networks that have one, by name. */
export const socialIcons = {
  Instagram: BrandInstagramIcon,
  Facebook: BrandFacebookIcon,
  Pinterest: BrandPinterestIcon,
  YouTube: BrandYoutubeIcon,
} as const;
