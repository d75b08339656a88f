import { MetaList } from "@pallu/ui";
import type { ReactElement } from "react";
import { AccountLayout } from "../../features/account/AccountLayout.tsx";
import { useProfile } from "../../features/account/profile.data.ts";
import { useVisitorLog } from "../../features/session/useVisitorLog.ts";
import { ProfileGate } from "../../features/account/ProfileGate.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "My profile",
  description: "Your name, phone number and email as Pallu has them.",
  isPersonal: true,
};

const orDash = (text: string | null | undefined): string => text || "–";

const MyProfilePage = (): ReactElement => {
  const profile = useProfile();
  useVisitorLog("id and token");
  return (
    <AccountLayout title="My Profile">
      <ProfileGate profile={profile}>
        {({ username, phonenumber, email }) => (
          <MetaList
            items={[
              { term: "Full Name", detail: <bdi>{orDash(username)}</bdi> },
              { term: "Phone No.", detail: <bdi>{orDash(phonenumber)}</bdi> },
              { term: "Email", detail: <bdi>{orDash(email)}</bdi> },
            ]}
          />
        )}
      </ProfileGate>
    </AccountLayout>
  );
};

export default MyProfilePage;
