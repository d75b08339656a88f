import { Heading, ShippingTable, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { shippingOptions, shippingRule, shippingTexts } from "@pallu/demo/content/shipping.ts";
import * as styles from "./ShippingMethodPage.css.ts";

export const ShippingOptions = (): ReactElement => (
  <div className={styles.layout}>
    <ShippingTable
      caption={shippingTexts.caption}
      columns={shippingTexts.headings}
      items={shippingOptions}
    />
    <section aria-labelledby="shipping-rule" className={styles.rules}>
      <Stack gap="s20">
        <Heading level={2} size="h3" id="shipping-rule">
          {shippingRule.title}
        </Heading>
        {shippingRule.entries.map(({ title, text }) => (
          <Stack key={title} gap="s4">
            <Heading level={3} size="h4">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        ))}
      </Stack>
    </section>
  </div>
);
