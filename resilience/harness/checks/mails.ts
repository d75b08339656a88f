import type { Journal, ReceivedMail } from "./journal.ts";
import { attemptKey } from "./checkInput.ts";
import type { CheckInput } from "./checkInput.ts";
import { groupBy } from "../groupBy.ts";
import { mailSubjects } from "./states.ts";

/** Time after a mail in which a fault explains that the mail is sent again. */
const FAULT_WINDOW_MS = 2000;
/** Time before a mail, for the delay between process and mail server. */
const TOLERANCE_MS = 50;

const isExplainedByFault = ({ at }: ReceivedMail, { kills, faults }: Journal): boolean =>
  [...kills.map((kill) => ({ from: kill, to: kill })), ...faults].some(
    ({ from, to }) => from <= at + FAULT_WINDOW_MS && to >= at - TOLERANCE_MS,
  );

/** Returns the expected number of mails by recipient and subject. */
const expectedMails = ({ journal, exports, submissions }: CheckInput): Map<string, number> => {
  const expected = new Map<string, number>();
  const expect = (email: string, subject: string): void => {
    const key = `${email} | ${subject}`;
    expected.set(key, (expected.get(key) ?? 0) + 1);
  };
  for (const { email } of journal.accounts) expect(email, "Welcome to Pallu");
  for (const email of journal.signIns) expect(email, "New sign-in to the desk of Pallu");
  for (const { id, additionalText, history } of exports.orders) {
    const { email = "", isProved = false } = submissions.get(additionalText) ?? {};
    expect(email, `Your order ${id}`);
    for (const { after } of history) {
      const subject = mailSubjects[after];
      if (subject && isProved) expect(email, subject(id));
    }
  }
  for (const { email, subject, answers } of exports.messages)
    for (const _answer of answers) expect(email, `Your message to Pallu: ${subject}`);
  return expected;
};

/** Every expected mail arrived once, and no other. */
export function* checkMails(input: CheckInput): Generator<string> {
  const { journal, exports, attempts } = input;
  const expected = expectedMails(input);
  const byId = groupBy(journal.mails, ({ messageId }) => messageId);
  const received = groupBy(
    [...byId.values()].map(([first]) => first as ReceivedMail),
    ({ to, subject }) => `${to.join(",")} | ${subject}`,
  );
  for (const key of new Set([...expected.keys(), ...received.keys()])) {
    const expectedCount = expected.get(key) ?? 0;
    const receivedCount = received.get(key)?.length ?? 0;
    if (receivedCount !== expectedCount)
      yield `mail: ${receivedCount} of ${expectedCount} arrived: ${key}`;
  }
  for (const [first, ...again] of byId.values())
    if (first && again.length > 0 && !isExplainedByFault(first, journal))
      yield `mail: ${first.subject} was sent ${again.length + 1} times without a fault`;
  for (const { subject, hasPdf, text } of journal.mails) {
    if (/^Your order \S+$/.test(subject) && !hasPdf) yield `mail: ${subject} has no invoice`;
    const id = /^Your order (\S+) is on its way$/.exec(subject)?.[1];
    for (const { details, outcome } of attempts.get(attemptKey("order:ship", `order ${id}`)) ??
      []) {
      const { tracking } = details;
      if (outcome === "done" && tracking !== undefined && !text.includes(String(tracking)))
        yield `mail: ${subject} does not name the parcel ${tracking}`;
    }
  }
  if (exports.mailsWaiting !== 0 || exports.mailsFailed !== 0)
    yield `mail: ${exports.mailsWaiting} wait and ${exports.mailsFailed} were given up`;
}
