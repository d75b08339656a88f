import { createContext, use, useCallback, useEffect, useMemo, useState } from "react";
import type { ComponentType, ReactElement, ReactNode } from "react";
import useSWR, { useSWRConfig } from "swr";
import { DeskError, onSessionEnd, onTokenRefused, readUrl, sessionUrl, setToken } from "./api.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { SignInDialog } from "./SignInDialog.tsx";
import type { Scope, SessionAnswer, SignedIn } from "./callTypes.ts";

export interface Session extends SignedIn {
  /** Whether the member of staff has a scope, such as `orders:write`. */
  can: (scope: Scope) => boolean;
  /** Asks for the second factor, or a passkey. Resolves with whether it was given. */
  confirm: () => Promise<boolean>;
}

const SessionContext = createContext<Session | null>(null);

/** Returns the session of the member of staff. Only below `SessionProvider`. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession: render the page inside SessionProvider.");
  return session;
};

interface SessionProviderProps {
  /** What a visitor sees who is not signed in. */
  signIn: ComponentType<{ onSignedIn: (session: SignedIn) => void }>;
  /** What is shown until the session is known, and where it could not be read. */
  pending: ComponentType<{ failure: DeskError | undefined; onRetry: () => void }>;
  children: ReactNode;
}

/**
 * Provides the session. When it ends, the page stays as it is below a dialog to sign in again, so that nothing that was typed
 * is lost. If somebody else signs in there, the page is opened anew.
 */
export const SessionProvider = ({
  signIn: SignIn,
  pending: Pending,
  children,
}: SessionProviderProps): ReactElement => {
  const { data, error, mutate } = useSWR<SessionAnswer, unknown>(
    sessionUrl,
    readUrl as (url: string) => Promise<SessionAnswer>,
    { revalidateOnFocus: false },
  );
  const [known, setKnown] = useState<SignedIn>();
  const [hasEnded, setEnded] = useState(false);
  const [asking, setAsking] = useState<((isConfirmed: boolean) => void) | null>(null);

  const knownId = known?.staff.id;
  const isOther = data?.signedIn === true && knownId !== undefined && data.staff.id !== knownId;
  if (data?.signedIn && data !== known && !isOther) {
    setToken(data.token);
    setKnown(data);
    setEnded(false);
  }
  useEffect(() => {
    // The pages of another person hold what the former one has read and typed.
    if (isOther) window.location.reload();
  }, [isOther]);
  const { mutate: mutateAll } = useSWRConfig();
  const open = useCallback(
    (next: SignedIn): void => {
      void mutate(next, { revalidate: false });
      // What was refused since the session has ended.
      void mutateAll((key) => key !== sessionUrl);
    },
    [mutate, mutateAll],
  );
  useEffect(() => onSessionEnd(() => setEnded(true)), []);
  useEffect(
    () =>
      onTokenRefused(async () => {
        const next = (await readUrl(sessionUrl)) as SessionAnswer;
        if (!next.signedIn) return false;
        open(next);
        if (next.staff.id !== knownId) return false;
        setToken(next.token);
        return true;
      }),
    [open, knownId],
  );

  const confirm = useCallback(
    () => new Promise<boolean>((resolve) => setAsking(() => resolve)),
    [],
  );
  const settle = (isConfirmed: boolean): void => {
    asking?.(isConfirmed);
    setAsking(null);
  };
  const session = useMemo<Session | null>(
    () => (known ? { ...known, can: (scope) => known.scopes.includes(scope), confirm } : null),
    [known, confirm],
  );
  if (!session) {
    if (data && !data.signedIn) return <SignIn onSignedIn={open} />;
    const failure = error instanceof DeskError ? error : undefined;
    return <Pending failure={failure} onRetry={() => void mutate()} />;
  }
  return (
    <SessionContext value={session}>
      {children}
      {hasEnded && (
        <SignInDialog
          email={session.staff.email}
          onSignedIn={open}
          onClose={() => setEnded(false)}
        />
      )}
      {asking && <ConfirmDialog hasPasskey={session.passkeys > 0} onSettled={settle} />}
    </SessionContext>
  );
};
