import {
  BrandFacebookIcon,
  BrandInstagramIcon,
  BrandPinterestIcon,
  BrandYoutubeIcon,
} from "@pallu/ui";
import { footer } from "../../content/footer.ts";

const icons = {
  Instagram: BrandInstagramIcon,
  Facebook: BrandFacebookIcon,
  Pinterest: BrandPinterestIcon,
  YouTube: BrandYoutubeIcon,
} as const;

/** Returns the links of a footer to social networks. They go nowhere, as specified. `prefix` begins their names. */
export const socialLinks = (prefix = "") =>
  footer.social.map((name) => {
    const Icon = icons[name];
    return { label: `${prefix}${name}`, href: "#", icon: <Icon size={20} /> };
  });
