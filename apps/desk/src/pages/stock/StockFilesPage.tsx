import { Button, Heading, Text } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { Page } from "../../frame/Page.tsx";
import { useListAddress } from "../../platform/address.ts";
import { DeskError, send } from "../../platform/api.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { saveFile } from "../../platform/saveFile.ts";
import { useSession } from "../../platform/session.tsx";
import { ImportForm } from "./ImportForm.tsx";
import * as styles from "./stock.css.ts";

const DownloadForm = (): ReactElement => {
  const { values } = useListAddress({ find: "", below: "", group: "" });
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<DeskError>();
  const query = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const download = async (): Promise<void> => {
    setReading(true);
    setFailure(undefined);
    try {
      const file = await send("GET /api/desk/stock/file", { query });
      saveFile(file.fileName, file.csv, "text/csv;charset=utf-8");
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      setFailure(error);
    } finally {
      setReading(false);
    }
  };
  return (
    <section className={styles.filesSection} aria-labelledby="download">
      <Heading level={2} size="h3" id="download">
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
        onClick={() => void download()}
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
