import type { ReactElement, ReactNode } from "react";
import { Breadcrumb } from "../../components/Breadcrumb/Breadcrumb.tsx";
import type { Crumb } from "../../components/Breadcrumb/Breadcrumb.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./PageHeader.css.ts";

export interface PageHeaderProps extends RootProps<"div"> {
  /** The page's h1. */
  title: string;
  /** Text below the title. */
  text?: ReactNode;
  /** Breadcrumb items and the label of the landmark. */
  breadcrumb?: { label: string; items: readonly Crumb[] };
}

/** Title and breadcrumb of a page. The h1 receives the focus after navigation. */
export const PageHeader = ({ title, text, breadcrumb, ...rest }: PageHeaderProps): ReactElement => (
  <div {...rest} className={styles.header}>
    {breadcrumb !== undefined && <Breadcrumb {...breadcrumb} />}
    <h1 className={styles.title} tabIndex={-1}>
      {title}
    </h1>
    {text !== undefined && <p className={styles.text}>{text}</p>}
  </div>
);
