import { filterPhone, typedName } from "@pallu/contract";
import type { checkContact, ContactForm } from "@pallu/contract";
import { api } from "../../platform/data/api.ts";
import type { HostClient } from "../../platform/data/api.ts";

/** A form that the browser posted and that was not sent. */
export interface PostedContact {
  values: ContactForm;
  errors: ReturnType<typeof checkContact>;
}

/** Returns the contact form with what was typed. Missing fields are empty. */
export const readContact = (typed: Partial<Record<string, string>>): ContactForm => ({
  name: typed["name"] ?? "",
  email: typed["email"] ?? "",
  phoneNumber: filterPhone(typed["phoneNumber"] ?? ""),
  subject: typed["subject"] ?? "",
  comments: typed["comments"] ?? "",
});

/** Sends only the five fields (API-33). Resolves for any 2xx response. Rejects as the client does. */
export const postContact = async (form: ContactForm, client: HostClient = api): Promise<void> => {
  const body = {
    name: typedName(form.name),
    email: form.email.trim(),
    phoneNumber: form.phoneNumber,
    subject: form.subject,
    comments: form.comments,
  };
  try {
    await client.sendContact({ body });
  } catch (error) {
    // A 2xx response with an invalid body is a success.
    if (!(error instanceof SyntaxError)) throw error;
  }
};

/** Sends the form. Resolves to whether it was sent. Failures are only logged (CON-18). */
export const sendContact = async (form: ContactForm): Promise<boolean> => {
  try {
    await postContact(form);
    return true;
  } catch (error) {
    console.error("Error sending message", error);
    return false;
  }
};
