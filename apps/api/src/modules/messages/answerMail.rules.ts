import { quotedLines } from "../mail/quotedText.rules.ts";
import type { Mail } from "../mail/mail.rules.ts";

interface Question {
  email: string;
  subject: string;
  comments: string;
}

/** Returns the mail that answers a message of the contact form. It quotes the message. */
export const answerMail = ({ email, subject, comments }: Question, answer: string): Mail => ({
  to: email,
  subject: `Your message to Pallu: ${subject}`,
  text: `Hello,\n\n${answer}\n\nPallu\n\nYour message:\n${quotedLines(comments).join("\n")}\n`,
});
