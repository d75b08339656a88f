import { Picture } from "@pallu/ui";
import type { NavItem } from "@pallu/ui";
import { menu } from "../../content/site.ts";
import { pictureFiles } from "../../features/catalogue/catalogue.view.ts";

/** The menu's entries for header and mobile menu. An entry with groups is no link. */
export const menuEntries: NavItem[] = menu.map(({ label, href, groups, feature }) => ({
  label,
  href: groups ? undefined : href,
  columns: groups?.map(({ heading, links }) => ({ title: heading, links })),
  feature: feature && {
    ...feature,
    picture: <Picture {...pictureFiles(feature.picture)} alt="" sizes="320px" />,
  },
}));
