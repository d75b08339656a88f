import { Heading, MetaList, Stack, Tabs, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { usePart } from "../platform/shop/ownShop.ts";

/** Vendor and policies of a product, as far as the shopkeeper has written them. */
export const OwnProductTabs = (): ReactElement | null => {
  const { vendor, policies = [] } = usePart("product") ?? {};
  const facts = [
    { term: "Name", detail: vendor?.name },
    { term: "Vendor", detail: vendor?.shop },
    { term: "Shop address", detail: vendor?.address },
    { term: "Mail", detail: vendor?.mail && <bdi>{vendor.mail}</bdi> },
    { term: "Call", detail: vendor?.phone && <bdi>{vendor.phone}</bdi> },
  ].filter(({ detail }) => detail !== undefined);
  const items = [
    ...(facts.length > 0
      ? [{ id: "vendor", label: "Vendor Info", panel: <MetaList items={facts} /> }]
      : []),
    ...(policies.length > 0
      ? [
          {
            id: "shipping",
            label: "Shipping",
            panel: (
              <Stack gap="s24">
                {policies.map(({ title, items: lines }) => (
                  <Stack key={title} gap="s4">
                    <Heading level={2} size="h4">
                      {title}
                    </Heading>
                    {lines.map((line) => (
                      <Text key={line} tone="muted" maxWidth="measure">
                        {line}
                      </Text>
                    ))}
                  </Stack>
                ))}
              </Stack>
            ),
          },
        ]
      : []),
  ];
  return items.length > 0 ? <Tabs label="Vendor and shipping" items={items} /> : null;
};
