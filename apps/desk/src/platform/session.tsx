import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ComponentType, ReactElement, ReactNode } from "react";
import useSWR from "swr";
import { DeskError, onSessionEnd, readUrl, send, sessionUrl, setToken } from "./api.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { forgetDrafts } from "./draftStorage.ts";
import { SignInDialog } from "./SignInDialog.tsx";
import type { Scope, SessionAnswer, SignedIn } from "./session.types.ts";

export interface Session extends SignedIn {
  /** Whether the member of staff has a scope, such as `orders:write`. */
  can: (scope: Scope) => boolean;
  /** Asks for the second factor, or a passkey. Resolves with whether it was given. */
  confirm: () => Promise<boolean>;
  signOut: () => Promise<void>;
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
  const knownId = useRef<string>(undefined);

  const open = useCallback(
    (next: SignedIn): void => {
      setToken(next.token);
      // The pages of another person hold what the former one has read and typed.
      if (knownId.current !== undefined && knownId.current !== next.staff.id)
        window.location.reload();
      knownId.current = next.staff.id;
      setKnown(next);
      setEnded(false);
      void mutate(next, { revalidate: false });
    },
    [mutate],
  );
  if (data?.signedIn && data !== known && !hasEnded) {
    setToken(data.token);
    knownId.current ??= data.staff.id;
    setKnown(data);
  }
  useEffect(() => onSessionEnd(() => setEnded(true)), []);

  const confirm = useCallback(
    () => new Promise<boolean>((resolve) => setAsking(() => resolve)),
    [],
  );
  const settle = (isConfirmed: boolean): void => {
    asking?.(isConfirmed);
    setAsking(null);
  };
  const signOut = useCallback(async (): Promise<void> => {
    await send("DELETE /api/desk/session", {});
    forgetDrafts();
    setToken(undefined);
    window.location.assign("/desk/");
  }, []);

  const session = useMemo<Session | null>(
    () =>
      known ? { ...known, can: (scope) => known.scopes.includes(scope), confirm, signOut } : null,
    [known, confirm, signOut],
  );
  if (!session) {
    if (data && !data.signedIn) return <SignIn onSignedIn={open} />;
    const failure = error instanceof DeskError ? error : undefined;
    return <Pending failure={failure} onRetry={() => void mutate()} />;
  }
  return (
    <SessionContext value={session}>
      {children}
      {hasEnded && <SignInDialog email={session.staff.email} onSignedIn={open} />}
      {asking && <ConfirmDialog hasPasskey={session.passkeys > 0} onSettled={settle} />}
    </SessionContext>
  );
};
