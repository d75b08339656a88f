import type { ReactElement } from "react";
import { DataTable } from "../../components/DataTable/DataTable.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import type { PictureSource } from "../../components/Picture/Picture.tsx";
import { classNames } from "../../style/classNames.ts";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Prose.css.ts";

export interface ProsePicture {
  src: string;
  alt: string;
  /** Intrinsic width in px. */
  width: number;
  height: number;
  /** Alternative sources, preferred types first. */
  sources?: readonly PictureSource[];
}

/** A block of text, described by meaning. */
export type ProseBlock =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "quote"; text: string; by?: string }
  | { kind: "list"; items: readonly string[]; isOrdered?: boolean }
  | {
      kind: "table";
      caption: string;
      /** The first column holds the row headers. */
      columns: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | { kind: "picture"; picture: ProsePicture; caption: string };

export interface ProseProps extends RootProps<"div"> {
  /** Blocks of text, in order. */
  blocks: readonly ProseBlock[];
  /** Level of the headings. @default 3 */
  headingLevel?: HeadingLevel;
  /** Renders an initial letter. @default false */
  hasInitial?: boolean;
  /** `sizes` of the pictures. */
  sizes?: string;
}

type Of<Kind extends ProseBlock["kind"]> = Extract<ProseBlock, { kind: Kind }>;

const TextTable = ({ caption, columns, rows }: Of<"table">): ReactElement => (
  <div className={styles.wide}>
    <DataTable
      caption={caption}
      columns={columns.map((label, index) => ({
        key: String(index),
        label,
        isRowHeader: index === 0,
      }))}
      rows={rows.map((cells) => ({
        id: cells[0] ?? "",
        cells: Object.fromEntries(cells.map((cell, index) => [String(index), cell])),
      }))}
    />
  </div>
);

const Quote = ({ text, by }: Of<"quote">): ReactElement => (
  <figure className={styles.quote}>
    <blockquote className={styles.quoted}>
      <p>{text}</p>
    </blockquote>
    {by !== undefined && <figcaption className={styles.source}>{by}</figcaption>}
  </figure>
);

const TextList = ({ items, isOrdered = false }: Of<"list">): ReactElement => {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <bdi>{item}</bdi>
        </li>
      ))}
    </List>
  );
};

interface BlockProps {
  block: ProseBlock;
  headingLevel: HeadingLevel;
  hasInitial: boolean;
  sizes: string | undefined;
}

const Block = ({ block, headingLevel, hasInitial, sizes }: BlockProps): ReactElement => {
  const Subheading = `h${headingLevel}` as const;
  switch (block.kind) {
    case "text":
      return (
        <p className={classNames(styles.paragraph, hasInitial && styles.initial)}>{block.text}</p>
      );
    case "heading":
      return <Subheading className={styles.subheading}>{block.text}</Subheading>;
    case "quote":
      return <Quote {...block} />;
    case "list":
      return <TextList {...block} />;
    case "table":
      return <TextTable {...block} />;
    case "picture":
      return (
        <figure className={styles.wide}>
          <Picture {...block.picture} sizes={sizes} />
          <figcaption className={styles.caption}>{block.caption}</figcaption>
        </figure>
      );
  }
};

/** Renders text blocks within a readable line length. */
export const Prose = ({
  blocks,
  headingLevel = 3,
  hasInitial = false,
  sizes,
  ...rest
}: ProseProps): ReactElement => (
  <div {...rest} className={styles.prose}>
    {blocks.map((block, index) => (
      <Block
        // Blocks have no other identity than their order.
        key={`${block.kind}-${index}`}
        block={block}
        headingLevel={headingLevel}
        hasInitial={hasInitial && index === 0}
        sizes={sizes}
      />
    ))}
  </div>
);
