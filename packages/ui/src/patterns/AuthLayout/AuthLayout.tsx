import type { ReactElement, ReactNode } from "react";
import * as css from "./AuthLayout.css.ts";

export interface AuthLayoutProps {
  /** The page's h1. */
  title: string;
  /** A sentence below it. */
  text?: string;
  /** Cloth that fills the other half. */
  picture?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** The way to the other form. */
  foot?: ReactNode;
}

/** One form beside a length of cloth: login, register, forgotten password. */
export function AuthLayout({
  title,
  text,
  picture,
  children,
  foot,
}: AuthLayoutProps): ReactElement {
  return (
    <div className={css.layout}>
      <div className={css.cloth}>
        <div className={css.picture}>{picture}</div>
      </div>
      <div className={css.side}>
        <div className={css.form}>
          <div>
            <h1 className={css.title} tabIndex={-1}>
              {title}
            </h1>
            {text !== undefined && <p className={css.text}>{text}</p>}
          </div>
          {children}
          {foot !== undefined && <p className={css.foot}>{foot}</p>}
        </div>
      </div>
    </div>
  );
}
