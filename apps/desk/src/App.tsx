import "./App.css.ts";
import { Button, EmptyState, ErrorState, UiProvider } from "@pallu/ui";
import type { Shop } from "@pallu/ui";
import { Toaster } from "@pallu/ui/toast";
import { Suspense, useMemo } from "react";
import type { ReactElement, ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { SWRConfig } from "swr";
import { Frame } from "./frame/Frame.tsx";
import { Page } from "./frame/Page.tsx";
import { RouterLink } from "./frame/RouterLink.tsx";
import { RoutePage } from "./frame/RoutePage.tsx";
import type { DeskRoute, LoadPage } from "./frame/route.types.ts";
import type { DeskError } from "./platform/api.ts";
import { usePreference } from "./platform/preferences.ts";
import { SessionProvider, useSession } from "./platform/session.tsx";
import { readOptions } from "./platform/useRead.ts";
import { deskRoutes } from "./routes.tsx";
import { SignInPage } from "./pages/start/SignInPage.tsx";

const loadInvitation: LoadPage = async () =>
  (await import("./pages/start/InvitationPage.tsx")).InvitationPage;

const NotFoundPage = (): ReactElement => (
  <Page title="Page not found">
    <EmptyState title="There is no such page">The address may be mistyped.</EmptyState>
  </Page>
);

/** Shows a page to whoever has its scope. To others it does not exist. */
const Allowed = ({ route: { load, scope } }: { route: DeskRoute }): ReactElement => {
  const { can } = useSession();
  return scope === undefined || can(scope) ? <RoutePage load={load} /> : <NotFoundPage />;
};

/** Provides the shop's name and the direction to the components. */
const Ui = ({ children }: { children: ReactNode }): ReactElement => {
  const [dir] = usePreference("dir");
  const shop = useMemo<Shop>(() => ({ name: "Desk" }), []);
  return (
    <UiProvider link={RouterLink} shop={shop} dir={dir}>
      {children}
    </UiProvider>
  );
};

const Pending = ({
  failure,
  onRetry,
}: {
  failure: DeskError | undefined;
  onRetry: () => void;
}): ReactElement | null =>
  failure ? (
    <ErrorState
      title="The desk could not be opened"
      message={failure.message}
      action={<Button onClick={onRetry}>Retry</Button>}
    />
  ) : null;

const Desk = (): ReactElement => (
  <SessionProvider signIn={SignInPage} pending={Pending}>
    <Routes>
      <Route element={<Frame routes={deskRoutes} />}>
        {deskRoutes.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={<Allowed key={route.path} route={route} />}
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  </SessionProvider>
);

/** The desk, below a router with the base path `/desk`. */
export const App = (): ReactElement => (
  <SWRConfig value={{ ...readOptions, provider: () => new Map() }}>
    <Ui>
      <Toaster id="notices">
        <Suspense fallback={null}>
          <Routes>
            <Route path="/invitation" element={<RoutePage load={loadInvitation} />} />
            <Route path="/index.html" element={<Navigate to="/" replace />} />
            <Route path="*" element={<Desk />} />
          </Routes>
        </Suspense>
      </Toaster>
    </Ui>
  </SWRConfig>
);
