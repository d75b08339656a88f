import { Picture } from "@pallu/ui";
import type { NavItem } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import { pictureFiles } from "../features/catalogue/productCard.rules.ts";
import type { OwnShop, ShopFrame } from "../platform/shop/ownShop.ts";
import { finderOf } from "../routes.ts";
import { OwnFooter } from "./OwnFooter.tsx";
import { OwnProductTabs } from "./OwnProductTabs.tsx";
import { ownRoutesOf } from "./ownRoutes.ts";

const emblemOf = ({ emblem }: ShopFrame): ReactNode => {
  if (!emblem) return undefined;
  if (emblem.kind === "picture") return <img src={emblem.picture} alt="" />;
  return (
    <svg viewBox={`0 0 ${emblem.width} ${emblem.height}`}>
      {emblem.paths.map(({ d, fill, isEvenOdd }, index) => (
        <path key={index} d={d} fill={fill} fillRule={isEvenOdd ? "evenodd" : undefined} />
      ))}
    </svg>
  );
};

/** The menu of a shop that has written none: the pages that every shop has. */
const usualMenu: NonNullable<ShopFrame["menu"]> = [
  { label: "Home", href: "/" },
  { label: "Products", href: "/allproducts" },
  { label: "Contact", href: "/contact" },
];

const menuOf = ({ menu = usualMenu }: ShopFrame): NavItem[] =>
  menu.map(({ label, href, groups, feature }) => ({
    label,
    href: groups ? undefined : href,
    columns: groups?.map(({ heading, links }) => ({ title: heading, links })),
    feature: feature && {
      ...feature,
      picture: <Picture {...pictureFiles(feature.picture)} alt="" sizes="320px" />,
    },
  }));

/** Returns what a shop of one's own shows instead of the demo's contents (docs/decisions/0063). */
export const createOwnShop = (frame: ShopFrame): OwnShop => ({
  shop: { name: frame.name, emblem: emblemOf(frame) },
  announcement: frame.announcement ?? "",
  menu: menuOf(frame),
  description: frame.description ?? frame.name,
  image: null,
  findRoute: finderOf(ownRoutesOf(frame)),
  Footer: (): ReactElement => <OwnFooter frame={frame} />,
  ProductTabs: OwnProductTabs,
});
