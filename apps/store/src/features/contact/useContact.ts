import { checkContact, filterPhone } from "@pallu/contract";
import type { ContactForm } from "@pallu/contract";
import { useState } from "react";
import { sendContact } from "./contact.data.ts";

const nothing: ContactForm = { name: "", email: "", phoneNumber: "", subject: "", comments: "" };

export interface Contact {
  values: ContactForm;
  errors: Partial<Record<keyof ContactForm, string>>;
  /** Number of failed validations. Each one moves focus to the first invalid field. */
  refusals: number;
  busy: boolean;
  sent: boolean;
  change: (name: keyof ContactForm, value: string) => void;
  /** Checks and sends the values of the fields by their names. */
  submit: (typed: Record<string, string>) => Promise<void>;
  /** Closes the success message and resets the form (CON-05). */
  finish: () => void;
}

/** Holds the contact form. Validates on submit; editing a field clears its error. */
export const useContact = (): Contact => {
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Contact["errors"]>({});
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  const submit = async (typed: Record<string, string>): Promise<void> => {
    if (busy || sent) return;
    const phoneNumber = filterPhone(typed["phoneNumber"] ?? values.phoneNumber);
    const form: ContactForm = { ...values, ...typed, phoneNumber };
    setValues(form);
    const found = checkContact(form);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setRefusals((times) => times + 1);
      return;
    }
    setBusy(true);
    setSent(await sendContact(form));
    setBusy(false);
  };

  return {
    values,
    errors,
    refusals,
    busy,
    sent,
    change: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _fixed, ...others }) => others);
    },
    submit,
    finish: () => {
      setSent(false);
      setValues(nothing);
    },
  };
};
