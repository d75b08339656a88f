import {
  CategoryStrip,
  GiftIcon,
  HangerIcon,
  HeadsetIcon,
  LockIcon,
  NeedleIcon,
  Section,
  ServiceStrip,
  ShieldIcon,
  StarIcon,
  TruckIcon,
  UndoIcon,
} from "@pallu/ui";
import type { ReactElement } from "react";
import { categories, services } from "../../content/home.ts";

const serviceIcons = {
  truck: TruckIcon,
  undo: UndoIcon,
  lock: LockIcon,
  headset: HeadsetIcon,
  shield: ShieldIcon,
} as const;

const categoryIcons = {
  hanger: HangerIcon,
  needle: NeedleIcon,
  star: StarIcon,
  gift: GiftIcon,
} as const;

export const ServicesSection = (): ReactElement => (
  <Section tight>
    <ServiceStrip
      label="What we promise"
      entries={services.map(({ icon, title, desc }) => {
        const Icon = serviceIcons[icon];
        return { title, text: desc, picture: <Icon size={24} /> };
      })}
    />
  </Section>
);

export const CategoriesSection = (): ReactElement => (
  <Section tight>
    <CategoryStrip
      label="Kinds of clothing"
      entries={categories.map(({ icon, title, count, desc }) => {
        const Icon = categoryIcons[icon];
        return { title, count, text: desc, href: "/product-category", icon: <Icon size={24} /> };
      })}
    />
  </Section>
);
