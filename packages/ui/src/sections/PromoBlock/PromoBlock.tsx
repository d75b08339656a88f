import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./PromoBlock.css.ts";

export interface PromoBlockProps extends RootProps<"section"> {
  /** Large text, for example "45% OFF". */
  figure: string;
  /** Text beside the figure, for example "today only". */
  aside?: string;
  /** Heading of the block. */
  title: string;
  /** Id of the heading, for `aria-labelledby`. */
  headingId?: string;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** Text below the title. */
  text?: string;
  /** Link of the block. */
  link?: { label: string; href: string };
  /** Picture that fills one half. Its alt may be empty. */
  picture: ReactNode;
  /** Background of the text. @default "hero" */
  surface?: "hero" | "brand" | "sunken";
  /** Side of the picture, or centred text for `poster`. @default "end" */
  layout?: "end" | "start" | "poster";
}

/** A promotion with a large figure on the theme's ornament. */
export const PromoBlock = ({
  figure,
  aside,
  title,
  headingId,
  headingLevel = 2,
  text,
  link,
  picture,
  surface = "hero",
  layout = "end",
  ...rest
}: PromoBlockProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  return (
    <section
      {...rest}
      className={`${styles.block} ${variantOf(styles.surface, surface)} ${variantOf(styles.layouts, layout)}`}
    >
      <div className={styles.words}>
        <p className={styles.figure}>
          <bdi>{figure}</bdi>
        </p>
        {aside !== undefined && <p className={styles.aside}>{aside}</p>}
        <Title id={headingId} className={styles.title}>
          {title}
        </Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {link !== undefined && (
          <Anchor
            href={link.href}
            className={styles.action}
            aria-label={`${link.label}: ${figure}, ${title}`}
          >
            {link.label}
          </Anchor>
        )}
      </div>
      <div className={styles.picture}>
        <div className={styles.image}>{picture}</div>
      </div>
    </section>
  );
};
