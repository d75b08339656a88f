/** Icons of the header, on every page. */
import {
  IconArrowUp,
  IconChevronDown,
  IconHeart,
  IconMenu2,
  IconMoon,
  IconSearch,
  IconShoppingBag,
  IconTextDirectionRtl,
  IconUser,
  IconX,
} from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const MenuIcon: IconComponent = /* @__PURE__ */ icon(IconMenu2);
export const SearchIcon: IconComponent = /* @__PURE__ */ icon(IconSearch);
export const HeartIcon: IconComponent = /* @__PURE__ */ icon(IconHeart);
export const BagIcon: IconComponent = /* @__PURE__ */ icon(IconShoppingBag);
export const UserIcon: IconComponent = /* @__PURE__ */ icon(IconUser);
export const ChevronDownIcon: IconComponent = /* @__PURE__ */ icon(IconChevronDown);
export const CloseIcon: IconComponent = /* @__PURE__ */ icon(IconX);
export const ArrowUpIcon: IconComponent = /* @__PURE__ */ icon(IconArrowUp);
export const MoonIcon: IconComponent = /* @__PURE__ */ icon(IconMoon);
export const DirectionIcon: IconComponent = /* @__PURE__ */ icon(IconTextDirectionRtl);
