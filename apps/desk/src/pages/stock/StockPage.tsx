import { ButtonLink, EmptyState, Link, Stack, Tag } from "@pallu/ui";
import type { SelectableColumn } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { pageLinks } from "../../frame/ListPages.tsx";
import { ListTable } from "../../frame/ListTable.tsx";
import { Page } from "../../frame/Page.tsx";
import { leaveBy, useRowFocus } from "../../frame/useRowFocus.ts";
import { useListAddress } from "../../platform/address.ts";
import { counted, formatCount } from "../../platform/format.ts";
import { pictureUrl } from "../../platform/pictures/pictureUrl.ts";
import { useSession } from "../../platform/session.tsx";
import { useRead } from "../../platform/useRead.ts";
import { OnHandCell } from "./OnHandCell.tsx";
import { nameOf, variantWords } from "./stock.rules.ts";
import type { StockRow } from "./stock.rules.ts";
import { StockFilters } from "./StockFilters.tsx";
import * as styles from "./stock.css.ts";

/** A total is counted up to here. */
const MAX_TOTAL = 10_000;

const columns: readonly SelectableColumn<"product" | "reserved" | "stock" | "onHand">[] = [
  { key: "product", label: "Product", isRowHeader: true },
  { key: "onHand", label: "On hand", narrow: "full", hideLabel: true },
  { key: "reserved", label: "Reserved", align: "end" },
  { key: "stock", label: "Can be sold", align: "end" },
];

const Product = ({ row }: { row: StockRow }): ReactElement => (
  <span className={styles.product}>
    <img
      className={styles.picture}
      src={pictureUrl(row.image)}
      alt=""
      width={48}
      height={60}
      loading="lazy"
    />
    <span>
      <Link
        variant="quiet"
        href={`/products/${encodeURIComponent(row.productId)}`}
        onClick={() => leaveBy("stock", row.id)}
      >
        <bdi>{row.productName}</bdi>
      </Link>
      <span className={styles.minor}>
        <bdi>{[variantWords(row), row.sku, row.barcode].filter(Boolean).join(" · ")}</bdi>
      </span>
      {row.hidden && <Tag>Hidden</Tag>}
    </span>
  </span>
);

/** The stock of all variants, changed in place. */
export const StockPage = (): ReactElement => {
  const { values, change, hrefWith, isFiltered } = useListAddress({
    find: "",
    below: "",
    group: "",
    after: "",
  });
  const { can } = useSession();
  const { after, ...filter } = values;
  const query = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const reading = useRead("GET /api/desk/stock", { query: { ...query, total: "true" } });
  const { data, show } = reading;
  useRowFocus("stock", (data?.variants.length ?? 0) > 0);

  const onSaved = (
    id: string,
    { onHand, reserved, stock }: Pick<StockRow, "onHand" | "reserved" | "stock">,
  ): void =>
    show((list) => ({
      ...list,
      variants: list.variants.map((row) =>
        row.id === id ? { ...row, onHand, reserved, stock } : row,
      ),
    }));

  const rows = (data?.variants ?? []).map((row) => ({
    id: row.id,
    label: nameOf(row),
    cells: {
      product: <Product row={row} />,
      onHand: can("stock:write") ? (
        <OnHandCell row={row} onSaved={onSaved} />
      ) : (
        formatCount(row.onHand)
      ),
      reserved: formatCount(row.reserved),
      stock: formatCount(row.stock),
    },
  }));
  const total = data?.total ?? 0;
  const filterSearch = new URLSearchParams(
    Object.entries(filter).filter(([, value]) => value !== ""),
  ).toString();

  return (
    <Page
      title="Stock"
      actions={
        <>
          {can("stock:write") && (
            <ButtonLink href={`/stock/count?${filterSearch}`} variant="secondary" size="small">
              Counting sheet
            </ButtonLink>
          )}
          <ButtonLink href={`/stock/files?${filterSearch}`} variant="secondary" size="small">
            CSV files
          </ButtonLink>
        </>
      }
    >
      <Stack>
        <StockFilters values={filter} onChange={change} />
        <ListTable
          reading={reading}
          caption="Stock"
          columns={columns}
          rows={rows}
          empty={
            isFiltered || after !== "" ? (
              <EmptyState
                title="No variant matches"
                action={<ButtonLink href="/stock">Clear search and filters</ButtonLink>}
              >
                Nothing has this name, SKU or barcode at this level.
              </EmptyState>
            ) : (
              <EmptyState
                title="There is no product yet"
                action={<ButtonLink href="/products/new">Add a product</ButtonLink>}
              >
                Variants of products appear here with what is on hand.
              </EmptyState>
            )
          }
          pages={{
            count:
              total >= MAX_TOTAL
                ? `${formatCount(MAX_TOTAL)}+ variants`
                : counted(total, "variant"),
            ...pageLinks(hrefWith, after, data?.next),
          }}
        />
      </Stack>
    </Page>
  );
};
