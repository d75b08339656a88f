import { VisuallyHidden } from "@pallu/ui";
import type { ReactElement } from "react";
import type { PageMeta } from "../../platform/routing/route.ts";
import { useOwn, usePart } from "../../platform/shop/ownShop.ts";
import { partPath } from "../../platform/shop/parts.ts";
import { usualSections } from "./usualSections.ts";
import type { ShopHome } from "./usualSections.ts";
import { NewsletterSection } from "../../sections/home/NewsletterSection.tsx";
import { OwnHero } from "./OwnHero.tsx";
import { HomeSectionOf } from "./homeSections.tsx";

export const meta: PageMeta = {
  title: "",
  description: "",
  reads: () => [partPath("home"), partPath("home")],
  resolve: (_match, read) => {
    const home = read(partPath("home")) as ShopHome | null | undefined;
    return home?.title === undefined && home?.description === undefined
      ? null
      : { title: home.title ?? "", description: home.description ?? home.title ?? "" };
  },
};

/** The home page of a shop of one's own: the live banners, then the sections in the shopkeeper's order. */
const OwnHomePage = (): ReactElement => {
  const own = useOwn();
  const home = usePart("home");
  const sections = home?.sections ?? usualSections;
  return (
    <>
      <VisuallyHidden as="h1">{home?.title ?? own?.shop.name}</VisuallyHidden>
      <OwnHero sections={sections} />
      {sections.map((section, place) => (
        <HomeSectionOf key={place} section={section} place={place} />
      ))}
      <NewsletterSection title="News by email" text={null} />
    </>
  );
};

export default OwnHomePage;
