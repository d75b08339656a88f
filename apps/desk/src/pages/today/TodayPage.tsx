import { ButtonLink, EmptyState, Heading, Notice, Skeleton, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { Page } from "../../frame/Page.tsx";
import { ReadFailure } from "../../platform/Failure.tsx";
import { formatCount } from "../../platform/format.ts";
import { useSession } from "../../platform/session.tsx";
import { useRead } from "../../platform/useRead.ts";
import { FindingList } from "../shop/FindingList.tsx";
import { groupsOf, waitingOf } from "./today.rules.ts";
import type { Today, TodayGroup } from "./today.rules.ts";
import * as styles from "./TodayPage.css.ts";

const Group = ({ title, links }: TodayGroup): ReactElement => (
  <section className={styles.group} aria-label={title}>
    <Heading level={2} size="h4">
      {title}
    </Heading>
    <ul role="list" className={styles.links}>
      {links.map(({ count, label, href }) => (
        <li key={href}>
          <Link to={href} className={styles.link}>
            <span className={styles.number}>{formatCount(count)}</span>
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** What a warning means for the person who sells. Without one its message is shown. */
const warningTitles: Readonly<Partial<Record<string, string>>> = {
  mail: "Mails of the shop may not arrive",
  backup: "There is no fresh backup: what you sell could be lost with the server",
  settings: "Settings of the server are missing or not safe",
  disk: "The server has little free space",
};

/** What the server advises, such as a mail server or a backup: a notice for each check. */
const Warnings = ({ warnings }: { warnings: NonNullable<Today["warnings"]> }): ReactElement => (
  <section className={styles.group} aria-labelledby="warnings">
    <Heading level={2} size="h4" id="warnings">
      How the shop runs
    </Heading>
    {[...new Set(warnings.map(({ check }) => check))].map((check) => {
      const all = warnings.filter((warning) => warning.check === check);
      const texts = all.map(({ message, remedy }) => (
        <p key={message}>{[message, remedy].filter(Boolean).join(" ")}</p>
      ));
      return (
        <Notice
          key={check}
          live={false}
          tone={all.some(({ state }) => state === "wrong") ? "danger" : "warning"}
          title={warningTitles[check]}
        >
          {warningTitles[check] === undefined ? (
            texts
          ) : (
            <details>
              <summary>For the person who looks after the server</summary>
              {texts}
            </details>
          )}
        </Notice>
      );
    })}
  </section>
);

const Checklist = ({ items }: { items: NonNullable<Today["checklist"]> }): ReactElement => (
  <section className={styles.group} aria-labelledby="checklist">
    <Heading level={2} size="h4" id="checklist">
      Before the shop opens
    </Heading>
    <FindingList findings={items} />
  </section>
);

const Nothing = ({ today: { orders, products, checklist } }: { today: Today }): ReactElement => {
  const { can } = useSession();
  if (checklist?.some(({ place }) => place === "frame") && can("content:write"))
    return (
      <EmptyState
        title="The shop has no name yet"
        action={<ButtonLink href="/shop/frame">Give the shop its name</ButtonLink>}
      >
        The name comes first, then the products.
      </EmptyState>
    );
  if (products?.all === 0 && can("catalogue:write"))
    return (
      <EmptyState
        title="The shop is empty"
        action={<ButtonLink href="/products/new">Add a product</ButtonLink>}
      >
        Products come first; orders appear here as soon as somebody buys.
      </EmptyState>
    );
  return orders.any ? (
    <EmptyState motif="parcel" title="Nothing waits for you">
      Every order is shipped and paid, and every message is answered.
    </EmptyState>
  ) : (
    <EmptyState motif="parcel" title="There are no orders yet">
      The first one appears here as soon as somebody buys.
    </EmptyState>
  );
};

/** What waits for the shopkeeper, each as a link to the list of it. */
export const TodayPage = (): ReactElement => {
  const reading = useRead("GET /api/desk/today", {});
  const today = reading.data;
  const groups = today ? groupsOf(today) : [];
  const waiting = today ? waitingOf(today) : 0;
  return (
    <Page title="Today" tabTitle={waiting > 0 ? `(${formatCount(waiting)}) Today` : "Today"}>
      <ReadFailure what="What waits" reading={reading} />
      {!today && !reading.failure && (
        <div aria-busy="true">
          <Skeleton lines={5} />
        </div>
      )}
      {today && (
        <div className={styles.groups}>
          {groups.length === 0 && <Nothing today={today} />}
          {groups.length > 0 && !today.orders.any && (
            <Text tone="muted">There are no orders yet.</Text>
          )}
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
          {today.checklist && today.checklist.length > 0 && <Checklist items={today.checklist} />}
          {today.warnings && today.warnings.length > 0 && <Warnings warnings={today.warnings} />}
        </div>
      )}
    </Page>
  );
};
