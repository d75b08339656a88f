import { Button } from "../components/Button/Button.tsx";
import { Inline } from "../layout/Inline/Inline.tsx";
import { Picture } from "../components/Picture/Picture.tsx";
import { Switch } from "../components/Switch/Switch.tsx";
import { bannerPictures, pick } from "./samplePictures.fixtures.ts";
import type { NavItem } from "./SiteHeader/SiteHeader.tsx";

const featured = (label: string, href: string, index: number): NonNullable<NavItem["feature"]> => ({
  label,
  href,
  picture: <Picture src={pick(bannerPictures, index)} alt="" width={1600} height={900} />,
});

/** Sample menu for stories: as many entries and as long names as the shop has. */
export const navEntries: readonly NavItem[] = [
  {
    label: "Home",
    columns: [
      {
        title: "Home variants",
        links: [
          { label: "Minimal", href: "/" },
          { label: "Stylish", href: "/index-v2" },
          { label: "Accessories", href: "/index-v3" },
          { label: "Collection", href: "/index-v4" },
          { label: "Luxury", href: "/index-v5" },
          { label: "Retro", href: "/index-v6" },
        ],
      },
    ],
    feature: featured("Stylish: a check for the sitting room", "/index-v2", 1),
  },
  { label: "About Us", href: "/about" },
  { label: "Products", href: "/allproducts" },
  {
    label: "Shop",
    columns: [
      {
        title: "By weave",
        links: [
          { label: "Kanchipuram", href: "/allproducts?q=kanchipuram" },
          { label: "Banarasi", href: "/allproducts?q=banarasi" },
          { label: "Linen", href: "/allproducts?q=linen" },
        ],
      },
      {
        title: "Ways to look",
        links: [
          { label: "The whole shop", href: "/shop-v1" },
          { label: "Twelve to begin with", href: "/shop-v2" },
          { label: "Furniture, line by line", href: "/shop-v3" },
        ],
      },
      {
        title: "Buying",
        links: [
          { label: "Cart", href: "/cart" },
          { label: "Checkout", href: "/checkout" },
        ],
      },
    ],
    feature: featured("New from the loom", "/allproducts", 0),
  },
  {
    label: "Pages",
    columns: [{ title: "The house", links: [{ label: "Our team", href: "/team" }] }],
  },
  {
    label: "Blog",
    columns: [{ title: "Reading", links: [{ label: "The cloth journal", href: "/blog-v1" }] }],
  },
  { label: "Contact", href: "/contact" },
];

/** Sample preferences for stories. */
export const preferences = (
  <Inline gap="s16">
    <Switch
      label="Prices in US dollars"
      sides={{ off: "INR ₹", on: "USD $" }}
      defaultChecked={false}
    />
    <Button variant="quiet" size="small">
      Dark mode
    </Button>
  </Inline>
);
