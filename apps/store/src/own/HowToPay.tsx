import { Heading, MetaList, Stack } from "@pallu/ui";
import type { ReactElement } from "react";
import { usePart } from "../platform/shop/ownShop.ts";
import { OwnText } from "./OwnText.tsx";

/** How people can pay, as far as the shopkeeper has written it: for the order that is or was just placed. */
export const HowToPay = (): ReactElement | null => {
  const { title = "How to pay", methods = [], text } = usePart("payment") ?? {};
  if (methods.length === 0 && text === undefined) return null;
  return (
    <section aria-labelledby="how-to-pay">
      <Stack gap="s12">
        <Heading level={2} size="h4" id="how-to-pay">
          {title}
        </Heading>
        {methods.length > 0 && (
          <MetaList items={methods.map(({ name, text: detail }) => ({ term: name, detail }))} />
        )}
        {text !== undefined && <OwnText text={text} below={1} />}
      </Stack>
    </section>
  );
};
