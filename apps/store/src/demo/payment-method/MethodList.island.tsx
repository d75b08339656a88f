import { Heading, PaymentMethods, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { paymentMethods, paymentTexts } from "@pallu/demo/content/payment.ts";

const Safety = (): ReactElement => (
  <Stack gap="s12">
    <Heading level={2} size="h3">
      {paymentTexts.safetyTitle}
    </Heading>
    {paymentTexts.safety.map((sentence) => (
      <Text key={sentence} size="small">
        {sentence}
      </Text>
    ))}
  </Stack>
);

export const MethodList = (): ReactElement => (
  <PaymentMethods
    label={paymentTexts.label}
    markLabel={(name) => `${name} mark`}
    items={paymentMethods}
    aside={<Safety />}
  />
);
