import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { seconds } from "../../clock.ts";
import type { Config } from "../../config.ts";
import { makeFolder } from "../../db/makeFolder.ts";
import type { QueuedMail } from "./mail.repo.ts";
import type { MailAttachment } from "./mail.rules.ts";

/** Delivers one mail or rejects. */
export type Mailer = (mail: QueuedMail) => Promise<void>;

const domainOf = (config: Config): string =>
  config.publicUrl === undefined ? "pallu.test" : new URL(config.publicUrl).hostname;

/** Renders the invoice of an order as PDF. An anonymous one omits what a person typed. */
export type DrawInvoice = (orderId: string, isAnonymous: boolean) => Promise<Buffer>;

interface Post {
  /** The domain of the sender and of message ids. */
  domain: string;
  drawInvoice: DrawInvoice;
}

const contentOf = async (attachment: MailAttachment, { drawInvoice }: Post): Promise<Buffer> =>
  "invoiceOf" in attachment
    ? drawInvoice(attachment.invoiceOf, attachment.isAnonymous ?? false)
    : Buffer.from(attachment.contentBase64, "base64");

/** The recipient is passed as an address object, so that its text cannot add a second recipient. */
const messageOf = async (mail: QueuedMail, post: Post): Promise<SendMailOptions> => ({
  from: { name: "Pallu", address: `no-reply@${post.domain}` },
  to: { name: "", address: mail.recipient },
  subject: mail.subject,
  text: mail.text,
  ...(mail.html === null ? {} : { html: mail.html }),
  date: mail.createdAt,
  messageId: `<${mail.id}@${post.domain}>`,
  attachments: await Promise.all(
    mail.attachments.map(async (attachment) => ({
      filename: attachment.filename,
      contentType: attachment.contentType,
      content: await contentOf(attachment, post),
    })),
  ),
  disableFileAccess: true,
  disableUrlAccess: true,
});

const smtpMailer = (url: string, post: Post): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
  });
  return async (mail) => {
    await transport.sendMail(await messageOf(mail, post));
  };
};

/** Writes one `.eml` file per mail, atomically and only once. */
const fileMailer = (folder: string, post: Post): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message } = await transport.sendMail(await messageOf(mail, post));
    await makeFolder(folder);
    const moment = mail.createdAt.toISOString().replace(/[:.]/g, "-");
    const file = join(folder, `${moment}-${mail.id}.eml`);
    const unfinished = join(folder, `.${mail.id}.unfinished`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, file);
  };
};

/** Sends by SMTP if a server is configured, otherwise writes to `DATA_DIR/outbox`. */
export const createMailer = (config: Config, drawInvoice: DrawInvoice): Mailer => {
  const post = { domain: domainOf(config), drawInvoice };
  return config.smtpUrl === undefined
    ? fileMailer(join(config.dataDir, "outbox"), post)
    : smtpMailer(config.smtpUrl, post);
};
