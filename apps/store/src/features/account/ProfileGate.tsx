import type { UserResponse } from "@pallu/contract";
import { ButtonLink, Spinner, Stack, Text, useHydrated } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import { RetryPanel } from "../../platform/ui/Retry.tsx";
import type { Profile } from "./profile.data.ts";

const loading = "Loading profile...";

interface ProfileGateProps {
  profile: Profile;
  children: (user: UserResponse) => ReactNode;
}

/**
 * Renders its children once the user is loaded, until then 'Loading profile...' (PROF-10).
 * Visitors also get a login link; after a failure there is a retry button (ERR-25).
 */
export const ProfileGate = ({ profile, children }: ProfileGateProps): ReactElement => {
  const hydrated = useHydrated();
  if (hydrated && profile.user && profile.state === "ready") return <>{children(profile.user)}</>;
  if (!hydrated || profile.state === "loading") return <Spinner text={loading} />;
  return (
    <Stack align="start" gap="s24">
      <Text tone="muted">{loading}</Text>
      {profile.state === "visitor" ? (
        <ButtonLink href="/login">Login</ButtonLink>
      ) : (
        <RetryPanel onRetry={profile.reload} />
      )}
    </Stack>
  );
};
