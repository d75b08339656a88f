import {
  GiftIcon,
  HangerIcon,
  HeadsetIcon,
  LeafIcon,
  LockIcon,
  NeedleIcon,
  ShieldIcon,
  StarIcon,
  TruckIcon,
  UndoIcon,
} from "@pallu/ui";
import type { ReactElement } from "react";

const icons = {
  gift: GiftIcon,
  hanger: HangerIcon,
  headset: HeadsetIcon,
  leaf: LeafIcon,
  lock: LockIcon,
  needle: NeedleIcon,
  shield: ShieldIcon,
  star: StarIcon,
  truck: TruckIcon,
  undo: UndoIcon,
} as const;

/** Returns an icon that a part names, undefined without a name. */
export const ownIcon = (name: keyof typeof icons | undefined): ReactElement | undefined => {
  if (name === undefined) return undefined;
  const Icon = icons[name];
  return <Icon size={24} />;
};
