import { Button, Notice, Stack, Text } from "@pallu/ui";
import { CopyField } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { focusHeading } from "../../frame/Page.tsx";
import { useFormDraft } from "../../platform/drafts.ts";

interface Secret {
  /** What is shown, such as "The key till". */
  title: string;
  value: string;
}

interface Secrets {
  list: readonly Secret[];
  add: (secret: Secret) => void;
  remove: (secret: Secret) => void;
}

/**
 * Keeps the secrets of a page, which are shown once, until somebody says that they are saved: also while another page of the
 * desk is open. A reload and signing out ask first.
 */
export const useSecrets = (page: string): Secrets => {
  const { form, change } = useFormDraft<readonly Secret[]>(`secrets-${page}`, [], {
    isPersonal: true,
  });
  return {
    list: form,
    add: (secret) => change((all) => [...all, secret]),
    remove: ({ value }) => change((all) => all.filter((each) => each.value !== value)),
  };
};

interface SecretNoticesProps {
  secrets: Secrets;
  /** What to do with one. */
  children: string;
}

/** Shows secrets, each with a button that copies it, until a press says that it is saved. */
export const SecretNotices = ({
  secrets: { list, remove },
  children,
}: SecretNoticesProps): ReactElement[] =>
  list.map((secret) => (
    <Notice
      key={secret.value}
      tone="success"
      title={secret.title}
      action={
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            focusHeading();
            remove(secret);
          }}
        >
          I have saved it
        </Button>
      }
    >
      <Stack gap="s8">
        <Text size="small">{children}</Text>
        <CopyField label={secret.title} hideLabel value={secret.value} />
      </Stack>
    </Notice>
  ));
