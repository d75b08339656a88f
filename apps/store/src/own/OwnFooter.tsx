import { SiteFooter } from "@pallu/ui";
import type { PartName } from "@pallu/contract/shop";
import type { ReactElement } from "react";
import type { ShopFrame } from "../platform/shop/parts.ts";
import { Year } from "../sections/shell/Year.tsx";
import { socialIcons } from "../sections/shell/socialIcons.ts";

interface FooterLink {
  label: string;
  href: string;
}

const written = (
  parts: readonly PartName[],
  pages: readonly (readonly [PartName, FooterLink])[],
): FooterLink[] => pages.filter(([name]) => parts.includes(name)).map(([, link]) => link);

/** The column of a shop that has written none: the pages that it has. */
const usualColumn = (parts: readonly PartName[]) => ({
  heading: "Quick links",
  links: [
    { label: "Home", href: "/" },
    { label: "Products", href: "/allproducts" },
    { label: "Contact", href: "/contact" },
    ...written(parts, [
      ["about", { label: "About us", href: "/about" }],
      ["faq", { label: "Questions", href: "/faq" }],
      ["team", { label: "Team", href: "/team" }],
      ["posts", { label: "Blog", href: "/blog-v1" }],
    ]),
  ],
});

/**
 * Returns the columns of the shopkeeper, then one of the terms of sale to which they do not lead: shoppers of every shop find
 * them.
 */
const columnsOf = ({ parts, footer }: ShopFrame) => {
  const columns = footer?.columns ?? [usualColumn(parts)];
  const linked = new Set(
    columns.flatMap(({ links }) => links.map(({ href }) => href.replace(/[?#].*$/, ""))),
  );
  const links = written(parts, [
    ["terms", { label: "Terms & conditions", href: "/terms-and-conditions" }],
    ["shipping", { label: "Shipping", href: "/shipping-method" }],
    ["payment", { label: "Payment", href: "/payment-method" }],
  ]).filter(({ href }) => !linked.has(href));
  return links.length === 0 ? columns : [...columns, { heading: "Good to know", links }];
};

/** The footer of a shop of one's own. What the shopkeeper has not written is not there. */
export const OwnFooter = ({ frame }: { frame: ShopFrame }): ReactElement => {
  const { name, footer = {}, social = [] } = frame;
  const links = social.map(({ name: network, href }) => {
    const Icon = socialIcons[network];
    return { label: `${name} on ${network}`, href, icon: <Icon size={20} /> };
  });
  return (
    <SiteFooter
      blurb={footer.blurb}
      columns={columnsOf(frame).map(({ heading, links: all }) => ({
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
      end={null}
    />
  );
};
