import { SiteFooter } from "@pallu/ui";
import type { ReactElement } from "react";
import { footer } from "@pallu/demo/content/footer.ts";
import { wovenEnds } from "@pallu/demo/content/wovenEnds.ts";
import { Copyright } from "./Copyright.tsx";
import { socialLinks } from "./socialLinks.tsx";

/** The footer of all pages except the template homes (FTR-01 to FTR-11). */
export const Footer = (): ReactElement => (
  <SiteFooter
    blurb={footer.blurb}
    columns={footer.columns.map(({ heading, links }) => ({
      title: heading,
      links,
    }))}
    socials={{
      title: "Pallu elsewhere",
      links: socialLinks("Pallu on "),
    }}
    copyright={<Copyright />}
    credit={footer.credit}
    end={wovenEnds.classic}
  />
);
