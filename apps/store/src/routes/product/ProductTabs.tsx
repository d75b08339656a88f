import { Heading, MetaList, Stack, Tabs, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { policyBlocks, vendor } from "../../content/product.ts";

const vendorItems = [
  { term: "Name", detail: vendor.name },
  { term: "Vendor", detail: vendor.vendor },
  { term: "Shop address", detail: vendor.address },
  { term: "Mail", detail: <bdi>{vendor.mail}</bdi> },
  { term: "Call", detail: <bdi>{vendor.call}</bdi> },
];

const Shipping = (): ReactElement => (
  <Stack gap="s24">
    {policyBlocks.map(({ title, items }) => (
      <Stack key={title} gap="s4">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {items.map((item) => (
          <Text key={item} tone="muted" maxWidth="measure">
            {item}
          </Text>
        ))}
      </Stack>
    ))}
  </Stack>
);

/** Tabs with vendor and policies (PDP-18, ENT-27 to ENT-30). */
export const ProductTabs = (): ReactElement => (
  <Tabs
    label="Vendor and shipping"
    items={[
      { id: "vendor", label: "Vendor Info", panel: <MetaList items={vendorItems} /> },
      { id: "shipping", label: "Shipping", panel: <Shipping /> },
    ]}
  />
);
