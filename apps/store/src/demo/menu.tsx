import { Picture } from "@pallu/ui";
import type { NavItem } from "@pallu/ui";
import { menu } from "@pallu/demo/content/site.ts";
import { pictureFiles } from "../features/catalogue/productCard.rules.ts";

export { announcement } from "@pallu/demo/content/site.ts";

/** The header's entries. An entry with groups is no link. */
export const menuEntries: NavItem[] = menu.map(({ label, href, groups, feature }) => ({
  label,
  href: groups ? undefined : href,
  columns: groups?.map(({ heading, links }) => ({ title: heading, links })),
  feature: feature && {
    ...feature,
    picture: <Picture {...pictureFiles(feature.picture)} alt="" sizes="320px" />,
  },
}));
