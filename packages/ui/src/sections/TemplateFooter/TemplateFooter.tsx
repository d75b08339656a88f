import { useId } from "react";
import type { ReactElement, ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { control } from "../../components/FormField/FormField.css.ts";
import { linkLabels } from "../../components/Link/Link.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import { CreditLink } from "../../patterns/SiteFooter/CreditLink.tsx";
import { FooterEnd } from "../../patterns/SiteFooter/FooterEnd.tsx";
import type { FooterEndPicture } from "../../patterns/SiteFooter/FooterEnd.tsx";
import type { FooterLink, SocialLinks } from "../../patterns/SiteFooter/SiteFooter.tsx";
import * as base from "../../patterns/SiteFooter/SiteFooter.css.ts";
import { TempleEdge } from "../../patterns/Textile/Textile.tsx";
import { Wordmark } from "../../patterns/Wordmark/Wordmark.tsx";
import { classNames } from "../../style/classNames.ts";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./TemplateFooter.css.ts";

export interface SampleNewsletter extends RootProps<"div"> {
  /** The heading. */
  title: string;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** Text below the heading. */
  text?: string;
  /** Label of the field. */
  label: string;
  /** Example of an address. */
  placeholder?: string;
  /** Text of the button. */
  submitText: string;
  /** Says why the box takes no address. Describes the field and the button. */
  note: string;
}

interface List {
  title: string;
  links: readonly (FooterLink & { icon?: ReactNode })[];
}

export interface TemplateFooterProps extends RootProps<"footer"> {
  /** The wordmark of the shop. Defaults to `Wordmark`. */
  logo?: ReactNode;
  /** Description of the shop in one sentence. */
  blurb: string;
  /** Lists of links with headings. */
  lists: readonly List[];
  /** Level of the headings. @default 2 */
  headingLevel?: HeadingLevel;
  /** Links to social media, with icons. */
  socials: SocialLinks;
  /** Texts of the sample newsletter box. */
  newsletter: SampleNewsletter;
  /** Copyright notice. */
  copyright: ReactNode;
  /** Link to the makers of the template. */
  credit: FooterLink;
  /** Picture of a woven end below the content. Defaults to gold bars. */
  end?: FooterEndPicture;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["link"]>;
}

/** A newsletter box without behaviour. Not a form, so that it cannot submit. */
export const SampleNewsletterBox = ({
  title,
  headingLevel = 2,
  text,
  label,
  placeholder,
  submitText,
  note,
  ...rest
}: SampleNewsletter): ReactElement => {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <div {...rest} className={styles.box}>
      <Title className={styles.boxTitle}>{title}</Title>
      {text !== undefined && <p>{text}</p>}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder={placeholder}
          aria-describedby={`${id}-note`}
          className={classNames(control, styles.field)}
        />
        <Button variant="secondary" aria-describedby={`${id}-note`}>
          {submitText}
        </Button>
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
    </div>
  );
};

/** The footer of a template home. */
export const TemplateFooter = ({
  logo = <Wordmark onBrand />,
  blurb,
  lists,
  headingLevel = 2,
  socials,
  newsletter,
  copyright,
  credit,
  end,
  labels,
  ...rest
}: TemplateFooterProps): ReactElement => {
  const { newTab } = useLabels("link", linkLabels, labels);
  const Title = `h${headingLevel}` as const;
  return (
    <footer {...rest} className={styles.footer}>
      <TempleEdge />
      <div className={base.block}>
        <div className={styles.inner}>
          <div className={styles.head}>
            <div>
              {logo}
              <p className={base.blurb}>{blurb}</p>
            </div>
            <SampleNewsletterBox headingLevel={headingLevel} {...newsletter} />
          </div>
          <div className={styles.lists}>
            {[...lists, socials as List].map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <Title className={base.title}>{title}</Title>
                <ul role="list">
                  {links.map((link) => (
                    <li key={link.label}>
                      <Anchor href={link.href} className={`${base.link} ${styles.link}`}>
                        {link.icon}
                        <span>{link.label}</span>
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <div className={styles.legal}>
            <p>{copyright}</p>
            <CreditLink {...credit} newTab={newTab} />
          </div>
        </div>
      </div>
      <FooterEnd picture={end} />
    </footer>
  );
};
