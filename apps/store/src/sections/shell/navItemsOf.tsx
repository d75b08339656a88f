import { Picture } from "@pallu/ui";
import type { NavItem } from "@pallu/ui";
import { pictureFiles } from "../../features/catalogue/productCard.rules.ts";
import type { ShopFrame } from "../../platform/shop/parts.ts";

/** Returns the header's entries of a menu. An entry with groups is no link. */
export const navItemsOf = (
  menu: NonNullable<ShopFrame["menu"]>,
  sourceOf: (picture: string) => string | null = (picture) => picture,
): NavItem[] =>
  menu.map(({ label, href, groups, feature }) => ({
    label,
    href: groups ? undefined : href,
    columns: groups?.map(({ heading, links }) => ({ title: heading, links })),
    feature: feature && {
      ...feature,
      picture: <Picture {...pictureFiles(sourceOf(feature.picture))} alt="" sizes="320px" />,
    },
  }));
