import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { seconds } from "../../clock.ts";
import type { Config, Mailbox } from "../../config.ts";
import { makeFolder } from "../../db/makeFolder.ts";
import { demoBrand } from "../shop/shopBrand.rules.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
import type { QueuedMail } from "./mail.repo.ts";
import type { MailAttachment } from "./mail.rules.ts";

/** Delivers one mail or rejects. */
export type Mailer = (mail: QueuedMail) => Promise<void>;

export interface MailTransport {
  send: Mailer;
  /** Closes idle connections. */
  close: () => void;
}

/** Maximum concurrent connections of a process to the mail server. */
export const MAX_CONNECTIONS = 4;

/** Returns the sender of all mails: MAIL_FROM, or `no-reply` at the host of PUBLIC_URL. */
export const senderOf = (
  { mailFrom, publicUrl }: Config,
  { name, isDemo }: ShopBrand = demoBrand,
): Mailbox => ({
  name: mailFrom?.name || name,
  address:
    mailFrom?.address ??
    `no-reply@${publicUrl === undefined ? (isDemo ? "pallu.test" : "localhost") : new URL(publicUrl).hostname}`,
});

/** Renders the invoice of an order as PDF. An anonymous one omits what a person typed. */
export type DrawInvoice = (orderId: string, isAnonymous: boolean) => Promise<Buffer>;

/** Returns how the shop names itself now. */
export type FindBrand = () => Promise<ShopBrand>;

interface Post {
  config: Config;
  findBrand: FindBrand;
  drawInvoice: DrawInvoice;
}

/** The domain of the sender, which message ids share. */
const domainOf = ({ address }: Mailbox): string => address.slice(address.lastIndexOf("@") + 1);

const replyToOf = ({ mailReplyTo }: Config, { mail }: ShopBrand): Mailbox | undefined =>
  mailReplyTo ?? (mail === undefined ? undefined : { name: "", address: mail });

const contentOf = async (attachment: MailAttachment, { drawInvoice }: Post): Promise<Buffer> =>
  "invoiceOf" in attachment
    ? drawInvoice(attachment.invoiceOf, attachment.isAnonymous ?? false)
    : Buffer.from(attachment.contentBase64, "base64");

/** Addresses are passed as objects, so that their text cannot add a second one. */
const messageOf = async (mail: QueuedMail, post: Post): Promise<SendMailOptions> => {
  const brand = await post.findBrand();
  const sender = senderOf(post.config, brand);
  const replyTo = replyToOf(post.config, brand);
  return {
    from: sender,
    ...(replyTo === undefined ? {} : { replyTo }),
    to: { name: "", address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    date: mail.createdAt,
    messageId: `<${mail.id}@${domainOf(sender)}>`,
    attachments: await Promise.all(
      mail.attachments.map(async (attachment) => ({
        filename: attachment.filename,
        contentType: attachment.contentType,
        content: await contentOf(attachment, post),
      })),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

const smtpMailer = (url: string, post: Post): MailTransport => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
  });
  return {
    send: async (mail) => {
      await transport.sendMail(await messageOf(mail, post));
    },
    close: () => transport.close(),
  };
};

/** Writes one `.eml` file per mail, atomically and only once. */
const fileMailer = (folder: string, post: Post): MailTransport => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const send: Mailer = async (mail) => {
    const { message } = await transport.sendMail(await messageOf(mail, post));
    await makeFolder(folder);
    const moment = mail.createdAt.toISOString().replace(/[:.]/g, "-");
    const file = join(folder, `${moment}-${mail.id}.eml`);
    const unfinished = join(folder, `.${mail.id}.unfinished`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, file);
  };
  return { send, close: () => undefined };
};

/** Sends by SMTP if a server is configured, otherwise writes to `DATA_DIR/outbox`. */
export const createMailer = (
  config: Config,
  drawInvoice: DrawInvoice,
  findBrand: FindBrand = async () => demoBrand,
): MailTransport => {
  const post = { config, findBrand, drawInvoice };
  return config.smtpUrl === undefined
    ? fileMailer(join(config.dataDir, "outbox"), post)
    : smtpMailer(config.smtpUrl, post);
};
