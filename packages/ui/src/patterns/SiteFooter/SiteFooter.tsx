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
  /** The house in a sentence. */
  blurb: string;
  /** A heading and its links each. */
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** Where else the house is found. */
  socials: readonly SocialLink[];
  /** The name of that list. */
  socialsLabel?: string;
  /** With the year. */
  copyright: ReactNode;
  /** Opens in a new tab. */
  credit: FooterLink;
  /** Spoken after a link that opens a new tab. */
  newTabHint?: string;
  /** A newsletter box or other content above the legal line. */
  children?: ReactNode;
}

/** A link to '#' leads nowhere, so it must not move the page either. */
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

/** The pallu of the page: the one saturated end, joined to the body by its temple edge. */
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
