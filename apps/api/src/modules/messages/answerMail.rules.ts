import { quotedLines } from "../mail/quotedText.rules.ts";
import { demoBrand } from "../shop/shopBrand.rules.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
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
  { name }: ShopBrand = demoBrand,
): Mail => ({
  to: email,
  subject: `Your message to ${name}: ${subject}`,
  text: `Hello,\n\n${answer}\n\n${name}\n\nYour message:\n${quotedLines(comments).join("\n")}\n`,
});
