import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  from: string | undefined;
  to: string[];
  message: string;
}

export interface MailServer {
  /** The value for SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** The error for the next recipients. Null accepts them. */
  refusal: Error | null;
  /** Number of connections so far. */
  connections: number;
  /** Calls `reply` for a recipient, at once by default. Until then the server is silent. */
  hold: (recipient: string, reply: () => void) => void;
  close(): Promise<void>;
}

/** Opens an SMTP server that records its messages. */
export const openMailServer = async (): Promise<MailServer> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => {
      opened.connections++;
      done();
    },
    onRcptTo: ({ address }, _session, done) => opened.hold(address, () => done(opened.refusal)),
    onData: (stream, { envelope }, done) => {
      stream.once("end", done);
      void readText(stream).then((message) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
        opened.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message });
      });
    },
  });
  const opened: MailServer = {
    url: "",
    received: [],
    refusal: null,
    connections: 0,
    hold: (_recipient, reply) => reply(),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  opened.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return opened;
};
