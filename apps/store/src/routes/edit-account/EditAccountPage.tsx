import type { UserResponse } from "@pallu/contract";
import { Button, Grid, Stack, TextField } from "@pallu/ui";
import { useEffect, useState } from "react";
import type { ChangeEvent, ReactElement } from "react";
import { emailField } from "../../features/account/emailField.ts";
import { accountMessages } from "../../features/account/accountMessages.ts";
import { AccountLayout } from "../../features/account/AccountLayout.tsx";
import { useProfile } from "../../features/account/profile.data.ts";
import { changedValues, formValues } from "../../platform/data/formValues.ts";
import { addToDraft, forgetDraft, readDraft } from "../../platform/data/drafts.ts";
import { storedUser } from "../../platform/data/session.ts";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { Personal } from "../../features/session/Personal.tsx";
import { useVisitorLog } from "../../features/session/useVisitorLog.ts";
import type { Profile, ProfileFields } from "../../features/account/profile.data.ts";
import { ProfileGate } from "../../features/account/ProfileGate.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Edit account",
  description: "Change your name, phone number or email.",
  isPersonal: true,
};

interface AccountFormProps {
  user: UserResponse;
  save: Profile["save"];
}

/** Holds what was typed. The same person finds it after the end of the session and another login. */
const useTyped = () => {
  const owner = useAuth().user?.id ?? null;
  const typing = useState<Partial<ProfileFields>>(() => readDraft("account draft", owner));
  const [typed] = typing;
  useEffect(() => forgetDraft("account draft"), []);
  useEffect(
    () => () => {
      // A logout forgets it again.
      if (!storedUser() && Object.keys(typed).length > 0) addToDraft("account draft", owner, typed);
    },
    [owner, typed],
  );
  return typing;
};

/** Renders three fields without validation (PROF-11 to PROF-16). Unchanged fields follow the server. */
const AccountForm = ({ user, save }: AccountFormProps): ReactElement => {
  const [typed, setTyped] = useTyped();
  const [busy, setBusy] = useState(false);

  const valueOf = (name: keyof ProfileFields): string => typed[name] ?? user[name] ?? "";
  const field = (name: keyof ProfileFields) => ({
    name,
    value: valueOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });

  const submit = async (filled: Record<string, string>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const shown: ProfileFields = {
      username: valueOf("username"),
      phonenumber: valueOf("phonenumber"),
      email: valueOf("email"),
    };
    const changed = changedValues<ProfileFields>(filled, shown);
    const sent: ProfileFields = { ...shown, ...changed };
    setTyped((before) => ({ ...before, ...changed }));
    const saved = await save(sent);
    setBusy(false);
    // What was typed since is kept.
    if (saved) setTyped((now) => changedValues(now, sent));
    if (saved === null) return;
    window.alert(saved ? accountMessages.profileSaved : accountMessages.profileNotSaved);
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(formValues(event.currentTarget));
      }}
    >
      <Stack gap="s20">
        <TextField
          {...field("username")}
          label="Full Name"
          autoComplete="name"
          spellCheck={false}
        />
        <TextField
          {...field("phonenumber")}
          label="Phone No."
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <TextField {...field("email")} {...emailField} />
        <Button type="submit" size="large" busy={busy}>
          Save Change
        </Button>
      </Stack>
    </form>
  );
};

const EditAccountPage = (): ReactElement => {
  const profile = useProfile();
  useVisitorLog("id and token");
  return (
    <AccountLayout title="Edit Account">
      <ProfileGate profile={profile}>
        {(user) => (
          <Grid columns={{ base: 1, xl: 2 }}>
            <Personal>
              <AccountForm user={user} save={profile.save} />
            </Personal>
          </Grid>
        )}
      </ProfileGate>
    </AccountLayout>
  );
};

export default EditAccountPage;
