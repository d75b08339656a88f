import { Button, Heading, Inline, Link, MetaList, Skeleton, Tag } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { Page } from "../../frame/Page.tsx";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { formatDateTime } from "../../platform/format.ts";
import { useSession } from "../../platform/session.tsx";
import { useRead, useRefresh } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { stateTones, stateWords } from "./messages.rules.ts";
import type { Message } from "./messages.rules.ts";
import * as styles from "./messages.css.ts";

type Answer = Message["answers"][number];

/** What a person has typed, and what was answered. */
const Conversation = ({
  comments,
  answers,
}: {
  comments: string;
  answers: readonly Answer[];
}): ReactElement => (
  <>
    <blockquote className={styles.typed}>
      <bdi>{comments}</bdi>
    </blockquote>
    {answers.map(({ text, answeredAt, answeredBy }) => (
      <div key={answeredAt + text}>
        <p className={styles.minor}>
          {"Answered "}
          <time dateTime={answeredAt}>{formatDateTime(answeredAt)}</time>
          {answeredBy !== "" && (
            <>
              {" by "}
              <bdi>{answeredBy}</bdi>
            </>
          )}
        </p>
        <div className={`${styles.typed} ${styles.own}`}>
          <bdi>{text}</bdi>
        </div>
      </div>
    ))}
  </>
);

const Others = ({ others }: { others: Message["others"] }): ReactElement | null =>
  others.length === 0 ? null : (
    <section className={styles.section} aria-labelledby="others">
      <Heading level={2} size="h4" id="others">
        Other messages of this address
      </Heading>
      {others.map(({ id, subject, createdAt, state, comments, answers }) => (
        <details key={id}>
          <summary>
            <bdi>{subject}</bdi>
            {`, ${formatDateTime(createdAt)}, ${stateWords[state].toLowerCase()}`}
          </summary>
          <div className={styles.section}>
            <Conversation comments={comments} answers={answers} />
            <Link href={`/messages/${encodeURIComponent(id)}`}>Open this message</Link>
          </div>
        </details>
      ))}
    </section>
  );

const StateButton = ({
  message: { id, state },
  onChanged,
}: {
  message: Message;
  onChanged: () => Promise<void>;
}): ReactElement => {
  const close = useSend("POST /api/desk/messages/:messageId/close", state);
  const reopen = useSend("POST /api/desk/messages/:messageId/reopen", state);
  const toast = useToast();
  const input = { params: { messageId: id }, query: { expected: state } };
  const press = async (sending: typeof close | typeof reopen, text: string): Promise<void> => {
    const answer = await sending.run(input);
    if (!answer) return;
    await onChanged();
    toast.show({ text, tone: "success" });
  };
  return (
    <div className={styles.section}>
      <SendFailure failure={close.failure ?? reopen.failure} />
      <Inline gap="s8">
        {state !== "closed" && (
          <Button
            variant="secondary"
            busy={close.isSending}
            busyText="Closing …"
            onClick={() => void press(close, "The message is closed.")}
          >
            Close without a mail
          </Button>
        )}
        {state !== "open" && (
          <Button
            variant="quiet"
            busy={reopen.isSending}
            busyText="Opening …"
            onClick={() => void press(reopen, "The message is open again.")}
          >
            Open again
          </Button>
        )}
      </Inline>
    </div>
  );
};

const Content = ({
  message,
  onChanged,
}: {
  message: Message;
  onChanged: () => Promise<void>;
}): ReactElement => {
  const { can } = useSession();
  const { email, phoneNumber, createdAt, state } = message;
  return (
    <div className={styles.narrow}>
      <MetaList
        items={[
          { term: "State", detail: <Tag tone={stateTones[state]}>{stateWords[state]}</Tag> },
          { term: "Sent", detail: formatDateTime(createdAt) },
          {
            term: "Name",
            detail: can("orders:read") ? (
              <>
                <bdi>{message.name}</bdi>
                {" · "}
                <Link href={`/orders?find=${encodeURIComponent(email)}`}>
                  Orders of this address
                </Link>
              </>
            ) : (
              message.name
            ),
          },
          {
            term: "E-mail",
            detail: (
              <a href={`mailto:${encodeURIComponent(email)}`}>
                <bdi>{email}</bdi>
              </a>
            ),
          },
          {
            term: "Phone",
            detail: (
              <a href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, "")}`}>
                <bdi>{phoneNumber}</bdi>
              </a>
            ),
          },
        ]}
      />
      <section className={styles.section} aria-label="Message and answers">
        <p className={styles.minor}>Typed by a visitor of the shop:</p>
        <Conversation comments={message.comments} answers={message.answers} />
      </section>
      {can("messages:write") && (
        <>
          <AnswerForm message={message} onAnswered={onChanged} />
          <StateButton message={message} onChanged={onChanged} />
        </>
      )}
      <Others others={message.others} />
    </div>
  );
};

/** A message of the contact form with its answers, and a form to answer it. */
const back = { href: "/messages", label: "Messages" };

export const MessagePage = (): ReactElement => {
  const { messageId = "" } = useParams();
  const reading = useRead("GET /api/desk/messages/:messageId", { params: { messageId } });
  const refresh = useRefresh();
  const message = reading.data;
  const onChanged = async (): Promise<void> => {
    await reading.refresh();
    // The number beside Messages.
    await refresh("/api/desk/today");
  };
  return (
    <Page title={message?.subject ?? "Message"} back={back}>
      <ReadFailure what="The message" reading={reading} back={back} />
      {reading.isLoading && <Skeleton lines={6} />}
      {message && <Content key={messageId} message={message} onChanged={onChanged} />}
    </Page>
  );
};
