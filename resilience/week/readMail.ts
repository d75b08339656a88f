import type { ReceivedMail } from "../harness/checks/journal.ts";

interface RawMail {
  to: string[];
  message: string;
  at: number;
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

/** Reads what the checks need of a message. */
export const readMail = ({ message, to, at }: RawMail): ReceivedMail => {
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
    at,
  };
};
