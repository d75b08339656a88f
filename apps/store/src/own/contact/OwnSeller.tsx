import type { ShopParts } from "@pallu/contract/shop";
import { Heading, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { OwnText } from "../OwnText.tsx";

/** Says who sells. */
export const OwnSeller = ({ seller }: { seller: ShopParts["legal"] }): ReactElement => (
  <Stack gap="s8">
    <Heading level={2} size="h3">
      Seller
    </Heading>
    {[
      seller.name,
      ...seller.lines,
      seller.phone,
      seller.mail,
      seller.gstin === undefined ? undefined : `GSTIN ${seller.gstin}`,
      seller.registration,
    ]
      .filter((line) => line !== undefined)
      .map((line) => (
        <Text key={line}>
          <bdi>{line}</bdi>
        </Text>
      ))}
    {seller.text !== undefined && <OwnText text={seller.text} below={1} />}
  </Stack>
);
