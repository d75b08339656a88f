import { Button, ErrorSummary, FieldGroup, Inline, Notice, Text, TextField } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { useFormDraft } from "../../platform/drafts.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { LinkTargets, linkTargets } from "../../platform/links/LinkTargets.tsx";
import { FormUploads, usePendingUploads } from "../../platform/pictures/FormUploads.tsx";
import { RestoredNotice } from "../../platform/RestoredNotice.tsx";
import { ChoosePicture } from "../../platform/pictures/ChoosePicture.tsx";
import { useRefresh } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import { faultsOf, formOf, MAX_TEXT, placeWords } from "./banners.rules.ts";
import type { Banner, BannerForm, Place } from "./banners.rules.ts";
import * as styles from "../../frame/Page.css.ts";

const idOf = (field: keyof BannerForm): string => `banner-${field}`;

interface BannerFieldsProps {
  place: Place;
  number: number;
  /** Undefined for a new one. */
  banner: Banner | undefined;
}

/** The picture, the words and the link of a banner. */
export const BannerFields = ({ place, number, banner }: BannerFieldsProps): ReactElement => {
  // What was read when the form was opened or saved: a newer one does not replace what is typed.
  const [opened, setOpened] = useState(banner);
  const [isSaved, setSaved] = useState(false);
  if (isSaved) {
    setSaved(false);
    setOpened(banner);
  }
  const draft = useFormDraft<BannerForm>(
    `banner-${place}-${opened?.version ?? "new"}`,
    formOf(opened),
  );
  const { form } = draft;
  const uploads = usePendingUploads();
  const [isHeld, setHeld] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { run, isSending, failure } = useSend("PUT /api/desk/banners/:place/:number");
  const refresh = useRefresh();
  const toast = useToast();
  const faults = attempts > 0 ? faultsOf(form) : new Map<keyof BannerForm, string>();
  const set = (change: Partial<BannerForm>): void =>
    draft.change((before) => ({ ...before, ...change }));
  const field = (name: keyof BannerForm) => ({
    id: idOf(name),
    value: form[name],
    error: faults.get(name),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });

  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setHeld(uploads.pending > 0);
    if (uploads.pending > 0) return;
    setAttempts(attempts + 1);
    if (faultsOf(form).size > 0) return;
    const { link, ...words } = form;
    const answer = await run({
      params: { place, number: String(number) },
      body: {
        ...words,
        link: link.trim(),
        ...(opened ? { version: opened.version } : { expected: null }),
      },
    });
    if (!answer) return;
    draft.forget();
    setAttempts(0);
    await refresh("/api/desk/banners");
    setSaved(true);
    toast.show({ text: `Banner ${number} is saved.`, tone: "success" });
  };

  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <RestoredNotice draft={draft} />
      {faults.size > 0 && (
        <ErrorSummary
          key={attempts}
          title="This must be corrected"
          items={[...faults].map(([name, text]) => ({ id: idOf(name), text }))}
        />
      )}
      {opened?.link === null && (
        <Text>
          The shop shows words of its own with this banner. They are replaced when you save.
        </Text>
      )}
      <FieldGroup
        legend="Picture"
        hint={placeWords[place].size}
        error={failure?.code === "unknown_picture" ? failure.message : faults.get("image")}
        id={idOf("image")}
      >
        <FormUploads note={uploads.note}>
          <ChoosePicture
            label="New picture"
            image={form.image}
            onChoose={(image) => set({ image })}
          />
        </FormUploads>
      </FieldGroup>
      {place === "home" && (
        <>
          <TextField
            label="Headline"
            optional="optional"
            maxLength={MAX_TEXT}
            dir="auto"
            {...field("headline")}
          />
          <TextField
            label="Words of the link"
            optional="optional"
            maxLength={MAX_TEXT}
            dir="auto"
            {...field("linkText")}
          />
        </>
      )}
      <LinkTargets />
      <TextField
        label="Leads to"
        hint="Choose a page, a group or a product from the list, or type a page such as /allproducts?q=silk."
        list={linkTargets}
        dir="ltr"
        inputMode="url"
        {...field("link")}
      />
      <TextField
        label="What the picture shows"
        hint="For those who do not see it."
        maxLength={MAX_TEXT}
        dir="auto"
        {...field("alt")}
      />
      {failure?.code !== "unknown_picture" && <SendFailure failure={failure} />}
      {isHeld && uploads.text !== undefined && (
        <Notice tone="danger">{`Not saved: ${uploads.text}`}</Notice>
      )}
      <Inline gap="s8">
        <Button type="submit" busy={isSending} busyText="Saving …">
          Save
        </Button>
      </Inline>
    </form>
  );
};
