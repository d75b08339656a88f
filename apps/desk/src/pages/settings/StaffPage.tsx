import { Button, Heading, Inline, Select, Skeleton, Stack, Tag, Text, TextField } from "@pallu/ui";
import { useState } from "react";
import type { SubmitEvent, ReactElement } from "react";
import { emptyAfter } from "../../platform/drafts.ts";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { counted, formatDateTime } from "../../platform/format.ts";
import { useRead } from "../../platform/useRead.ts";
import type { Output } from "../../platform/callTypes.ts";
import { useSend } from "../../platform/useSend.ts";
import { SecretNotices, useSecrets } from "./Secrets.tsx";
import * as styles from "./settings.css.ts";
import { RefundLimitForm } from "./RefundLimitForm.tsx";
import { SettingsPage } from "./SettingsPage.tsx";

type Staff = Output<"GET /api/desk/staff">;
type Member = Staff["staff"][number];
type Role = Member["role"];

const roles = [
  { value: "staff", label: "Staff" },
  { value: "owner", label: "Owner" },
] as const;

const roleOf = (value: string): Role => (value === "owner" ? "owner" : "staff");

interface MemberRowProps {
  one: Member;
  onChanged: () => Promise<void>;
  onInvited: (email: string, link: string) => void;
}

/** A member of staff, and what an owner can change. The server refuses what would leave the shop without an owner. */
const MemberRow = ({ one, onChanged, onInvited }: MemberRowProps): ReactElement => {
  const role = useSend("PUT /api/desk/staff/:staffId/role", one.role);
  const disable = useSend("POST /api/desk/staff/:staffId/disable", String(one.disabledAt));
  const enable = useSend("POST /api/desk/staff/:staffId/enable", String(one.disabledAt));
  const signOut = useSend("POST /api/desk/staff/:staffId/sign-out");
  const again = useSend("POST /api/desk/staff/:staffId/invitations");
  const params = { staffId: one.id };
  const isDisabled = one.disabledAt !== null;
  const next = one.role === "owner" ? "staff" : "owner";
  const press = async (work: Promise<unknown>): Promise<void> => {
    if ((await work) !== undefined) await onChanged();
  };
  const invite = async (): Promise<void> => {
    const answer = await again.run({ params });
    if (!answer) return;
    onInvited(one.email, answer.link);
    await onChanged();
  };
  const buttonOf = (text: string, isBusy: boolean, onPress: () => Promise<void>): ReactElement => (
    <Button
      variant="secondary"
      size="small"
      busy={isBusy}
      aria-label={`${text}: ${one.name}`}
      onClick={() => void onPress()}
    >
      {text}
    </Button>
  );
  return (
    <li className={styles.row}>
      <div>
        <strong>
          <bdi>{one.name}</bdi>
        </strong>{" "}
        <Tag>{isDisabled ? "Disabled" : one.role === "owner" ? "Owner" : "Staff"}</Tag>
      </div>
      <Text size="small" tone="muted">
        <bdi>{one.email}</bdi>
        {`. ${one.seenAt === null ? "Never here" : `Last here ${formatDateTime(one.seenAt)}`}. ${counted(one.sessions.length, "open session")}, ${counted(one.recoveryCodesLeft, "recovery code")} left.`}
      </Text>
      <SendFailure
        failure={
          role.failure ?? disable.failure ?? enable.failure ?? signOut.failure ?? again.failure
        }
      />
      <Inline gap="s8">
        {!isDisabled && (
          <>
            {buttonOf(next === "owner" ? "Make owner" : "Make staff", role.isSending, () =>
              press(role.run({ params, body: { role: next, expected: one.role } })),
            )}
            {one.sessions.length > 0 &&
              buttonOf("Sign out everywhere", signOut.isSending, () =>
                press(signOut.run({ params })),
              )}
            {buttonOf("Lost password or second factor: new link", again.isSending, invite)}
          </>
        )}
        {/* One button, which keeps the focus. */}
        {isDisabled
          ? buttonOf("Enable again", enable.isSending, () => press(enable.run({ params })))
          : buttonOf("Disable", disable.isSending, () => press(disable.run({ params })))}
      </Inline>
    </li>
  );
};

/** Who works at the desk. */
export const StaffPage = (): ReactElement => {
  const reading = useRead("GET /api/desk/staff", {});
  const { run, isSending, failure } = useSend("POST /api/desk/staff/invitations");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("staff");
  const secrets = useSecrets("staff");
  const onInvited = (to: string, value: string): void =>
    secrets.add({ title: `Link for ${to}`, value });
  const { data } = reading;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run({ body: { email: email.trim(), role } });
    if (!answer) return;
    onInvited(email.trim(), answer.link);
    setEmail(emptyAfter(email, ""));
    await reading.refresh();
  };
  return (
    <SettingsPage title="Staff">
      <Stack gap="s24">
        <SecretNotices secrets={secrets}>
          It is shown only now, works once and for 30 minutes. Send it to that person only.
        </SecretNotices>
        <ReadFailure what="The staff" reading={reading} />
        {reading.isLoading && <Skeleton shape="text" />}
        {data && (
          <ul className={styles.rows}>
            {data.staff.map((one) => (
              <MemberRow key={one.id} one={one} onChanged={reading.refresh} onInvited={onInvited} />
            ))}
          </ul>
        )}
        {data && data.invitations.length > 0 && (
          <Stack gap="s8">
            <Heading level={2} size="h4">
              Open invitations
            </Heading>
            <ul className={styles.rows}>
              {data.invitations.map((one) => (
                <li key={one.email}>
                  <bdi>{one.email}</bdi>
                  {` (${one.role}), until ${formatDateTime(one.expiresAt)}`}
                </li>
              ))}
            </ul>
          </Stack>
        )}
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <Heading level={2} size="h4">
            Invite somebody
          </Heading>
          <TextField
            label="E-mail address"
            type="email"
            autoComplete="off"
            required
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <Select
            label="Role"
            hint="Staff have orders, stock, messages, the catalogue and coupons. Owners have everything."
            options={roles}
            value={role}
            onChange={({ currentTarget }) => setRole(roleOf(currentTarget.value))}
          />
          <SendFailure failure={failure} />
          <Button type="submit" busy={isSending}>
            Make a link
          </Button>
        </form>
        <RefundLimitForm />
      </Stack>
    </SettingsPage>
  );
};
