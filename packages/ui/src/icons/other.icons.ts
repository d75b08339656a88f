/** Icons of other pages. */
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowLeft,
  IconArrowsSort,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandYoutube,
  IconCalendar,
  IconClock,
  IconCopy,
  IconCreditCard,
  IconCurrencyRupee,
  IconDeviceDesktop,
  IconGift,
  IconHanger,
  IconHeadset,
  IconHome,
  IconIroning1,
  IconLayoutGrid,
  IconLayoutList,
  IconLeaf,
  IconList,
  IconLock,
  IconMail,
  IconMapPin,
  IconNeedleThread,
  IconPackage,
  IconPhone,
  IconPrinter,
  IconQuote,
  IconSend,
  IconShare,
  IconShieldCheck,
  IconSun,
  IconTag,
  IconTruck,
  IconWash,
} from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const ArrowDownIcon: IconComponent = /* @__PURE__ */ icon(IconArrowDown);
export const CopyIcon: IconComponent = /* @__PURE__ */ icon(IconCopy);
export const ShareIcon: IconComponent = /* @__PURE__ */ icon(IconShare);
export const BrandInstagramIcon: IconComponent = /* @__PURE__ */ icon(IconBrandInstagram);
export const BrandYoutubeIcon: IconComponent = /* @__PURE__ */ icon(IconBrandYoutube);
export const BrandLinkedinIcon: IconComponent = /* @__PURE__ */ icon(IconBrandLinkedin);
export const SortIcon: IconComponent = /* @__PURE__ */ icon(IconArrowsSort);
export const GridIcon: IconComponent = /* @__PURE__ */ icon(IconLayoutGrid);
export const RowsIcon: IconComponent = /* @__PURE__ */ icon(IconLayoutList);
export const SunIcon: IconComponent = /* @__PURE__ */ icon(IconSun);
export const DeviceIcon: IconComponent = /* @__PURE__ */ icon(IconDeviceDesktop);
export const PhoneIcon: IconComponent = /* @__PURE__ */ icon(IconPhone);
export const MailIcon: IconComponent = /* @__PURE__ */ icon(IconMail);
export const MapPinIcon: IconComponent = /* @__PURE__ */ icon(IconMapPin);
export const ClockIcon: IconComponent = /* @__PURE__ */ icon(IconClock);
export const CardIcon: IconComponent = /* @__PURE__ */ icon(IconCreditCard);
export const GiftIcon: IconComponent = /* @__PURE__ */ icon(IconGift);
export const PackageIcon: IconComponent = /* @__PURE__ */ icon(IconPackage);
export const TagIcon: IconComponent = /* @__PURE__ */ icon(IconTag);
export const HomeIcon: IconComponent = /* @__PURE__ */ icon(IconHome);
export const NeedleIcon: IconComponent = /* @__PURE__ */ icon(IconNeedleThread);
export const HangerIcon: IconComponent = /* @__PURE__ */ icon(IconHanger);
export const WashIcon: IconComponent = /* @__PURE__ */ icon(IconWash);
export const IroningIcon: IconComponent = /* @__PURE__ */ icon(IconIroning1);
export const PrinterIcon: IconComponent = /* @__PURE__ */ icon(IconPrinter);
export const QuoteIcon: IconComponent = /* @__PURE__ */ icon(IconQuote);
export const CalendarIcon: IconComponent = /* @__PURE__ */ icon(IconCalendar);
export const LockIcon: IconComponent = /* @__PURE__ */ icon(IconLock);
export const ShieldIcon: IconComponent = /* @__PURE__ */ icon(IconShieldCheck);
export const HeadsetIcon: IconComponent = /* @__PURE__ */ icon(IconHeadset);
export const RupeeIcon: IconComponent = /* @__PURE__ */ icon(IconCurrencyRupee);
export const LeafIcon: IconComponent = /* @__PURE__ */ icon(IconLeaf);

/* Mirrored in right-to-left pages. */
export const ArrowStartIcon: IconComponent = /* @__PURE__ */ icon(IconArrowLeft, true);
export const UndoIcon: IconComponent = /* @__PURE__ */ icon(IconArrowBackUp, true);
export const SendIcon: IconComponent = /* @__PURE__ */ icon(IconSend, true);
export const TruckIcon: IconComponent = /* @__PURE__ */ icon(IconTruck, true);
export const ListIcon: IconComponent = /* @__PURE__ */ icon(IconList, true);
