import type { Mail } from "../mail/mail.rules.ts";

/** Returns the mail that answers a message of the contact form. */
export const answerMail = (to: string, subject: string, answer: string): Mail => ({
  to,
  subject: `Your message to Pallu: ${subject}`,
  text: `Hello,\n\n${answer}\n\nPallu`,
});
