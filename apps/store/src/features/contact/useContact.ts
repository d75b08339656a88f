import { checkContact } from "@pallu/contract";
import type { ContactForm } from "@pallu/contract";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { usePosted } from "../../platform/data/firstView.ts";
import { readContact, sendContact } from "./contact.data.ts";
import type { PostedContact } from "./contact.data.ts";

const nothing = readContact({});

export type Contact = ReturnType<typeof useContact>;

/** Sends the contact form. Validates on submit; editing a field clears its error. The fields hold the input. */
export const useContact = () => {
  const posted = usePosted<PostedContact>();
  /** Number of forms that were sent and are finished. */
  const [finished, setFinished] = useState(0);
  const [errors, setErrors] = useState(posted?.errors ?? {});
  /** Number of failed validations. Each one moves focus to the first invalid field. */
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const { search } = useLocation();
  /** Whether the browser has just posted the form and was redirected here. */
  const [wasPosted, setPosted] = useState(() => new URLSearchParams(search).has("sent"));

  /** Checks and sends the values of the fields by their names. */
  const submit = async (typed: Record<string, string>): Promise<void> => {
    if (busy || sent) return;
    setPosted(false);
    const form = readContact(typed);
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
    /** What the fields show until somebody types. */
    values: (finished === 0 && posted?.values) || nothing,
    finished,
    errors,
    refusals,
    busy,
    sent,
    wasPosted,
    change: (name: keyof ContactForm): void => setErrors(({ [name]: _fixed, ...others }) => others),
    submit,
    /** Closes the success message and resets the form (CON-05). */
    finish: (): void => {
      setSent(false);
      setFinished((times) => times + 1);
    },
  };
};
