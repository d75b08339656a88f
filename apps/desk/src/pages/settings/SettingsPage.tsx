import type { ReactElement, ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { Page } from "../../frame/Page.tsx";
import { useSession } from "../../platform/session.tsx";
import * as styles from "./settings.css.ts";

const sections = [
  { path: "/settings", label: "You" },
  { path: "/settings/staff", label: "Staff", scope: "staff:read" },
  { path: "/settings/keys", label: "Keys", scope: "settings:read" },
  { path: "/settings/webhooks", label: "Webhooks", scope: "settings:read" },
  { path: "/settings/environment", label: "Environment", scope: "settings:read" },
  { path: "/settings/backup", label: "Backup", scope: "settings:read" },
  { path: "/settings/people", label: "People", scope: "people:read" },
] as const;

interface SettingsPageProps {
  title: string;
  children: ReactNode;
}

/** A page of the settings, with links to the others. */
export const SettingsPage = ({ title, children }: SettingsPageProps): ReactElement => {
  const { can } = useSession();
  return (
    <Page title={title}>
      <nav aria-label="Settings" className={styles.nav}>
        <ul role="list" className={styles.navList}>
          {sections
            .filter((section) => !("scope" in section) || can(section.scope))
            .map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} end className={styles.navLink}>
                  {label}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      {children}
    </Page>
  );
};
