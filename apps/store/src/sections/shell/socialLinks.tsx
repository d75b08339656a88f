import {
  BrandFacebookIcon,
  BrandInstagramIcon,
  BrandPinterestIcon,
  BrandYoutubeIcon,
} from "@pallu/ui";
import { footer } from "@pallu/demo/content/footer.ts";

/** The icons of the social networks that have one, by name. */
export const socialIcons = {
  Instagram: BrandInstagramIcon,
  Facebook: BrandFacebookIcon,
  Pinterest: BrandPinterestIcon,
  YouTube: BrandYoutubeIcon,
} as const;

/** Returns the links of a footer to social networks. They go nowhere, as specified. `prefix` begins their names. */
export const socialLinks = (prefix = "") =>
  footer.social.map((name) => {
    const Icon = socialIcons[name];
    return { label: `${prefix}${name}`, href: "#", icon: <Icon size={20} /> };
  });
