import { TemplateFooter } from "@pallu/ui/sections";
import type { FooterEndPicture } from "@pallu/ui";
import type { ReactElement } from "react";
import { footer } from "@pallu/demo/content/footer.ts";
import { socialHeading, templateLists, templateNewsletter } from "@pallu/demo/content/templates.ts";
import { wovenEnds } from "@pallu/demo/content/wovenEnds.ts";
import type { ServerIslandProps } from "../../platform/delivery/serverIsland.tsx";
import { Copyright } from "../Copyright.tsx";
import { socialLinks } from "../socialLinks.tsx";

const [quickLinks, service] = footer.columns.map(({ heading, links }) => ({
  title: heading,
  links,
}));

const endOf = (theme: string): FooterEndPicture =>
  wovenEnds[theme as keyof typeof wovenEnds] ?? wovenEnds.classic;

/** The footer of the template homes: shared lists and its own (FTR-16 to FTR-21). `of` is the theme. */
export const TemplateEnd = ({ of = "" }: ServerIslandProps): ReactElement => (
  <TemplateFooter
    blurb={footer.blurb}
    lists={[quickLinks, ...templateLists, service].flatMap((list) => list ?? [])}
    socials={{
      title: socialHeading,
      links: socialLinks(),
    }}
    newsletter={templateNewsletter}
    copyright={<Copyright />}
    credit={footer.credit}
    end={endOf(of)}
  />
);
