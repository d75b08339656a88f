import type { CSSProperties, MouseEvent, ReactElement, ReactNode } from "react";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { Anchor } from "../Anchor.tsx";
import { PalluBars, TempleEdge } from "../Textile/Textile.tsx";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import * as css from "./SiteFooter.css.ts";

export interface FooterLink {
  label: string;
  href: string;
}

export interface SocialLink extends FooterLink {
  icon: ReactNode;
}

export interface SiteFooterProps {
  /** Description of the shop in one sentence. */
  blurb: string;
  /** Lists of links with headings. */
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** Links to social media. */
  socials: readonly SocialLink[];
  /** Accessible name of the social media links. @default "Pallu elsewhere" */
  socialsLabel?: string;
  /** Copyright notice with the year. */
  copyright: ReactNode;
  /** Link to the makers of the site. Opens in a new tab. */
  credit: FooterLink;
  /** Spoken after an external link. @default "opens in a new tab" */
  newTabHint?: string;
  /** Content above the legal line, for example a newsletter form. */
  children?: ReactNode;
}

/** Prevents placeholder links from scrolling to the top. */
const stay = (event: MouseEvent): void => event.preventDefault();

function PlaceOrLink({
  href,
  ...rest
}: {
  href: string;
  className: string;
  "aria-label"?: string;
  children: ReactNode;
}): ReactElement {
  return href === "#" ? <a href="#" onClick={stay} {...rest} /> : <Anchor href={href} {...rest} />;
}

/** The footer of every page. */
export function SiteFooter(props: SiteFooterProps): ReactElement {
  const { blurb, columns, socials, copyright, credit, newTabHint = "opens in a new tab" } = props;
  return (
    <footer className={css.footer}>
      <TempleEdge />
      <div className={css.block}>
        <div className={css.bars}>
          <PalluBars />
        </div>
        <div className={css.inner} style={{ "--footer-columns": columns.length } as CSSProperties}>
          <div className={css.brand}>
            <Wordmark onPallu />
            <p className={css.blurb}>{blurb}</p>
            <ul
              role="list"
              aria-label={props.socialsLabel ?? "Pallu elsewhere"}
              className={css.socials}
            >
              {socials.map(({ label, href, icon }) => (
                <li key={label}>
                  <PlaceOrLink href={href} aria-label={label} className={css.social}>
                    {icon}
                  </PlaceOrLink>
                </li>
              ))}
            </ul>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={css.title}>{title}</h2>
              <ul role="list">
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <PlaceOrLink href={href} className={css.link}>
                      {label}
                    </PlaceOrLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {props.children}
          <div className={css.legal}>
            <p>{copyright}</p>
            <a href={credit.href} target="_blank" rel="noreferrer" className={css.link}>
              {credit.label}
              <VisuallyHidden> ({newTabHint})</VisuallyHidden>
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}
