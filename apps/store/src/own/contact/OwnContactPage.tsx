import { Stack } from "@pallu/ui";
import type { ReactElement } from "react";
import type { PageMeta } from "../../platform/routing/route.ts";
import { usePart } from "../../platform/shop/ownShop.ts";
import { ContactLayout } from "../../sections/contact/ContactLayout.tsx";
import { OwnAddress } from "./OwnAddress.tsx";
import { OwnSeller } from "./OwnSeller.tsx";

export const meta: PageMeta = { title: "Contact", description: "Contact" };

/** The contact form, how to reach the shop, and who sells, as far as the shopkeeper has written it. */
const OwnContactPage = (): ReactElement => {
  const part = usePart("contact") ?? {};
  const seller = usePart("legal");
  return (
    <ContactLayout
      intro={part.intro}
      sent={{
        title: part.sentTitle ?? "Message sent",
        body: part.sentBody ?? "Thank you for writing.",
      }}
    >
      <Stack gap="s40">
        <OwnAddress contact={part} />
        {seller && <OwnSeller seller={seller} />}
      </Stack>
    </ContactLayout>
  );
};

export default OwnContactPage;
