import { ButtonLink, EmptyState, Select, Stack, Tag, Text } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";
import { useState } from "react";
import type { ReactElement } from "react";
import { pageLinks } from "../../frame/ListPages.tsx";
import { ListTable } from "../../frame/ListTable.tsx";
import { Page } from "../../frame/Page.tsx";
import { SearchForm } from "../../frame/SearchForm.tsx";
import { useListAddress } from "../../platform/address.ts";
import { counted, formatCount, formatDay } from "../../platform/format.ts";
import { useSession } from "../../platform/session.tsx";
import { useRead } from "../../platform/useRead.ts";
import { limitWords, offWords, stateOf } from "./coupons.rules.ts";
import { EndForm } from "./EndForm.tsx";

const shownOptions = [
  { value: "true", label: "Can be used" },
  { value: "false", label: "Ended or used up" },
  { value: "all", label: "All" },
];

interface FiltersProps {
  values: { find: string; current: string };
  onChange: (changes: { find?: string; current?: string }) => void;
}

const Filters = ({ values, onChange }: FiltersProps): ReactElement => (
  <SearchForm
    label="Code"
    maxLength={30}
    value={values.find}
    onSearch={(find) => onChange({ find })}
  >
    <Select
      label="Show"
      options={shownOptions}
      value={values.current}
      onChange={({ target }) => onChange({ current: target.value })}
    />
  </SearchForm>
);

/** All coupons with their terms and uses. */
export const CouponsPage = (): ReactElement => {
  const { values, change, hrefWith, isFiltered } = useListAddress({
    find: "",
    current: "true",
    after: "",
  });
  const { find, current, after } = values;
  const { can } = useSession();
  const toast = useToast();
  const reading = useRead("GET /api/desk/coupons", {
    query: {
      total: "true",
      ...(find === "" ? {} : { find }),
      ...(current === "true" || current === "false" ? { current } : {}),
      ...(after === "" ? {} : { after }),
    },
  });
  const { data } = reading;
  const [now] = useState(() => new Date());
  const rows = (data?.coupons ?? []).map((coupon) => {
    const { isCurrent, text } = stateOf(coupon, now);
    return {
      id: coupon.code,
      label: coupon.code,
      cells: {
        code: coupon.code,
        off: offWords(coupon),
        terms: limitWords(coupon),
        state: <Tag tone={isCurrent ? "success" : "neutral"}>{text}</Tag>,
        orders: formatCount(coupon.orders),
        end: isCurrent && can("coupons:write") && (
          <EndForm
            coupon={coupon}
            onEnded={(expiresAt) => {
              toast.show({
                text:
                  expiresAt !== null && new Date(expiresAt) > new Date()
                    ? `${coupon.code} ends after ${formatDay(expiresAt)}.`
                    : `${coupon.code} has ended.`,
                tone: "success",
              });
              void reading.refresh();
            }}
          />
        ),
      },
    };
  });
  const addLink = can("coupons:write") && (
    <ButtonLink href="/coupons/new" size="small">
      Add a coupon
    </ButtonLink>
  );
  return (
    <Page title="Coupons" actions={addLink}>
      <Stack>
        <Filters values={{ find, current }} onChange={change} />
        <Text>
          The terms of a coupon do not change, so that the discount of every order can be explained.
          End it and add another one.
        </Text>
        <ListTable
          reading={reading}
          caption="Coupons"
          columns={[
            { key: "code", label: "Code", isRowHeader: true },
            { key: "off", label: "Takes off" },
            { key: "terms", label: "Limits", narrow: "full" },
            { key: "state", label: "State", narrow: "full", hideLabel: true },
            { key: "orders", label: "Orders", align: "end" },
            { key: "end", label: "End", hideLabel: true },
          ]}
          rows={rows}
          empty={
            isFiltered || after !== "" ? (
              <EmptyState
                title="No coupon matches"
                action={<ButtonLink href="/coupons">Clear search and filters</ButtonLink>}
              />
            ) : (
              <EmptyState
                title="No coupon can be used"
                action={<ButtonLink href="/coupons/new">Add a coupon</ButtonLink>}
              >
                Shoppers type its code at the checkout. Ended ones are shown under “Ended or used
                up”.
              </EmptyState>
            )
          }
          pages={{
            count: data && counted(data.total ?? rows.length, "coupon"),
            ...pageLinks(hrefWith, after, data?.next),
          }}
        />
      </Stack>
    </Page>
  );
};
