import { useId, type ReactElement } from "react";
import { Prose } from "../Prose/Prose.tsx";
import type { ProseBlock } from "../Prose/Prose.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
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
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["articleBody"]>;
}

export const articleBodyLabels: Messages["articleBody"] = {
  contents: "On this page",
  note: "A note",
  notes: "Notes",
};

type BodyProps = Pick<ArticleBodyProps, "opening" | "sections"> & {
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

const Heading = ({ id, heading }: ArticleSection): ReactElement => (
  <h2 id={id} className={styles.heading}>
    {heading}
  </h2>
);

const GuideBody = ({ opening, sections, labels }: BodyProps): ReactElement => (
  <div className={styles.guide}>
    <Contents sections={sections} label={labels.contents} />
    <div className={styles.guideText}>
      <Prose blocks={opening} />
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className={styles.section}>
          <Heading {...section} />
          <Prose blocks={section.blocks} sizes="(min-width: 1024px) 62vw, 92vw" />
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

const WideBody = ({ opening, sections, labels }: BodyProps): ReactElement => (
  <>
    <div className={styles.wideSection}>
      <div className={styles.wideText}>
        <Prose blocks={opening} />
      </div>
    </div>
    {sections.map((section) => (
      <section key={section.id} aria-labelledby={section.id} className={styles.wideSection}>
        <div className={styles.wideText}>
          <Heading {...section} />
          <Prose blocks={section.blocks} sizes="(min-width: 1024px) 62vw, 92vw" />
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

const EssayBody = ({ opening, sections, labels }: BodyProps): ReactElement => {
  const notes = sections.flatMap(({ note }) => note ?? []);
  const notesId = useId();
  return (
    <>
      <div className={styles.essayOpening}>
        <Prose blocks={opening} hasInitial />
      </div>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className={styles.essaySection}>
          <div className={styles.essayHeading}>
            <Heading {...section} />
          </div>
          <div className={styles.essayText}>
            <Prose blocks={section.blocks} sizes="(min-width: 1024px) 70vw, 92vw" />
          </div>
        </section>
      ))}
      {notes.length > 0 && (
        <section aria-labelledby={notesId} className={styles.notes}>
          <h2 id={notesId} className={styles.notesTitle}>
            {labels.notes}
          </h2>
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
  labels,
  ...rest
}: ArticleBodyProps): ReactElement => {
  const words = useLabels("articleBody", articleBodyLabels, labels);
  const Body = variantOf(bodies, layout) ?? GuideBody;
  return (
    <div {...rest}>
      <Body opening={opening} sections={sections} labels={words} />
    </div>
  );
};
