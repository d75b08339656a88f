import type { ReactElement, ReactNode } from "react";
import { ArrowEndIcon } from "../../icons.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./SectionHeader.css.ts";

export interface SectionHeaderProps extends RootProps<"div"> {
  /** Heading of the section. */
  title: string;
  /** Id of the heading, for `aria-labelledby`. */
  headingId?: string;
  /** The heading level. @default 2 */
  headingLevel?: HeadingLevel;
  /** Text below the title. */
  text?: ReactNode;
  /** Link at the inline end, for example to the full list. */
  link?: { label: string; href: string };
  /** Removes the margin below, for use inside a carousel. @default false */
  flush?: boolean;
}

/** Heading of a section with an optional link. */
export const SectionHeader = ({
  title,
  headingId,
  headingLevel = 2,
  text,
  link,
  flush = false,
  ...rest
}: SectionHeaderProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  return (
    <div {...rest} className={flush ? styles.header : `${styles.header} ${styles.spaced}`}>
      <div>
        <Title id={headingId} className={styles.title}>
          {title}
        </Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {link !== undefined && (
        <Anchor href={link.href} className={styles.link}>
          <span>{link.label}</span>
          <ArrowEndIcon size={16} />
        </Anchor>
      )}
    </div>
  );
};
