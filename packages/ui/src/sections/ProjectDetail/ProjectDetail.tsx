import { Children } from "react";
import type { ReactElement, ReactNode } from "react";
import { Breadcrumb } from "../../components/Breadcrumb/Breadcrumb.tsx";
import type { Crumb } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { MetaList } from "../../components/MetaList/MetaList.tsx";
import type { MetaItem } from "../../components/MetaList/MetaList.tsx";
import { Container } from "../../layout/Container/Container.tsx";
import { classNames } from "../../style/classNames.ts";
import { PortfolioGrid } from "../PortfolioGrid/PortfolioGrid.tsx";
import { SectionHeader } from "../../patterns/SectionHeader/SectionHeader.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./ProjectDetail.css.ts";

export interface ProjectDetailProps extends RootProps<"div"> {
  /** `plate` shows the pictures first, `split` beside sticky text. */
  layout: "plate" | "split";
  /** The page's h1. */
  name: string;
  /** Category of the project. */
  tag: string;
  /** Breadcrumb items and the label of the landmark. */
  breadcrumb: { label: string; items: readonly Crumb[] };
  /** A `ProjectPictures`. */
  pictures: ReactNode;
  /** Description of the project. */
  children: ReactNode;
  /** Facts such as client, place and year. */
  facts: readonly MetaItem[];
  /** Share links. */
  share: ReactNode;
}

/** The details of a project. Renders the page's h1. */
export const ProjectDetail = ({
  layout,
  name,
  tag,
  breadcrumb,
  pictures,
  children,
  facts,
  share,
  ...rest
}: ProjectDetailProps): ReactElement => {
  const head = (
    <div className={classNames(styles.words, variantOf(styles.head, layout))}>
      <Breadcrumb {...breadcrumb} />
      <p className={styles.tag}>{tag}</p>
      <h1 className={styles.name} tabIndex={-1}>
        {name}
      </h1>
    </div>
  );
  const aside = (
    <div className={classNames(styles.facts, layout === "plate" && styles.plateFacts)}>
      <MetaList items={facts} />
      {share}
    </div>
  );
  if (layout === "plate")
    return (
      <Container {...rest}>
        <div className={styles.plate}>
          {head}
          <div className={styles.platePictures}>{pictures}</div>
          <div className={styles.plateStory}>{children}</div>
          {aside}
        </div>
      </Container>
    );
  return (
    <div {...rest} className={styles.split}>
      <div className={styles.splitWords}>
        {head}
        {children}
        {aside}
      </div>
      <div className={styles.splitPictures}>{pictures}</div>
    </div>
  );
};

export interface ProjectPicturesProps extends RootProps<"div"> {
  /** One large picture above a row, or a column of pictures. */
  layout: "plate" | "split";
  /** The pictures, 4:3. */
  children: ReactNode;
}

/** The pictures of a project. */
export const ProjectPictures = ({
  layout,
  children,
  ...rest
}: ProjectPicturesProps): ReactElement => (
  <div {...rest} className={variantOf(styles.gallery, layout)}>
    {Children.toArray(children).map((picture, index) => (
      <div
        // Pictures are not reordered.
        key={`picture-${index}`}
        className={classNames(styles.place, index === 0 && styles.first[layout])}
      >
        <div className={styles.fill}>{picture}</div>
      </div>
    ))}
  </div>
);

export interface RelatedProjectsProps extends RootProps<"section"> {
  /** Heading of the section. */
  title: string;
  /** `PortfolioCard` elements. */
  children: ReactNode;
  /** Id of the heading, which names the section. */
  headingId: string;
}

/** Related projects. */
export const RelatedProjects = ({
  title,
  children,
  headingId,
  ...rest
}: RelatedProjectsProps): ReactElement => (
  <section {...rest} aria-labelledby={headingId}>
    <SectionHeader headingId={headingId} title={title} />
    <PortfolioGrid>{children}</PortfolioGrid>
  </section>
);
