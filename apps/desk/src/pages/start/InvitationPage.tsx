import {
  Button,
  ButtonLink,
  ErrorState,
  Heading,
  Notice,
  OtpField,
  PasswordField,
  Skeleton,
  Stack,
  Text,
  TextField,
} from "@pallu/ui";
import { CopyField, QrCode } from "@pallu/ui/desk";
import { useEffect, useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { DeskError, send } from "../../platform/api.ts";
import type { Output } from "../../platform/callTypes.ts";
import { formText } from "../../platform/formText.ts";
import { useAttempt } from "../../platform/useAttempt.ts";
import { useUnloadWarning } from "../../platform/useUnloadWarning.ts";
import * as styles from "./start.css.ts";

type Invitation = Output<"POST /api/desk/invitations/open">;

/** The token follows `#`, so that it reaches neither servers nor logs. */
const tokenOf = (hash: string): string => new URLSearchParams(hash.slice(1)).get("token") ?? "";

const RecoveryCodes = ({ codes }: { codes: readonly string[] }): ReactElement => {
  const [isSaved, setSaved] = useState(false);
  useUnloadWarning(!isSaved);
  useEffect(() => {
    if (isSaved) window.location.assign("/desk/");
  }, [isSaved]);
  return (
    <Stack gap="s24">
      <Heading level={1} size="h2">
        Keep these recovery codes
      </Heading>
      <Text>
        Each one signs you in once if you lose your authenticator app. They are not shown again.
      </Text>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyField label="All of them" value={codes.join(" ")} />
      <Button onClick={() => window.print()} variant="secondary">
        Print
      </Button>
      <Button onClick={() => setSaved(true)}>I have saved them: open the desk</Button>
    </Stack>
  );
};

interface AcceptFormProps {
  token: string;
  invitation: Invitation;
  onAccepted: (codes: readonly string[]) => void;
}

const AcceptForm = ({ token, invitation, onAccepted }: AcceptFormProps): ReactElement => {
  const [code, setCode] = useState("");
  const { run, running, failure } = useAttempt<"code">();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, password] = [formText(form, "name"), formText(form, "password")];
    void run("code", async () => {
      const body = { token, name, password, code };
      const answer = await send("POST /api/desk/invitations/accept", { body });
      onAccepted(answer.recoveryCodes);
    });
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="s16">
        <Heading level={1} size="h2">
          Welcome to the desk
        </Heading>
        <Text>
          {`You are invited as ${invitation.role === "owner" ? "an owner" : "a member of staff"}, ${invitation.email}.`}
        </Text>
        <TextField label="Your name" name="name" autoComplete="name" required maxLength={100} />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="At least 12 characters."
          required
        />
        <Heading level={2} size="h4">
          Second factor
        </Heading>
        <Text>
          Scan this code with an authenticator app, or type its key, then enter the six digits that
          the app shows. If the app is on this device:{" "}
          <a href={invitation.otpauthUrl}>open it with the key</a>.
        </Text>
        <QrCode value={invitation.otpauthUrl} label="Key of the second factor" />
        <p className={styles.secret} data-testid="secret">
          {invitation.secret}
        </p>
        <OtpField
          label="Code"
          length={6}
          characters="digits"
          value={code}
          onChange={setCode}
          required
        />
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" busy={running !== undefined} busyText="Saving …">
          Accept the invitation
        </Button>
      </Stack>
    </form>
  );
};

/** Accepts an invitation: name, password and second factor. Then shows the recovery codes, once. */
export const InvitationPage = (): ReactElement => {
  const [token] = useState(() => tokenOf(window.location.hash));
  const [invitation, setInvitation] = useState<Invitation>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [failure, setFailure] = useState<DeskError>();
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isOver = false;
    send("POST /api/desk/invitations/open", { body: { token } }).then(
      (found) => {
        if (!isOver) setInvitation(found);
      },
      (error: unknown) => {
        if (!(error instanceof DeskError)) throw error;
        if (!isOver) setFailure(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [token, tries]);
  const retry = (): void => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  const isUnusable = failure !== undefined && [404, 410].includes(failure.status);
  return (
    <main className={styles.narrow}>
      <title>Invitation · Desk</title>
      {codes && <RecoveryCodes codes={codes} />}
      {!codes && invitation && <AcceptForm {...{ token, invitation }} onAccepted={setCodes} />}
      {!invitation && !failure && <Skeleton lines={8} />}
      {isUnusable && (
        <ErrorState
          headingLevel={1}
          title="This invitation cannot be used"
          message={failure.message}
          action={
            <ButtonLink href="/" variant="secondary">
              Sign in
            </ButtonLink>
          }
        />
      )}
      {failure && !isUnusable && (
        <ErrorState
          headingLevel={1}
          title="The invitation could not be read"
          message={`${failure.message} Your link is not used by this.`}
          action={<Button onClick={retry}>Retry</Button>}
        />
      )}
    </main>
  );
};
