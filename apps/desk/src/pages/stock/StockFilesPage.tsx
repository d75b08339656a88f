import { Button, Heading, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { Page } from "../../frame/Page.tsx";
import { useListAddress } from "../../platform/address.ts";
import { send } from "../../platform/api.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { useSession } from "../../platform/session.tsx";
import { useCsvFile } from "../../platform/useCsvFile.ts";
import { ImportForm } from "./ImportForm.tsx";
import * as styles from "./stock.css.ts";

const DownloadForm = (): ReactElement => {
  const { values } = useListAddress({ find: "", below: "", group: "" });
  const { run, isReading, failure } = useCsvFile();
  const query = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  return (
    <section className={styles.filesSection} aria-labelledby="download">
      <Heading level={2} size="h4" id="download">
        Download
      </Heading>
      <Text>
        {Object.keys(query).length > 0
          ? "The file has the variants of the search and filters that you came from."
          : "The file has all variants."}{" "}
        Change the column stock in your spreadsheet program and upload the file again: the column
        expected protects what was sold meanwhile.
      </Text>
      <SendFailure failure={failure} />
      <Button
        variant="secondary"
        busy={isReading}
        busyText="Preparing …"
        onClick={() => void run(() => send("GET /api/desk/stock/file", { query }))}
      >
        Download the stock as CSV
      </Button>
    </section>
  );
};

/** CSV files of stock and prices, down and up. */
export const StockFilesPage = (): ReactElement => {
  const { can } = useSession();
  return (
    <Page title="CSV files" back={{ href: "/stock", label: "Stock" }}>
      <div className={styles.narrow}>
        <DownloadForm />
        {can("stock:write") && can("catalogue:write") && (
          <ImportForm
            title="Upload stock"
            hint="Columns: variant and stock, the pieces on hand, and expected if you have it. At most 2 MB."
            call="POST /api/desk/stock/imports"
          />
        )}
        {can("catalogue:write") && (
          <ImportForm
            title="Upload prices"
            hint="Columns: product, offer_price and list_price, in rupees. At most 2 MB."
            call="POST /api/desk/prices/imports"
          />
        )}
      </div>
    </Page>
  );
};
