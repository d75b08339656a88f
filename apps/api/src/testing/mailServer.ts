import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  from: string | undefined;
  to: string[];
  message: string;
  /** Time of its arrival, in ms since 1970. */
  at: number;
}

export interface MailServer {
  /** The value for SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** The error for the next recipients. Null accepts them. */
  refusal: Error | null;
  /** The error for the next senders. Null accepts them. */
  senderRefusal: Error | null;
  /** The password that a log-in needs. Null accepts each, and mails without a log-in. */
  password: string | null;
  /** Number of connections so far. */
  connections: number;
  /** Calls `reply` for a recipient, at once by default. Until then the server is silent. */
  hold: (recipient: string, reply: () => void) => void;
  /** Delay of the greeting in ms. @default 0 */
  greetingDelayMs: number;
  close(): Promise<void>;
}

/** Opens an SMTP server that records its messages, on a free port or the given one. */
export const openMailServer = async ({
  port = 0,
  onMail = () => undefined,
}: { port?: number; onMail?: (mail: ReceivedMail) => void } = {}): Promise<MailServer> => {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = opened.password === null || password === opened.password;
      if (isRight) done(null, { user: username });
      else done(new Error("wrong password"));
    },
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      opened.connections++;
      if (opened.greetingDelayMs === 0) done();
      else setTimeout(done, opened.greetingDelayMs);
    },
    onMailFrom: (_address, _session, done) => done(opened.senderRefusal),
    onRcptTo: ({ address }, _session, done) => opened.hold(address, () => done(opened.refusal)),
    onData: (stream, { envelope }, done) => {
      stream.once("end", done);
      readText(stream).then(
        (message) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
          const to = envelope.rcptTo.map(({ address }) => address);
          const mail = { from, to, message, at: Date.now() };
          opened.received.push(mail);
          onMail(mail);
        },
        // A killed shop leaves an unfinished message.
        () => undefined,
      );
    },
  });
  server.on("error", () => undefined);
  const opened: MailServer = {
    url: "",
    received: [],
    refusal: null,
    senderRefusal: null,
    password: null,
    connections: 0,
    hold: (_recipient, reply) => reply(),
    greetingDelayMs: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  opened.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return opened;
};
