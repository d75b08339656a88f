import { asciiDigits, isLettersOnly, typedName } from "./typed.ts";

export const contactSubjects = ["Payment Problem", "Damaged Product", "Shipping Problem"] as const;

export interface ContactForm {
  name: string;
  email: string;
  phoneNumber: string;
  subject: string;
  comments: string;
}

export const contactMessages = {
  name: "Name must contain only letters",
  email: "Enter a valid email address",
  phoneNumber: "Phone number must be 10–15 digits",
  subject: "Please select a subject",
  commentsEmpty: "Message cannot be empty",
  commentsLong: "Message must not exceed 400 characters",
} as const;

export const contactLimits = { name: 50, phoneDigits: 15, comments: 400 } as const;

/** The browsers' pattern for `type=email`, with a required dot in the domain (CON-08). */
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;

export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);

/** Returns error messages by field. An empty object means that the form is valid (CON-06 to CON-17). */
export const checkContact = (form: ContactForm): Partial<Record<keyof ContactForm, string>> => {
  const errors: Partial<Record<keyof ContactForm, string>> = {};
  const name = typedName(form.name);
  if (!isLettersOnly(name) || name.length > contactLimits.name) errors.name = contactMessages.name;
  if (!isEmail(form.email.trim())) errors.email = contactMessages.email;
  if (!/^\d{10,15}$/.test(form.phoneNumber)) errors.phoneNumber = contactMessages.phoneNumber;
  if (!(contactSubjects as readonly string[]).includes(form.subject))
    errors.subject = contactMessages.subject;
  if (form.comments.trim() === "") errors.comments = contactMessages.commentsEmpty;
  else if (form.comments.length > contactLimits.comments)
    errors.comments = contactMessages.commentsLong;
  return errors;
};

/** Filters a phone number while it is typed or pasted: keeps digits in ASCII, at most 15 (CON-10, CON-11). */
export const filterPhone = (typed: string): string =>
  asciiDigits(typed).replace(/\D/g, "").slice(0, contactLimits.phoneDigits);
