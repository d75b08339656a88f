import { ButtonLink, EmptyState, Link, Stack, Tag } from "@pallu/ui";
import type { ReactElement } from "react";
import { pageLinks } from "../../frame/ListPages.tsx";
import { ListTable } from "../../frame/ListTable.tsx";
import { ListViews } from "../../frame/ListViews.tsx";
import { Page } from "../../frame/Page.tsx";
import { SearchForm } from "../../frame/SearchForm.tsx";
import { leaveBy, useRowFocus } from "../../frame/useRowFocus.ts";
import { useListAddress } from "../../platform/address.ts";
import { counted, formatDateTime } from "../../platform/format.ts";
import { useRead } from "../../platform/useRead.ts";
import { stateTones, stateWords } from "./messages.rules.ts";
import * as styles from "./messages.css.ts";

const views = [
  { state: "open", label: "Open" },
  { state: "answered", label: "Answered" },
  { state: "closed", label: "Closed" },
  { state: "all", label: "All" },
] as const;

/** Messages of the contact form. The open ones first. */
export const MessagesPage = (): ReactElement => {
  const { values, change, hrefWith } = useListAddress({ state: "open", find: "", after: "" });
  const { state, find, after } = values;
  const view = views.find((each) => each.state === state) ?? views[0];
  const reading = useRead("GET /api/desk/messages", {
    query: {
      total: "true",
      ...(view.state === "all" ? {} : { state: view.state }),
      ...(find === "" ? {} : { find }),
      ...(after === "" ? {} : { after }),
    },
  });
  const { data } = reading;
  useRowFocus("messages", (data?.messages.length ?? 0) > 0);
  const rows = (data?.messages ?? []).map((message) => ({
    id: message.id,
    label: `Message of ${message.name}`,
    cells: {
      from: (
        <span className={styles.from}>
          <Link
            variant="quiet"
            href={`/messages/${encodeURIComponent(message.id)}`}
            onClick={() => leaveBy("messages", message.id)}
          >
            <bdi>{message.name}</bdi>
          </Link>
          <span className={styles.minor}>
            <bdi>{message.subject}</bdi>
          </span>
        </span>
      ),
      text: <bdi className={styles.excerpt}>{message.comments}</bdi>,
      sent: (
        <time className={styles.sent} dateTime={message.createdAt}>
          {formatDateTime(message.createdAt)}
        </time>
      ),
      state: <Tag tone={stateTones[message.state]}>{stateWords[message.state]}</Tag>,
    },
  }));
  const empty =
    find !== "" ? (
      <EmptyState
        title="No message matches"
        action={
          <ButtonLink href={hrefWith({ find: "", state: "all" })}>Clear the search</ButtonLink>
        }
      >
        Nothing in these messages is like that.
      </EmptyState>
    ) : view.state === "open" ? (
      <EmptyState
        title="No message waits"
        action={<ButtonLink href={hrefWith({ state: "all" })}>Show all messages</ButtonLink>}
      >
        Messages of the contact form appear here until they are answered or closed.
      </EmptyState>
    ) : (
      <EmptyState title="There is no message here yet">
        Messages of the contact form appear here.
      </EmptyState>
    );
  return (
    <Page
      title="Messages"
      actions={
        <ButtonLink href="/messages/saved" variant="secondary" size="small">
          Saved texts
        </ButtonLink>
      }
    >
      <Stack>
        <ListViews
          views={views.map((each) => ({
            label: each.label,
            href: hrefWith({ state: each.state }),
            isCurrent: each === view,
          }))}
        />
        <SearchForm
          label="Name, e-mail, phone or text"
          value={find}
          onSearch={(next) => change({ find: next }, { replace: true })}
        />
        <ListTable
          reading={reading}
          caption="Messages"
          columns={[
            { key: "from", label: "From", isRowHeader: true },
            { key: "text", label: "Message", narrow: "full", hideLabel: true },
            { key: "sent", label: "Sent" },
            { key: "state", label: "State", hideLabel: true },
          ]}
          rows={rows}
          empty={empty}
          pages={{
            count: data && counted(data.total ?? rows.length, "message"),
            ...pageLinks(hrefWith, after, data?.next),
          }}
        />
      </Stack>
    </Page>
  );
};
