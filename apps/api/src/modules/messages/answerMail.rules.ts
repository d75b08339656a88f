import { quotedLines } from "../mail/quotedText.rules.ts";
import { demoFace } from "../shop/shopFace.rules.ts";
import type { ShopFace } from "../shop/shopFace.rules.ts";
import type { Mail } from "../mail/mail.rules.ts";

/** The most characters of an answer to a message. */
export const MAX_ANSWER = 5000;

interface Question {
  email: string;
  subject: string;
  comments: string;
}

/** Returns the mail that answers a message of the contact form. It quotes the message. */
export const answerMail = (
  { email, subject, comments }: Question,
  answer: string,
  { name }: ShopFace = demoFace,
): Mail => ({
  to: email,
  subject: `Your message to ${name}: ${subject}`,
  text: `Hello,\n\n${answer}\n\n${name}\n\nYour message:\n${quotedLines(comments).join("\n")}\n`,
});
