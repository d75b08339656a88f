import { Button, Notice } from "@pallu/ui";
import type { ReactElement } from "react";
import type { FormDraft } from "./drafts.ts";
import { useDiscarded } from "./useDiscarded.tsx";

/** Says that a form shows what an earlier visit has left, with a button to discard it. Nothing without that. */
export const RestoredNotice = <Form,>({
  draft: { form, change, discard, isRestored },
}: {
  draft: FormDraft<Form>;
}): ReactElement | null => {
  const offerBack = useDiscarded();
  if (!isRestored) return null;
  return (
    <Notice
      tone="info"
      live={false}
      title="Your changes from an earlier visit."
      action={
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            discard();
            offerBack(() => change(() => form));
          }}
        >
          Discard
        </Button>
      }
    >
      They are not saved yet.
    </Notice>
  );
};
