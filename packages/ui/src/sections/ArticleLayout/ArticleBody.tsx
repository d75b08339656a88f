import { useId, type ReactElement } from "react";
import { Prose } from "../../patterns/Prose/Prose.tsx";
import type { ProseBlock } from "../../patterns/Prose/Prose.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { levelBelow, type HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./ArticleBody.css.ts";

export interface ArticleSection {
  /** Id of the heading, used as an anchor. */
  id: string;
  heading: string;
  /** A note beside the text. */
  note?: string;
  blocks: readonly ProseBlock[];
}

export interface ArticleBodyProps extends RootProps<"div"> {
  /** With a table of contents, with notes in the margin, or in two columns. */
  layout: "guide" | "wide" | "essay";
  /** Text before the first heading. */
  opening: readonly ProseBlock[];
  /** The sections, each with a heading and text. */
  sections: readonly ArticleSection[];
  /** Level of the headings of sections. Those in their texts are one level below. @default 2 */
  headingLevel?: HeadingLevel;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["articleBody"]>;
}

export const articleBodyLabels: Messages["articleBody"] = {
  contents: "On this page",
  note: "A note",
  notes: "Notes",
};

type BodyProps = Pick<ArticleBodyProps, "opening" | "sections"> & {
  headingLevel: HeadingLevel;
  labels: Messages["articleBody"];
};

const Contents = ({
  sections,
  label,
}: {
  sections: readonly ArticleSection[];
  label: string;
}): ReactElement => (
  <nav aria-label={label} className={styles.contents}>
    <p aria-hidden className={styles.contentsTitle}>
      {label}
    </p>
    <ol role="list" className={styles.contentsList}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.contentsLink}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const Heading = ({
  id,
  heading,
  level,
}: ArticleSection & { level: HeadingLevel }): ReactElement => {
  const Title = `h${level}` as const;
  return (
    <Title id={id} className={styles.heading}>
      {heading}
    </Title>
  );
};

const GuideBody = ({ opening, sections, headingLevel, labels }: BodyProps): ReactElement => (
  <div className={styles.guide}>
    <Contents sections={sections} label={labels.contents} />
    <div className={styles.guideText}>
      <Prose blocks={opening} />
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className={styles.section}>
          <Heading {...section} level={headingLevel} />
          <Prose
            blocks={section.blocks}
            headingLevel={levelBelow(headingLevel)}
            sizes="(min-width: 1024px) 62vw, 92vw"
          />
          {section.note !== undefined && (
            <p role="note" aria-label={labels.note} className={styles.aside}>
              {section.note}
            </p>
          )}
        </section>
      ))}
    </div>
  </div>
);

const WideBody = ({ opening, sections, headingLevel, labels }: BodyProps): ReactElement => (
  <>
    <div className={styles.wideSection}>
      <div className={styles.wideText}>
        <Prose blocks={opening} />
      </div>
    </div>
    {sections.map((section) => (
      <section key={section.id} aria-labelledby={section.id} className={styles.wideSection}>
        <div className={styles.wideText}>
          <Heading {...section} level={headingLevel} />
          <Prose
            blocks={section.blocks}
            headingLevel={levelBelow(headingLevel)}
            sizes="(min-width: 1024px) 62vw, 92vw"
          />
        </div>
        {section.note !== undefined && (
          <p role="note" aria-label={labels.note} className={styles.note}>
            {section.note}
          </p>
        )}
      </section>
    ))}
  </>
);

const EssayBody = ({ opening, sections, headingLevel, labels }: BodyProps): ReactElement => {
  const notes = sections.flatMap(({ note }) => note ?? []);
  const notesId = useId();
  const NotesTitle = `h${headingLevel}` as const;
  return (
    <>
      <div className={styles.essayOpening}>
        <Prose blocks={opening} hasInitial />
      </div>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className={styles.essaySection}>
          <div className={styles.essayHeading}>
            <Heading {...section} level={headingLevel} />
          </div>
          <div className={styles.essayText}>
            <Prose
              blocks={section.blocks}
              headingLevel={levelBelow(headingLevel)}
              sizes="(min-width: 1024px) 70vw, 92vw"
            />
          </div>
        </section>
      ))}
      {notes.length > 0 && (
        <section aria-labelledby={notesId} className={styles.notes}>
          <NotesTitle id={notesId} className={styles.notesTitle}>
            {labels.notes}
          </NotesTitle>
          <ol className={styles.notesList}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
};

const bodies = { guide: GuideBody, wide: WideBody, essay: EssayBody };

/** The body of an article: with contents, with notes in the margin, or in two columns. */
export const ArticleBody = ({
  layout,
  opening,
  sections,
  headingLevel = 2,
  labels,
  ...rest
}: ArticleBodyProps): ReactElement => {
  const words = useLabels("articleBody", articleBodyLabels, labels);
  const Body = variantOf(bodies, layout) ?? GuideBody;
  return (
    <div {...rest}>
      <Body opening={opening} sections={sections} headingLevel={headingLevel} labels={words} />
    </div>
  );
};
