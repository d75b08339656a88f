import { Heading, Link } from "@pallu/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useSession } from "../platform/session.tsx";
import * as styles from "./Page.css.ts";

/** Focuses the heading of the page, when what had the focus is gone. */
export const focusHeading = (): void => document.querySelector<HTMLElement>("h1")?.focus();

interface PageProps {
  title: string;
  /** Title of the tab. Default: `title`. */
  tabTitle?: string;
  /** Links and buttons beside the heading. */
  actions?: ReactNode;
  /** The list that the page belongs to: a link above the heading. */
  back?: { href: string; label: string };
  children: ReactNode;
}

/** A page of the desk: its heading, which gets the focus when the page opens by a link, and its title in the tab. */
export const Page = ({
  title,
  tabTitle = title,
  actions,
  back,
  children,
}: PageProps): ReactElement => {
  const { shop } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  // Back returns to the row that was left (`useRowFocus`), and a filter of a list leaves the focus in its field.
  const onOpen = useEffectEvent(() => {
    if (kind === "PUSH") heading.current?.focus();
  });
  useEffect(() => onOpen(), [pathname]);
  return (
    <>
      <title>{`${tabTitle} · ${shop.name}`}</title>
      <div className={styles.head}>
        <div>
          {back && (
            <div className={styles.back}>
              <Link href={back.href}>{back.label}</Link>
            </div>
          )}
          <Heading level={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
};
