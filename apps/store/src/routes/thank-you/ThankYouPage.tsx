import { ButtonLink, Stack } from "@pallu/ui";
import { ThankYouPanel } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { ThankYouCloth } from "../../demo/ThankYouCloth.tsx";
import { useOwn } from "../../platform/shop/ownShop.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Thank you",
  description: "Your order has been placed.",
  isPersonal: true,
};

/** The demo's picture of a cloth. */
const Cloth = (): ReactElement | null => (useOwn() ? null : <ThankYouCloth />);

/** The page after a purchase (INFO-01 to INFO-04). The order is in the history and in the e-mail. */
const ThankYouPage = (): ReactElement => (
  <ThankYouPanel
    title="Thank You"
    text={
      <Stack as="span" gap="s8">
        <bdi>For Shopping with Us!</bdi>
        <bdi>Please Check your email for Download Invoice</bdi>
      </Stack>
    }
    picture={<Cloth />}
    actions={
      <>
        <ButtonLink href="/" size="large">
          Back to Home
        </ButtonLink>
        <ButtonLink href="/order-history" size="large" variant="secondary">
          Order History
        </ButtonLink>
        <ButtonLink href="/" size="large" variant="secondary">
          See What Is New
        </ButtonLink>
      </>
    }
  />
);

export default ThankYouPage;
