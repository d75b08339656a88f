import type { ReactElement, ReactNode } from "react";
import { Breadcrumb } from "../../components/Breadcrumb/Breadcrumb.tsx";
import type { Crumb } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { Container } from "../../layout/Container/Container.tsx";
import { classNames } from "../../style/classNames.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import { TempleEdge } from "../../patterns/Textile/Textile.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./ArticleHead.css.ts";

interface HeadProps {
  /** `guide` puts text beside the picture, `wide` overlaps it, `essay` uses a saturated block. */
  layout: "guide" | "wide" | "essay";
  /** The page's h1. */
  title: string;
  /** Summary of the article in one or two sentences. */
  lead: string;
  /** Breadcrumb items and the label of the landmark. */
  breadcrumb: { label: string; items: readonly Crumb[] };
  /** Subject and URL of its article list. */
  tag: { label: string; href: string };
  /** Formatted date, for example "13th March 2025". */
  date: string;
  /** Machine-readable date, YYYY-MM-DD. */
  dateTime: string;
  /** Reading time, for example "Four minutes". */
  length: string;
  /** The picture, 3:2. */
  picture: ReactNode;
}

const DateLine = ({
  tag,
  date,
  dateTime,
  length,
  isOnBrand = false,
}: Pick<HeadProps, "tag" | "date" | "dateTime" | "length"> & {
  isOnBrand?: boolean;
}): ReactElement => (
  <p className={classNames(styles.line, isOnBrand && styles.onBrand)}>
    <Anchor href={tag.href} className={classNames(styles.tag, isOnBrand && styles.onBrand)}>
      {tag.label}
    </Anchor>
    <time dateTime={dateTime}>{date}</time>
    <bdi>{length}</bdi>
  </p>
);

const GuideHead = ({ title, lead, breadcrumb, picture, ...line }: HeadProps): ReactElement => (
  <Container>
    <div className={styles.guide}>
      <div className={styles.guideWords}>
        <Breadcrumb {...breadcrumb} />
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <DateLine {...line} />
      </div>
      <div className={classNames(styles.frame, styles.guidePicture)}>{picture}</div>
    </div>
  </Container>
);

const WideHead = ({ title, lead, breadcrumb, picture, ...line }: HeadProps): ReactElement => (
  <>
    <div className={styles.widePicture}>
      <div className={styles.fill}>{picture}</div>
    </div>
    <Container>
      <div className={styles.plate}>
        <Breadcrumb {...breadcrumb} />
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <DateLine {...line} />
      </div>
    </Container>
  </>
);

const EssayHead = ({ title, lead, breadcrumb, picture, ...line }: HeadProps): ReactElement => (
  <>
    <Container>
      <div className={styles.breadcrumb}>
        <Breadcrumb {...breadcrumb} />
      </div>
    </Container>
    <div className={styles.essay}>
      <div className={styles.essayPicture}>
        <div className={styles.fill}>{picture}</div>
      </div>
      <div className={styles.essayWords}>
        <DateLine {...line} isOnBrand />
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.essayLead}>{lead}</p>
      </div>
    </div>
    <TempleEdge edge="end" />
  </>
);

const heads = { guide: GuideHead, wide: WideHead, essay: EssayHead };

export interface ArticleHeadProps extends HeadProps, RootProps<"div", keyof HeadProps> {}

/** The head of an article with its h1, which receives the focus after navigation. */
export const ArticleHead = ({
  layout,
  title,
  lead,
  breadcrumb,
  tag,
  date,
  dateTime,
  length,
  picture,
  ...rest
}: ArticleHeadProps): ReactElement => {
  const Head = variantOf(heads, layout) ?? GuideHead;
  return (
    <div {...rest}>
      <Head {...{ layout, title, lead, breadcrumb, tag, date, dateTime, length, picture }} />
    </div>
  );
};
