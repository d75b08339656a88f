import { partNames } from "@pallu/contract";
import type { ReactElement, ReactNode } from "react";
import { sourceOfPart } from "./partPicture.ts";
import type { OwnShop } from "../platform/shop/ownShop.ts";
import { partPath } from "../platform/shop/parts.ts";
import type { ShopFrame } from "../platform/shop/parts.ts";
import { finderOf } from "../routes.ts";
import { navItemsOf } from "../sections/shell/navItemsOf.tsx";
import { HowToPay } from "./HowToPay.tsx";
import { OwnAnnouncement } from "./OwnAnnouncement.tsx";
import { OwnFooter } from "./OwnFooter.tsx";
import { OwnProductTabs } from "./OwnProductTabs.tsx";
import { OwnSizeGuide } from "./OwnSizeGuide.tsx";
import { ownRoutesOf } from "./ownRoutes.ts";

/**
 * The emblem in front of the name. One of a single colour has that of the name, so that it is seen on every ground.
 */
const emblemOf = ({ emblem }: ShopFrame): ReactNode => {
  if (!emblem) return undefined;
  if (emblem.kind === "picture")
    return <img src={sourceOfPart(emblem.picture) ?? undefined} alt="" />;
  const isPlain = new Set(emblem.paths.map(({ fill }) => fill)).size === 1;
  return (
    <svg viewBox={`0 0 ${emblem.width} ${emblem.height}`}>
      {emblem.paths.map(({ d, fill, isEvenOdd }, index) => (
        <path
          key={index}
          d={d}
          fill={isPlain ? "currentColor" : fill}
          fillRule={isEvenOdd ? "evenodd" : undefined}
        />
      ))}
    </svg>
  );
};

const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The emblem as an icon, without one the first letter of the name. */
const iconOf = ({ name, emblem }: ShopFrame): string => {
  if (emblem?.kind === "picture") return sourceOfPart(emblem.picture) ?? "";
  if (emblem)
    return svgUrl(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${emblem.width} ${emblem.height}">${emblem.paths.map(({ d, fill, isEvenOdd }) => `<path d="${d}" fill="${fill}"${isEvenOdd ? ' fill-rule="evenodd"' : ""}/>`).join("")}</svg>`,
    );
  const [letter = ""] = name;
  const text = letter.toUpperCase().replace(/[<>&]/, "");
  return svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#333"/><text x="16" y="23" font-family="sans-serif" font-size="20" text-anchor="middle" fill="#fff">${text}</text></svg>`,
  );
};

/** The menu of a shop that has written none: the pages that every shop has. */
const usualMenu: NonNullable<ShopFrame["menu"]> = [
  { label: "Home", href: "/" },
  { label: "Products", href: "/allproducts" },
  { label: "Contact", href: "/contact" },
];

/** Returns what a shop of one's own shows instead of the demo's contents (docs/decisions/0063). */
export const createOwnShop = (frame: ShopFrame): OwnShop => ({
  missing: Object.fromEntries(
    partNames
      .filter((name) => name !== "frame" && !frame.parts.includes(name))
      .map((name) => [partPath(name), null]),
  ),
  shop: { name: frame.name, emblem: emblemOf(frame) },
  icon: iconOf(frame),
  announcement: frame.announcement ?? "",
  NarrowAnnouncement:
    frame.announcement === undefined
      ? null
      : (): ReactElement => <OwnAnnouncement text={frame.announcement ?? ""} />,
  menu: navItemsOf(frame.menu ?? usualMenu, sourceOfPart),
  description: frame.description ?? frame.name,
  findRoute: finderOf(ownRoutesOf(frame)),
  Footer: (): ReactElement => <OwnFooter frame={frame} />,
  HowToPay: frame.parts.includes("payment") ? HowToPay : null,
  ProductTabs: OwnProductTabs,
  SizeGuide: OwnSizeGuide,
});
