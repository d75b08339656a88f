import { Button, ButtonLink, Inline, Notice, Stack, Text } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { Page } from "../../frame/Page.tsx";
import { useListAddress } from "../../platform/address.ts";
import { DeskError, send } from "../../platform/api.ts";
import { useDraft } from "../../platform/drafts.ts";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { counted } from "../../platform/format.ts";
import { useSession } from "../../platform/session.tsx";
import { useRead } from "../../platform/useRead.ts";
import { CountingSheet } from "./CountingSheet.tsx";
import { MAX_SHEET, sheetRowOf } from "./stock.rules.ts";
import type { Sheet, SheetRow } from "./stock.rules.ts";
import { StockFilters } from "./StockFilters.tsx";
import type { StockFilter } from "./StockFilters.tsx";

/** Reads all variants of a filter. */
const readSheetRows = async (filter: Partial<StockFilter>): Promise<SheetRow[]> => {
  const rows: SheetRow[] = [];
  for (let after: string | undefined; ;) {
    const page = await send("GET /api/desk/stock", {
      query: { ...filter, limit: "100", ...(after === undefined ? {} : { after }) },
    });
    rows.push(...page.variants.map(sheetRowOf));
    if (page.next === null || rows.length >= MAX_SHEET) return rows.slice(0, MAX_SHEET);
    after = page.next;
  }
};

const titleOf = ({ find = "", below = "" }: Partial<StockFilter>, group: string): string =>
  [
    group === "" ? "All products" : group,
    find === "" ? "" : `with “${find}”`,
    below === "" ? "" : `below ${below}`,
  ]
    .filter(Boolean)
    .join(", ");

/** Chooses what is counted. */
const NewSheet = ({ onOpen }: { onOpen: (sheet: Sheet) => void }): ReactElement => {
  const { values, change } = useListAddress({ find: "", below: "", group: "" });
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<DeskError>();
  const filter = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const { can } = useSession();
  const reading = useRead("GET /api/desk/stock", {
    query: { ...filter, limit: "1", total: "true" },
  });
  const { data, isPrevious } = reading;
  const total = (!isPrevious && data?.total) || 0;
  const parts = useRead("GET /api/desk/product-form", can("catalogue:read") ? {} : null);
  const group = parts.data?.groups.find(({ id }) => id === values.group)?.name ?? values.group;
  const open = async (): Promise<void> => {
    setReading(true);
    setFailure(undefined);
    try {
      const rows = await readSheetRows(filter);
      onOpen({ title: titleOf(filter, group), openedAt: new Date().toISOString(), rows });
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      setFailure(error);
      setReading(false);
    }
  };
  return (
    <Stack>
      <Text>
        Choose what you count. The sheet stays in this browser, so that you can count without a
        connection. Nothing is changed until you apply it.
      </Text>
      <StockFilters values={values} onChange={change} />
      {data && !isPrevious && (
        <Text>
          {total > MAX_SHEET
            ? `${counted(total, "variant")} match. A sheet has the first ${MAX_SHEET}: choose a group to count the others.`
            : `${counted(total, "variant")} ${total === 1 ? "matches" : "match"}.`}
        </Text>
      )}
      <ReadFailure what="The stock" reading={reading} />
      <SendFailure failure={failure} />
      <Inline gap="s8">
        <Button
          busy={isReading}
          busyText="Opening …"
          disabled={total === 0}
          onClick={() => void open()}
        >
          Open the counting sheet
        </Button>
      </Inline>
    </Stack>
  );
};

/** A sheet to count by, which is kept in this browser until it is applied. */
export const CountPage = (): ReactElement => {
  const { kept, keep } = useDraft<Sheet>("count");
  const [sheet, setSheet] = useState(kept);
  const [applied, setApplied] = useState<number | null>(null);
  const change = (next: Sheet | null): void => {
    setSheet(next);
    keep(next);
  };
  return (
    <Page title="Counting sheet" back={{ href: "/stock", label: "Stock" }}>
      {applied !== null && (
        <Notice
          tone="success"
          action={
            <ButtonLink href="/stock" variant="secondary" size="small">
              Back to the stock
            </ButtonLink>
          }
        >
          {applied === 0
            ? "The count is applied: every number was right."
            : `The count is applied: ${counted(applied, "number is", "numbers are")} changed.`}
        </Notice>
      )}
      {sheet ? (
        <CountingSheet
          sheet={sheet}
          onChange={change}
          onApplied={(changes) => {
            change(null);
            setApplied(changes);
          }}
        />
      ) : (
        <NewSheet
          onOpen={(next) => {
            setApplied(null);
            change(next);
          }}
        />
      )}
    </Page>
  );
};
