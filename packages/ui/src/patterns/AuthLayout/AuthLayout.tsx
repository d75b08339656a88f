import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./AuthLayout.css.ts";

export interface AuthLayoutProps extends RootProps<"div"> {
  /** The page's h1. */
  title: string;
  /** Text below the title. */
  text?: string;
  /** Picture that fills the other half. */
  picture?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Link to the other form. */
  foot?: ReactNode;
}

/** A form beside a picture, for login, registration and password reset. */
export function AuthLayout({
  title,
  text,
  picture,
  children,
  foot,
  ...rest
}: AuthLayoutProps): ReactElement {
  return (
    <div {...rest} className={css.layout}>
      <div className={css.media}>
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
