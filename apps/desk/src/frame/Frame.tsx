import { Button, SkipLink } from "@pallu/ui";
import { Dialog, DialogClose } from "@pallu/ui/dialog";
import { Suspense, useState } from "react";
import type { ReactElement } from "react";
import { NavLink, Outlet } from "react-router-dom";
import { useSession } from "../platform/session.tsx";
import * as styles from "./Frame.css.ts";
import { KeyboardKeys } from "./KeyboardKeys.tsx";
import { PreferenceFields } from "./PreferenceFields.tsx";
import type { DeskRoute } from "./route.types.ts";

type ShownRoute = DeskRoute & { nav: NonNullable<DeskRoute["nav"]> };

const hasNav = (route: DeskRoute): route is ShownRoute => route.nav !== undefined;

interface NavItemProps {
  route: ShownRoute;
  className: string;
  onClick?: () => void;
}

const NavItem = ({ route: { path, nav }, ...rest }: NavItemProps): ReactElement => (
  <NavLink to={path} end={path === "/"} {...rest}>
    <nav.icon />
    <span>{nav.label}</span>
  </NavLink>
);

/** The name of the member of staff, appearance and signing out. */
const Account = (): ReactElement => {
  const { staff, shop, signOut } = useSession();
  return (
    <div className={styles.account}>
      <p>
        <bdi>{staff.name}</bdi>
      </p>
      <Dialog
        size="small"
        title="Preferences of this browser"
        trigger={
          <Button variant="quiet" size="small">
            Preferences
          </Button>
        }
      >
        <PreferenceFields />
      </Dialog>
      <a href={shop.url} target="_blank" rel="noopener">
        Open the shop
      </a>
      <Button variant="secondary" size="small" onClick={() => void signOut()}>
        Sign out
      </Button>
    </div>
  );
};

/** What is around every page: navigation at the side, or at the bottom of a phone. */
export const Frame = ({ routes: all }: { routes: readonly DeskRoute[] }): ReactElement => {
  const { can, shop } = useSession();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const routes = all.filter(hasNav).filter(({ scope }) => !scope || can(scope));
  const first = routes.filter(({ nav }) => nav.isFirst);
  const others = routes.filter(({ nav }) => !nav.isFirst);
  return (
    <div className={styles.frame}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <nav className={styles.side} aria-label="Desk">
        <p className={styles.shop}>
          <bdi>{shop.name}</bdi>
        </p>
        <ul role="list" className={styles.sideList}>
          {routes.map((route) => (
            <li key={route.path}>
              <NavItem route={route} className={styles.sideLink} />
            </li>
          ))}
        </ul>
        <Account />
      </nav>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <nav className={styles.bottom} aria-label="Desk">
        {first.map((route) => (
          <NavItem key={route.path} route={route} className={styles.bottomLink} />
        ))}
        <Dialog
          open={isMoreOpen}
          onOpenChange={setMoreOpen}
          size="small"
          title="More"
          trigger={
            <button type="button" className={styles.bottomLink}>
              <span aria-hidden="true">⋯</span>
              <span>More</span>
            </button>
          }
        >
          <ul role="list" className={styles.sideList}>
            {others.map((route) => (
              <li key={route.path}>
                <NavItem
                  route={route}
                  className={styles.sideLink}
                  onClick={() => setMoreOpen(false)}
                />
              </li>
            ))}
          </ul>
          <Account />
          <DialogClose>
            <Button variant="quiet">Close</Button>
          </DialogClose>
        </Dialog>
      </nav>
      <KeyboardKeys />
    </div>
  );
};
