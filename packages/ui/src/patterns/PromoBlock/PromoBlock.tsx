import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
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
  /** Text below the title. */
  text?: string;
  /** Link of the block. */
  action?: { label: string; href: string };
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
  text,
  action,
  picture,
  surface = "hero",
  layout = "end",
  ...rest
}: PromoBlockProps): ReactElement => (
  <section
    {...rest}
    className={`${styles.block} ${variantOf(styles.surface, surface)} ${variantOf(styles.layouts, layout)}`}
  >
    <div className={styles.words}>
      <p className={styles.figure}>
        <bdi>{figure}</bdi>
      </p>
      {aside !== undefined && <p className={styles.aside}>{aside}</p>}
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && (
        <Anchor
          href={action.href}
          className={styles.action}
          aria-label={`${action.label}: ${figure}, ${title}`}
        >
          {action.label}
        </Anchor>
      )}
    </div>
    <div className={styles.picture}>
      <div className={styles.image}>{picture}</div>
    </div>
  </section>
);
