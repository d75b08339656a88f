import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./AuthLayout.css.ts";

export interface AuthLayoutProps extends RootProps<"div"> {
  /** The page's h1. */
  title: string;
  /** Text below the title. */
  text?: string;
  /** Picture that fills the other half. Omit it for a form in the middle. */
  picture?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Link to the other form. */
  foot?: ReactNode;
  /** What is said about the form. It is below all links, so that it moves none, and never below the screen. */
  notice?: ReactNode;
}

/** A form beside a picture, for login, registration and password reset. */
export const AuthLayout = ({
  title,
  text,
  picture,
  children,
  foot,
  notice,
  ...rest
}: AuthLayoutProps): ReactElement => (
  <div {...rest} className={classNames(styles.layout, picture === undefined && styles.alone)}>
    {picture !== undefined && (
      <div className={styles.media}>
        <div className={styles.picture}>{picture}</div>
      </div>
    )}
    <div className={styles.side}>
      <div className={styles.form}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {children}
        {foot !== undefined && <p className={styles.foot}>{foot}</p>}
        {Boolean(notice) && <div className={styles.notice}>{notice}</div>}
      </div>
    </div>
  </div>
);
