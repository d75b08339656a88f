import { checkContact } from "@pallu/contract";
import type { ContactForm } from "@pallu/contract";
import { useState } from "react";
import { sendContact } from "./contact.data.ts";

const nothing: ContactForm = { name: "", email: "", phoneNumber: "", subject: "", comments: "" };

export interface Contact {
  values: ContactForm;
  errors: Partial<Record<keyof ContactForm, string>>;
  /** How many times the form was refused here: each one moves the focus to the first field that is wrong. */
  refusals: number;
  busy: boolean;
  sent: boolean;
  change: (name: keyof ContactForm, value: string) => void;
  submit: () => Promise<void>;
  /** Ends the good news and empties the form (CON-05). */
  finish: () => void;
}

/** The message to the shop, checked when it is sent; a field that is changed is wrong no more until then. */
export const useContact = (): Contact => {
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Contact["errors"]>({});
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  const submit = async (): Promise<void> => {
    if (busy || sent) return;
    const found = checkContact(values);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setRefusals((times) => times + 1);
      return;
    }
    setBusy(true);
    setSent(await sendContact(values));
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
      setErrors(({ [name]: _mended, ...others }) => others);
    },
    submit,
    finish: () => {
      setSent(false);
      setValues(nothing);
    },
  };
};
