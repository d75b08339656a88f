import type { ShopParts } from "@pallu/contract/shop";
import { Heading, Link, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";

/** Shows how to reach the shop, as far as the shopkeeper has written it. */
export const OwnAddress = ({
  contact: { name, lines = [], hours, phone, mail, map },
}: {
  contact: ShopParts["contact"];
}): ReactElement => (
  <Stack gap="s8">
    {name !== undefined && (
      <Heading level={2} size="h3">
        {name}
      </Heading>
    )}
    <address>
      <Stack gap="s8">
        {lines.length > 0 && (
          <Text>
            {lines.map((line) => (
              <Text as="span" key={line}>
                <bdi>{line}</bdi>
                <br />
              </Text>
            ))}
          </Text>
        )}
        {hours !== undefined && <Text tone="muted">{hours}</Text>}
        {phone && (
          <Text>
            <Link variant="standalone" href={phone.href}>
              <bdi>{phone.shown}</bdi>
            </Link>
          </Text>
        )}
        {mail !== undefined && (
          <Text>
            <Link variant="standalone" href={`mailto:${mail}`}>
              <bdi>{mail}</bdi>
            </Link>
          </Text>
        )}
      </Stack>
    </address>
    {map !== undefined && (
      <Text>
        <Link variant="standalone" external href={map}>
          Open the place on a map
        </Link>
      </Text>
    )}
  </Stack>
);
