import { Button, ButtonLink, EmptyState, Link, Select, Stack, Tag } from "@pallu/ui";
import { BulkBar, Menu } from "@pallu/ui/desk";
import type { SelectableColumn } from "@pallu/ui/desk";
import { useToast } from "@pallu/ui/toast";
import { useState } from "react";
import type { ReactElement } from "react";
import { pageLinks } from "../../frame/ListPages.tsx";
import { ListTable } from "../../frame/ListTable.tsx";
import { Page } from "../../frame/Page.tsx";
import { SearchForm } from "../../frame/SearchForm.tsx";
import { leaveBy, useRowFocus } from "../../frame/useRowFocus.ts";
import { useListAddress } from "../../platform/address.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { counted, formatCount, formatMoney } from "../../platform/format.ts";
import { pictureUrl } from "../../platform/pictures/pictureUrl.ts";
import { useSession } from "../../platform/session.tsx";
import { useRead, useRefresh } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import { PriceDialog } from "./PriceDialog.tsx";
import { flagNames } from "./productForm.rules.ts";
import type { Flag } from "./productForm.rules.ts";
import type { ListedProduct } from "./products.types.ts";
import * as styles from "./products.css.ts";

const LIMIT = 50;

const columns: readonly SelectableColumn<"product" | "group" | "price" | "stock" | "labels">[] = [
  { key: "product", label: "Product", isRowHeader: true },
  { key: "group", label: "Group" },
  { key: "price", label: "Price", align: "end" },
  { key: "stock", label: "Can be sold", align: "end" },
  { key: "labels", label: "Labels", narrow: "full", hideLabel: true },
];

const shows = [
  { value: "", label: "All" },
  { value: "shown", label: "Shown" },
  { value: "hidden", label: "Hidden" },
  { value: "withoutStock", label: "Without stock" },
  { value: "withoutPicture", label: "Without picture" },
];

const queryOf = (show: string): Record<string, "true" | "false"> => {
  if (show === "hidden") return { hidden: "true" };
  if (show === "shown") return { hidden: "false" };
  return show === "withoutStock" || show === "withoutPicture" ? { [show]: "true" } : {};
};

const flagsOf = ({ variants }: ListedProduct): Flag[] =>
  (Object.keys(flagNames) as Flag[]).filter((flag) => variants.some((variant) => variant[flag]));

const cellsOf = (product: ListedProduct) => ({
  product: (
    <span className={styles.product}>
      {product.picture === null ? (
        <span className={styles.thumb} />
      ) : (
        <img
          className={styles.thumb}
          src={pictureUrl(product.picture)}
          alt=""
          width={48}
          height={60}
          loading="lazy"
        />
      )}
      <span>
        <Link
          variant="quiet"
          href={`/products/${encodeURIComponent(product.id)}`}
          onClick={() => leaveBy("products", product.id)}
        >
          {product.name}
        </Link>
        <span className={styles.minor}>
          <bdi>{counted(product.variants.length, "variant")}</bdi>
        </span>
      </span>
    </span>
  ),
  group: product.subCategoryName,
  price: formatMoney(product.offerPrice),
  stock: formatCount(product.stock),
  labels: (
    <span className={styles.tags}>
      {product.hidden && <Tag tone="warning">Hidden</Tag>}
      {product.stock === 0 && <Tag tone="danger">Sold out</Tag>}
      {flagsOf(product).map((flag) => (
        <Tag key={flag}>{flagNames[flag]}</Tag>
      ))}
    </span>
  ),
});

/** The products of the shop, hidden ones too. */
export const ProductsPage = (): ReactElement => {
  const { can } = useSession();
  const toast = useToast();
  const refresh = useRefresh();
  const { values, change, hrefWith, isFiltered } = useListAddress({
    find: "",
    group: "",
    show: "",
    after: "",
  });
  const { find, group, show: shown, after } = values;
  const { data: parts } = useRead("GET /api/desk/product-form", {});
  const reading = useRead("GET /api/desk/products", {
    query: {
      limit: LIMIT,
      ...queryOf(shown),
      ...(find === "" ? {} : { find }),
      ...(group === "" ? {} : { subCategoryId: group }),
      ...(after === "" ? {} : { after }),
    },
  });
  const { data } = reading;
  const products = data?.products ?? [];
  useRowFocus("products", products.length > 0);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = products.filter(({ id }) => selected.has(id));
  const write = useSend("POST /api/desk/product-changes");
  const mayWrite = can("catalogue:write");

  /** Shows a change of hide and flags before it is answered, and takes it back if it is refused. */
  const act = async (
    body: { action: "hide" | "show" } | { action: "flag"; flags: Partial<Record<Flag, boolean>> },
    words: string,
    preview: (product: ListedProduct) => ListedProduct,
  ): Promise<void> => {
    const ids = chosen.map(({ id }) => id);
    const before = new Map(chosen.map((product) => [product.id, product]));
    const showInstead = (next: (product: ListedProduct) => ListedProduct | undefined): void =>
      reading.show((list) => ({
        ...list,
        products: list.products.map((one) => (before.has(one.id) && next(one)) || one),
      }));
    showInstead(preview);
    const answer = await write.run({ body: { ...body, ids } });
    if (answer) {
      toast.show({ text: `${counted(ids.length, "product")} ${words}`, tone: "success" });
      setSelected(new Set());
      await refresh("/api/desk/products");
    } else showInstead(({ id }) => before.get(id));
  };
  const flag = (name: Flag, isSet: boolean): Promise<void> =>
    act(
      { action: "flag", flags: { [name]: isSet } },
      isSet ? `labelled: ${flagNames[name]}` : `no longer labelled: ${flagNames[name]}`,
      (product) => ({
        ...product,
        variants: product.variants.map((variant, at) =>
          isSet && at > 0 ? variant : { ...variant, [name]: isSet },
        ),
      }),
    );

  return (
    <Page
      title="Products"
      actions={
        mayWrite && (
          <ButtonLink href="/products/new" size="small">
            New product
          </ButtonLink>
        )
      }
    >
      <Stack>
        <SearchForm
          label="Name, id or SKU"
          value={find}
          onSearch={(next) => change({ find: next }, { replace: true })}
        >
          <Select
            label="Group"
            placeholder="All"
            value={group}
            options={(parts?.groups ?? []).map(({ id, name, categoryName }) => ({
              value: id,
              label: categoryName === "" ? name : `${categoryName} – ${name}`,
            }))}
            onChange={({ target }) => change({ group: target.value })}
          />
          <Select
            label="Show"
            value={shown}
            options={shows}
            onChange={({ target }) => change({ show: target.value })}
          />
        </SearchForm>
        <SendFailure failure={write.failure} />
        <ListTable
          reading={reading}
          caption="Products"
          columns={columns}
          rows={products.map((product) => ({
            id: product.id,
            label: product.name,
            cells: cellsOf(product),
          }))}
          {...(mayWrite ? { selected, onSelect: setSelected } : {})}
          empty={
            isFiltered ? (
              <EmptyState
                title="No product matches"
                action={
                  <ButtonLink href="/products" variant="secondary" size="small">
                    Clear search and filters
                  </ButtonLink>
                }
              >
                Search for a part of the name, or for a whole SKU.
              </EmptyState>
            ) : (
              <EmptyState
                title="There is no product yet"
                action={mayWrite && <ButtonLink href="/products/new">New product</ButtonLink>}
              >
                Add the first one here, or import a file of products.
              </EmptyState>
            )
          }
          pages={pageLinks(hrefWith, after, data?.next)}
        />
        <BulkBar count={chosen.length} onClear={() => setSelected(new Set())}>
          <Button
            variant="secondary"
            size="small"
            busy={write.isSending}
            onClick={() =>
              void act({ action: "hide" }, "hidden", (product) => ({ ...product, hidden: true }))
            }
          >
            Hide
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              void act({ action: "show" }, "shown", (product) => ({ ...product, hidden: false }))
            }
          >
            Show
          </Button>
          <Menu
            label="Labels"
            trigger={
              <Button variant="secondary" size="small">
                Labels
              </Button>
            }
            items={(Object.keys(flagNames) as Flag[]).flatMap((name) => [
              {
                id: `set-${name}`,
                label: `Add: ${flagNames[name]}`,
                onSelect: () => void flag(name, true),
              },
              {
                id: `remove-${name}`,
                label: `Remove: ${flagNames[name]}`,
                onSelect: () => void flag(name, false),
              },
            ])}
          />
          <PriceDialog
            products={chosen}
            onChanged={() => {
              toast.show({ text: "The prices are changed", tone: "success" });
              setSelected(new Set());
              void refresh("/api/desk/products");
            }}
          />
        </BulkBar>
      </Stack>
    </Page>
  );
};
