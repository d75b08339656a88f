import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { ReceivedMail } from "./journal.ts";

export interface Mailbox {
  /** The value of SMTP_URL. */
  url: string;
  close(): Promise<void>;
}

const headOf = (part: string): { head: string; body: string } => {
  const end = part.indexOf("\r\n\r\n");
  return end < 0
    ? { head: part, body: "" }
    : { head: part.slice(0, end).replaceAll(/\r\n[ \t]+/g, " "), body: part.slice(end + 4) };
};

const fieldOf = (head: string, name: string): string =>
  new RegExp(`^${name}:[ \t]*(.*)$`, "im").exec(head)?.[1]?.trim() ?? "";

const decoded = (body: string, encoding: string): string => {
  if (/base64/i.test(encoding)) return Buffer.from(body, "base64").toString();
  if (!/quoted-printable/i.test(encoding)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([\dA-F]{2})/gi, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString();
};

/** Returns the parts of a message, of nested ones too. */
const partsOf = (message: string): { type: string; text: string }[] => {
  const { head, body } = headOf(message);
  const type = fieldOf(head, "Content-Type");
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r\n/, "")));
  return [{ type, text: decoded(body, fieldOf(head, "Content-Transfer-Encoding")) }];
};

const readMail = (message: string, to: string[]): ReceivedMail => {
  const { head } = headOf(message);
  const parts = partsOf(message);
  return {
    to,
    messageId: fieldOf(head, "Message-ID"),
    subject: fieldOf(head, "Subject"),
    text: parts.find(({ type }) => type.startsWith("text/plain"))?.text ?? "",
    hasPdf: parts.some(
      ({ type, text }) => type.startsWith("application/pdf") && text.startsWith("%PDF-"),
    ),
    at: Date.now(),
  };
};

/** Opens an SMTP server that adds its messages to a list. */
export const openMailbox = async (received: ReceivedMail[]): Promise<Mailbox> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      stream.once("end", done);
      buffer(stream).then(
        (message) => {
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push(readMail(message.toString("latin1"), to));
        },
        // A killed shop leaves an unfinished message.
        () => undefined,
      );
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};
