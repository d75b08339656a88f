import { calls, typedName } from "@pallu/contract";
import type { ContactForm } from "@pallu/contract";
import { request } from "../../platform/data/api.ts";

/**
 * Sends only the five fields (API-33). Resolves to true for any 2xx response.
 * Failures are only logged (CON-18). Never rejects.
 */
export const sendContact = async (form: ContactForm): Promise<boolean> => {
  const body = {
    name: typedName(form.name),
    email: form.email.trim(),
    phoneNumber: form.phoneNumber,
    subject: form.subject,
    comments: form.comments,
  };
  try {
    await request(calls.sendContact, { body });
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return true;
    console.error("Error sending message", error);
    return false;
  }
};
