import { SiteFooter } from "@pallu/ui";
import type { ReactElement } from "react";
import type { ShopFrame } from "../platform/shop/parts.ts";
import { Year } from "../sections/shell/Year.tsx";
import { socialIcons } from "../sections/shell/socialIcons.ts";

const usualColumns = [
  {
    heading: "Quick links",
    links: [
      { label: "Home", href: "/" },
      { label: "Products", href: "/allproducts" },
      { label: "Contact", href: "/contact" },
    ],
  },
];

/** The footer of a shop of one's own. What the shopkeeper has not written is not there. */
export const OwnFooter = ({
  frame: { name, footer = {}, social = [] },
}: {
  frame: ShopFrame;
}): ReactElement => {
  const links = social.map(({ name: network, href }) => {
    const Icon = socialIcons[network];
    return { label: `${name} on ${network}`, href, icon: <Icon size={20} /> };
  });
  return (
    <SiteFooter
      blurb={footer.blurb}
      columns={(footer.columns ?? usualColumns).map(({ heading, links: all }) => ({
        title: heading,
        links: all,
      }))}
      socials={links.length > 0 ? { title: `${name} elsewhere`, links } : undefined}
      copyright={
        footer.copyright ?? (
          <>
            © <Year /> <span>{`${name}. All rights reserved.`}</span>
          </>
        )
      }
      credit={footer.credit}
    />
  );
};
