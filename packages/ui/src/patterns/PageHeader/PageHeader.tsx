import type { ReactElement, ReactNode } from "react";
import { Breadcrumb } from "../../components/Breadcrumb/Breadcrumb.tsx";
import type { Crumb } from "../../components/Breadcrumb/Breadcrumb.tsx";
import * as css from "./PageHeader.css.ts";

export interface PageHeaderProps {
  /** The page's h1. */
  title: string;
  /** A sentence below it. */
  text?: ReactNode;
  /** The way here, and the navigation's name. */
  breadcrumb?: { label: string; items: readonly Crumb[] };
}

/** The one h1 of a page and the way to it. The heading takes the focus after a change of route. */
export function PageHeader({ title, text, breadcrumb }: PageHeaderProps): ReactElement {
  return (
    <div className={css.header}>
      {breadcrumb !== undefined && <Breadcrumb {...breadcrumb} />}
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p className={css.text}>{text}</p>}
    </div>
  );
}
