import { Heading, PaymentMethods, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { paymentMethods, paymentTexts } from "../../content/payment.ts";

/** Seven methods with their marks (INFO-12 to INFO-20). */
const MethodList = (): ReactElement => (
  <Stack gap="s48">
    <PaymentMethods
      label={paymentTexts.label}
      markLabel={(name) => `${name} mark`}
      methods={paymentMethods}
    />
    <Stack gap="s12">
      <Heading level={2}>{paymentTexts.safetyTitle}</Heading>
      {paymentTexts.safety.map((sentence) => (
        <Text key={sentence} measured>
          {sentence}
        </Text>
      ))}
    </Stack>
  </Stack>
);

export default MethodList;
