import {
  Button,
  DataTable,
  Grid,
  Inline,
  Notice,
  Stack,
  StatusPill,
  TextArea,
  TextField,
} from "@pallu/ui";
import { toneOfStatus } from "../../features/orders/statusTone.ts";
import type { DataColumn } from "@pallu/ui";
import type { ReactElement } from "react";
import { demoBio, demoFields, demoOrders, demoTexts } from "@pallu/demo/content/demoAccount.ts";

type Column = "number" | "date" | "product" | "total" | "status";

const columns: readonly DataColumn<Column>[] = [
  { key: "number", label: "Order ID", isRowHeader: true },
  { key: "date", label: "Date" },
  { key: "product", label: "Product" },
  { key: "total", label: "Total", align: "end" },
  { key: "status", label: "Status" },
];

/** Fields outside of a form. `autocomplete="off"` prevents browsers from restoring input after a reload. */
const Fields = (): ReactElement => (
  <Stack gap="s32">
    <Grid columns={{ base: 1, md: 2 }} gap="s20">
      {demoFields.map(({ value, ...field }) => (
        <TextField key={field.name} {...field} defaultValue={value} autoComplete="off" />
      ))}
    </Grid>
    <TextArea
      name={demoBio.name}
      label={demoBio.label}
      defaultValue={demoBio.value}
      rows={3}
      autoComplete="off"
    />
    <Inline>
      <Button aria-describedby="demo-note">{demoTexts.save}</Button>
      <Button variant="secondary" aria-describedby="demo-note">
        {demoTexts.reset}
      </Button>
    </Inline>
  </Stack>
);

const Orders = (): ReactElement => (
  <DataTable
    caption={demoTexts.orders}
    columns={columns}
    rows={demoOrders.map(({ number, date, product, total, status }) => ({
      id: number,
      cells: {
        number: <bdi>{number}</bdi>,
        date,
        product,
        total: <bdi>{total}</bdi>,
        status: <StatusPill tone={toneOfStatus(status)}>{status}</StatusPill>,
      },
    }))}
  />
);

export const DemoAccount = (): ReactElement => (
  <Stack gap="s48">
    <Stack gap="s24">
      <Notice tone="info" live={false}>
        <span id="demo-note">{demoTexts.note}</span>
      </Notice>
      <Fields />
    </Stack>
    <Orders />
  </Stack>
);
