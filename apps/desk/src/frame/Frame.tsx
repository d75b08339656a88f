import { Button, Inline, Popover, Stack } from "@pallu/ui";
import { AppFrame } from "@pallu/ui/desk";
import type { FrameItem } from "@pallu/ui/desk";
import { Suspense, useRef } from "react";
import type { ReactElement } from "react";
import { matchPath, Outlet, useLocation } from "react-router-dom";
import { SendFailure } from "../platform/Failure.tsx";
import { useSession } from "../platform/session.tsx";
import { useRead } from "../platform/useRead.ts";
import { useSignOut } from "../platform/useSignOut.ts";
import * as styles from "./Frame.css.ts";
import { KeyboardKeys } from "./KeyboardKeys.tsx";
import { PreferenceFields } from "./PreferenceFields.tsx";
import type { DeskRoute } from "./route.types.ts";

/** A popover, because a dialog would open below the sheet "More" of a phone. */
const PreferencesButton = (): ReactElement => {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      modal
      title="Preferences of this browser"
      trigger={
        <Button ref={trigger} variant="secondary" size="small">
          Preferences
        </Button>
      }
      // The browser returns the focus from the first of nested popovers only.
      onOpenChange={(open) => {
        if (!open) trigger.current?.focus();
      }}
    >
      <Stack>
        <PreferenceFields />
      </Stack>
    </Popover>
  );
};

/** The name of the member of staff, preferences and signing out. */
const Account = (): ReactElement => {
  const { staff, shop } = useSession();
  const { signOut, isSending, failure } = useSignOut("DELETE /api/desk/session");
  return (
    <Stack gap="s8">
      <bdi className={styles.name}>{staff.name}</bdi>
      <a href={shop.url} target="_blank" rel="noopener">
        Open the shop
      </a>
      <Inline gap="s8">
        <PreferencesButton />
        <Button variant="secondary" size="small" busy={isSending} onClick={() => void signOut()}>
          Sign out
        </Button>
      </Inline>
      <SendFailure failure={failure} />
    </Stack>
  );
};

/** Returns how many things wait on a page, by its path. */
const useCounts = (): Record<string, { count: number; countText: string }> => {
  const { can } = useSession();
  const { data } = useRead(
    "GET /api/desk/today",
    can("orders:read") ? { query: { brief: "true" } } : null,
  );
  if (!data) return {};
  const { toConfirm, toPack, toSend } = data.orders;
  const open = data.messages?.open ?? 0;
  const orders = toConfirm + toPack + toSend;
  return {
    "/orders": { count: orders, countText: `${orders} to do` },
    "/messages": { count: open, countText: `${open} open` },
  };
};

/** What is around every page: navigation at the side, or at the lower edge of a phone. */
export const Frame = ({ routes }: { routes: readonly DeskRoute[] }): ReactElement => {
  const { can, shop } = useSession();
  const { pathname } = useLocation();
  const counts = useCounts();
  const shown = routes.filter(({ nav, scope }) => nav && (scope === undefined || can(scope)));
  const items = shown.flatMap(({ path, nav }): FrameItem[] =>
    nav
      ? [
          {
            href: path,
            label: nav.label,
            icon: <nav.icon />,
            isCurrent: matchPath({ path, end: path === "/" }, pathname) !== null,
            ...counts[path],
          },
        ]
      : [],
  );
  return (
    <>
      <AppFrame
        brand={<bdi>{shop.name}</bdi>}
        items={items}
        bottom={shown.filter(({ nav }) => nav?.isFirst).map(({ path }) => path)}
        foot={<Account />}
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </AppFrame>
      <KeyboardKeys />
    </>
  );
};
