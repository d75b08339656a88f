import {
  BrandFacebookIcon,
  BrandInstagramIcon,
  BrandPinterestIcon,
  BrandYoutubeIcon,
  SiteFooter,
} from "@pallu/ui";
import type { ReactElement } from "react";
import { footer } from "../../content/footer.ts";
import { wovenEnds } from "../../content/wovenEnds.ts";
import { Copyright } from "./Copyright.tsx";

const socialIcons = {
  Instagram: BrandInstagramIcon,
  Facebook: BrandFacebookIcon,
  Pinterest: BrandPinterestIcon,
  YouTube: BrandYoutubeIcon,
} as const;

/** The footer of all pages except the template homes (FTR-01 to FTR-11). */
export const Footer = (): ReactElement => (
  <SiteFooter
    blurb={footer.blurb}
    columns={[footer.quickLinks, footer.service].map(({ heading, links }) => ({
      title: heading,
      links,
    }))}
    socials={{
      title: "Pallu elsewhere",
      links: footer.social.map((name) => {
        const Icon = socialIcons[name];
        return { label: `Pallu on ${name}`, href: "#", icon: <Icon size={20} /> };
      }),
    }}
    copyright={<Copyright />}
    credit={footer.credit}
    end={wovenEnds.classic}
  />
);
