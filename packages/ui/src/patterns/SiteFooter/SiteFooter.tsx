import type { CSSProperties, MouseEvent, ReactElement, ReactNode } from "react";
import { linkLabels } from "../../components/Link/Link.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import { TempleEdge } from "../Textile/Textile.tsx";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import { CreditLink } from "./CreditLink.tsx";
import { FooterEnd } from "./FooterEnd.tsx";
import type { FooterEndPicture } from "./FooterEnd.tsx";
import * as styles from "./SiteFooter.css.ts";

export interface FooterLink {
  label: string;
  href: string;
}

export interface SocialLink extends FooterLink {
  icon: ReactNode;
}

export interface SocialLinks {
  /** Heading or accessible name of the list. */
  title: string;
  links: readonly SocialLink[];
}

export interface SiteFooterProps extends RootProps<"footer"> {
  /** The wordmark of the shop. Defaults to `Wordmark`. */
  logo?: ReactNode;
  /** Description of the shop in one sentence. */
  blurb?: string;
  /** Lists of links with headings. */
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** Level of the headings. @default 2 */
  headingLevel?: HeadingLevel;
  /** Links to social media. */
  socials?: SocialLinks;
  /** Copyright notice with the year. */
  copyright: ReactNode;
  /** Link to the makers of the site. Opens in a new tab. */
  credit?: FooterLink;
  /** Picture of a woven end below the content. Defaults to gold bars. `null` leaves the end out. */
  end?: FooterEndPicture | null;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["link"]>;
  /** Content above the legal line, for example a newsletter form. */
  children?: ReactNode;
}

/** Prevents placeholder links from scrolling to the top. */
const stay = (event: MouseEvent): void => event.preventDefault();

const PlaceOrLink = ({
  href,
  ...rest
}: {
  href: string;
  className: string;
  "aria-label"?: string;
  children: ReactNode;
}): ReactElement =>
  href === "#" ? <a href="#" onClick={stay} {...rest} /> : <Anchor href={href} {...rest} />;

/** The footer of every page. */
export const SiteFooter = ({
  logo = <Wordmark onBrand />,
  blurb,
  columns,
  headingLevel = 2,
  socials,
  copyright,
  credit,
  end,
  labels,
  children,
  ...rest
}: SiteFooterProps): ReactElement => {
  const { newTab } = useLabels("link", linkLabels, labels);
  const Title = `h${headingLevel}` as const;
  return (
    <footer {...rest} className={styles.footer}>
      <TempleEdge />
      <div className={styles.block}>
        <div
          className={styles.inner}
          style={{ "--footer-columns": columns.length } as CSSProperties}
        >
          <div className={styles.brand}>
            {logo}
            {blurb !== undefined && <p className={styles.blurb}>{blurb}</p>}
            {socials && (
              <ul role="list" aria-label={socials.title} className={styles.socials}>
                {socials.links.map(({ label, href, icon }) => (
                  <li key={label}>
                    <PlaceOrLink href={href} aria-label={label} className={styles.social}>
                      {icon}
                    </PlaceOrLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Title className={styles.title}>{title}</Title>
              <ul role="list">
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <PlaceOrLink href={href} className={styles.link}>
                      {label}
                    </PlaceOrLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {children}
          <div className={styles.legal}>
            <p>{copyright}</p>
            {credit && <CreditLink {...credit} newTab={newTab} />}
          </div>
        </div>
      </div>
      {end !== null && <FooterEnd picture={end} />}
    </footer>
  );
};
