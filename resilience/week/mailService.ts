import { openMailServer } from "@pallu/api/testing";
import type { Journal } from "../harness/checks/journal.ts";
import { readMail } from "./readMail.ts";

/** The mail server of a week, which can be slow or away. */
export interface MailService {
  /** The value for SMTP_URL. */
  url: string;
  /** Delays the greeting of new connections, in ms. */
  setDelay: (ms: number) => void;
  stop: () => Promise<void>;
  /** Starts it again on its port, without a delay. */
  start: () => Promise<void>;
}

export const openMailService = async ({ mails }: Journal): Promise<MailService> => {
  const open = (port?: number) =>
    openMailServer({ ...(port && { port }), onMail: (mail) => mails.push(readMail(mail)) });
  let server = await open();
  const { url } = server;
  return {
    url,
    setDelay: (ms) => {
      server.greetingDelayMs = ms;
    },
    stop: () => server.close(),
    start: async () => {
      server = await open(Number(new URL(url).port));
    },
  };
};
