import type { ReactElement, ReactNode, Ref } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Heading.css.ts";

export const headingSizes = ["display", "h1", "h2", "h3", "h4"] as const;

const sizeOfLevel = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h4", 6: "h4" } as const;

export interface HeadingProps {
  /** The place in the document's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The look; by default that of the level. */
  size?: "display" | "h1" | "h2" | "h3" | "h4" | undefined;
  /** What a link or `aria-labelledby` leads to. */
  id?: string | undefined;
  /** -1 lets a script move the focus here after a change of page or step. */
  tabIndex?: -1 | undefined;
  /** The native heading, for its focus. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** The heading's words. */
  children: ReactNode;
}

/** A heading whose level and size are chosen apart. */
export const Heading = ({
  level,
  size = sizeOfLevel[level],
  id,
  tabIndex,
  ref,
  children,
}: HeadingProps): ReactElement => {
  const Element = `h${level}` as const;
  return (
    <Element
      ref={ref}
      id={id}
      tabIndex={tabIndex}
      className={classNames(styles.heading, styles.size[size])}
    >
      {children}
    </Element>
  );
};
