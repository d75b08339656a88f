import { minutes } from "../../clock.ts";

interface NamedAttachment {
  filename: string;
  contentType: string;
}

/**
 * A file that is at hand, or the invoice of an order, which the sender draws (`drawInvoice`) when the mail leaves:
 * a checkout must not draw while it holds its locks. An anonymous one leaves out what a person typed.
 */
export type MailAttachment = NamedAttachment &
  ({ contentBase64: string } | { invoiceOf: string; isAnonymous?: boolean });

export interface Mail {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: MailAttachment[];
  /** After this moment it is not sent any more; always when absent. */
  expiresAt?: Date;
}

export const MAX_TRIES = 10;

/** How long after the nth failed try the next one comes: 30 s, 1, 2, 4 … minutes, at most an hour. */
export const retryDelay = (tries: number): number =>
  Math.min(minutes(0.5) * 2 ** Math.max(0, tries - 1), minutes(60));
