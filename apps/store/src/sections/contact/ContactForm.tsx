import { contactLimits, contactSubjects, filterPhone } from "@pallu/contract";
import type { ContactForm as ContactFields } from "@pallu/contract";
import {
  Button,
  filterTyping,
  Notice,
  Select,
  Stack,
  TextArea,
  TextField,
  useTypedBefore,
} from "@pallu/ui";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { emailField } from "../../features/account/emailField.ts";
import { formValues } from "../../platform/data/formValues.ts";
import type { Contact } from "../../features/contact/useContact.ts";

const subjects = contactSubjects.map((subject) => ({ value: subject, label: subject }));

interface ContactFormProps {
  contact: Contact;
  /** What is shown after a post by the browser. */
  sent: { title: string; body: string };
  onSubmit: (typed: Record<string, string>) => void;
}

/**
 * Renders five fields, validated on submit. The message may exceed its limit, so that the error can be shown (CON-17).
 */
export const ContactForm = ({ contact, sent, onSubmit }: ContactFormProps): ReactElement => {
  const { refusals, finished, busy, change } = contact;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusals]);
  useEffect(() => {
    if (finished > 0) form.current?.reset();
  }, [finished]);

  useTypedBefore(() => {
    const phone = form.current?.querySelector<HTMLInputElement>("[name=phoneNumber]");
    const kept = filterPhone(phone?.value ?? "");
    if (phone && phone.value !== kept) phone.value = kept;
  });

  const [first] = useState(() => Object.keys(contact.errors)[0]);
  const field = (name: keyof ContactFields) => ({
    name,
    // After a post by the browser, which then focuses it.
    autoFocus: name === first,
    defaultValue: contact.values[name],
    error: contact.errors[name],
    onChange: () => change(name),
  });

  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      id="message"
      noValidate
      aria-label="Contact"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(formValues(event.currentTarget));
      }}
    >
      <Stack gap="s20">
        {contact.wasPosted && (
          <Notice tone="success" live={false} title={sent.title}>
            {sent.body}
          </Notice>
        )}
        <TextField
          {...field("name")}
          label="Name"
          autoComplete="name"
          spellCheck={false}
          maxLength={contactLimits.name}
        />
        <TextField {...field("email")} {...emailField} />
        <TextField
          {...field("phoneNumber")}
          label="Phone Number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          dir="ltr"
          {...filterTyping(filterPhone, () => change("phoneNumber"), contactLimits.phoneDigits)}
        />
        <Select
          {...field("subject")}
          key={finished}
          label="Subject"
          placeholder="Choose a subject"
          options={subjects}
        />
        <TextArea {...field("comments")} label="Message" rows={6} limit={contactLimits.comments} />
        <Button type="submit" size="large" busy={busy}>
          Send message
        </Button>
      </Stack>
    </form>
  );
};
