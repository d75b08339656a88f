import type { ReactElement } from "react";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./LegalPage.css.ts";

export interface LegalSection {
  id: string;
  title: string;
  /** Summary of the section in one sentence. */
  gist: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export interface LegalPageProps extends RootProps<"div"> {
  /** Heading and accessible name of the table of contents. */
  contentsTitle: string;
  /** The sections, each with a heading and text. */
  sections: readonly LegalSection[];
  /** Level of the headings. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Numbered sections with a table of contents. Render it below the page's h1. */
export const LegalPage = ({
  contentsTitle,
  sections,
  headingLevel = 2,
  ...rest
}: LegalPageProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  return (
    <div {...rest} className={styles.layout}>
      <nav aria-label={contentsTitle} className={styles.toc}>
        <p aria-hidden="true" className={styles.tocTitle}>
          {contentsTitle}
        </p>
        <ol role="list">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.entry}>
                <span aria-hidden="true" className={styles.entryNumber}>
                  {index + 1}
                </span>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {sections.map(({ id, title, gist, paragraphs, points }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <Title id={`${id}-title`} className={styles.title}>
              {title}
            </Title>
            <div className={styles.words}>
              <div className={styles.gist}>
                <p>{gist}</p>
              </div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points !== undefined && (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point}>
                      <bdi>{point}</bdi>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
};
