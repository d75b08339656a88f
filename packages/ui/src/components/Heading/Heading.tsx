import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Heading.css.ts";

export const headingSizes = ["display", "h1", "h2", "h3", "h4"] as const;

const sizeOfLevel = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h4", 6: "h4" } as const;

export interface HeadingProps extends RootProps<"h1"> {
  /** The heading level. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The visual size. Defaults to the size of the level. */
  size?: (typeof headingSizes)[number];
  /** Text of the heading. */
  children: ReactNode;
}

/** A heading with independent level and size. */
export const Heading = ({
  level,
  size = sizeOfLevel[level],
  ...rest
}: HeadingProps): ReactElement => {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(styles.heading, variantOf(styles.size, size))} />;
};
