import { Heading, Link, Notice, Skeleton, Stack, Text } from "@pallu/ui";
import { SelectableTable } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { Page } from "../../frame/Page.tsx";
import { ReadFailure } from "../../platform/Failure.tsx";
import { counted, formatDateTime } from "../../platform/format.ts";
import { useRead } from "../../platform/useRead.ts";
import { FindingList } from "./FindingList.tsx";
import { partWords } from "./parts.rules.ts";
import { SetByFile } from "./SetByFile.tsx";
import * as styles from "./shop.css.ts";

const columns = [
  { key: "part", label: "Part", isRowHeader: true },
  { key: "shows", label: "Shows", narrow: "full", hideLabel: true },
  { key: "changed", label: "Changed", narrow: "full", hideLabel: true },
] as const;

/** What the shop lacks to open, and what may be wrong. */
const Findings = (): ReactElement => {
  const reading = useRead("GET /api/desk/shop/findings", {});
  const findings = reading.data?.findings ?? [];
  const missing = findings.filter(({ state }) => state === "missing");
  return (
    <section className={styles.fields} aria-labelledby="findings">
      <Heading level={2} size="h4" id="findings">
        Before you open
      </Heading>
      <ReadFailure what="What is missing" reading={reading} />
      {reading.data && (
        <>
          <Text>
            {missing.length === 0
              ? "Nothing is missing: the shop can open."
              : `${counted(missing.length, "thing is", "things are")} missing.`}
          </Text>
          {missing.length > 0 && <FindingList findings={missing} />}
          {findings.length > missing.length && (
            <details>
              <summary>{counted(findings.length - missing.length, "hint")}</summary>
              <FindingList findings={findings.filter(({ state }) => state === "hint")} />
            </details>
          )}
        </>
      )}
    </section>
  );
};

/** The parts of the shop's own content, and what is missing to open. */
export const ShopPage = (): ReactElement => {
  const reading = useRead("GET /api/desk/shop/parts", {});
  const { data } = reading;
  return (
    <Page title="Shop">
      <Stack gap="s24">
        <ReadFailure what="The parts of the shop" reading={reading} />
        {!data && !reading.failure && <Skeleton lines={6} />}
        {data?.setBy && <SetByFile />}
        {data?.kind === "demo" && (
          <Notice
            tone="info"
            live={false}
            title="This shop is the demo"
            action={<Link href="/shop/frame">{`Begin with: ${partWords.frame.label}`}</Link>}
          >
            Its name, texts and pages are those of the demo. It becomes your own with the first part
            that you save.
          </Notice>
        )}
        {data?.kind === "own" && <Findings />}
        {data && (
          <SelectableTable
            caption="Parts of the shop"
            hideCaption
            columns={columns}
            rows={data.parts.map(({ part, changedAt, changedBy }) => ({
              id: part,
              label: partWords[part].label,
              cells: {
                part: (
                  <Link variant="quiet" href={`/shop/${part}`}>
                    {partWords[part].label}
                  </Link>
                ),
                shows: partWords[part].shows,
                changed:
                  changedAt === null ? (
                    "Not written yet"
                  ) : (
                    <>
                      <time dateTime={changedAt}>{formatDateTime(changedAt)}</time>
                      {" by "}
                      <bdi>{changedBy}</bdi>
                    </>
                  ),
              },
            }))}
          />
        )}
      </Stack>
    </Page>
  );
};
