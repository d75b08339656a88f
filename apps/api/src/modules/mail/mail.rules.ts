import { minutes } from "../../clock.ts";

interface NamedAttachment {
  filename: string;
  contentType: string;
}

/**
 * A file, or the invoice of an order. The worker renders the invoice (`drawInvoice`) when it sends the mail, because a
 * checkout must not render while it holds locks. An anonymous invoice omits what a person typed.
 */
export type MailAttachment = NamedAttachment &
  ({ contentBase64: string } | { invoiceOf: string; isAnonymous?: boolean });

export interface Mail {
  /** The id of its row, for a mail that must not be queued twice. Default: a random one. */
  id?: string;
  /** One email address, without a display name. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: MailAttachment[];
  /** The mail is not sent after this time. Default: no expiry. */
  expiresAt?: Date;
}

export const mailStates = ["waiting", "held", "failed", "sent"] as const;
export type MailState = (typeof mailStates)[number];

interface MailStatus {
  sentAt: Date | null;
  failedAt: Date | null;
  heldAt: Date | null;
}

export const mailStateOf = ({ sentAt, failedAt, heldAt }: MailStatus): MailState => {
  if (sentAt !== null) return "sent";
  if (failedAt !== null) return "failed";
  return heldAt === null ? "waiting" : "held";
};

/** Returns the delay after the nth failed attempt: 30 s, then 1, 2, 4 … minutes, at most one hour. */
export const retryDelay = (tries: number): number =>
  Math.min(minutes(0.5) * 2 ** Math.max(0, tries - 1), minutes(60));
