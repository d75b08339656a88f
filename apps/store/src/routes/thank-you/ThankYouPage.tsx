import { ButtonLink, Container, Section, Stack, useHydrated } from "@pallu/ui";
import { ThankYouPanel } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { ThankYouCloth } from "../../demo/ThankYouCloth.tsx";
import { useOwn } from "../../platform/shop/ownShop.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Thank you",
  description: "Your order has been placed.",
  isPersonal: true,
};

/** The number of the order that was just placed, in a shop of one's own. Known in the browser alone. */
const OrderNumber = (): ReactElement | null => {
  const state = useLocation().state as { orderId?: unknown } | null;
  const hydrated = useHydrated();
  const id = state?.orderId;
  return useOwn() && hydrated && (typeof id === "string" || typeof id === "number") ? (
    <bdi>{`Your order number is ${id}.`}</bdi>
  ) : null;
};

/** The page after a purchase (INFO-01 to INFO-04). The order is in the history and in the e-mail. */
const ThankYouPage = (): ReactElement => {
  const own = useOwn();
  const HowToPay = own?.HowToPay;
  return (
    <>
      <ThankYouPanel
        title="Thank You"
        text={
          <Stack as="span" gap="s8">
            <bdi>For Shopping with Us!</bdi>
            <bdi>Please Check your email for Download Invoice</bdi>
            <OrderNumber />
          </Stack>
        }
        picture={own ? undefined : <ThankYouCloth />}
        endsPage={!HowToPay}
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
      {HowToPay && (
        <Section size="small">
          <Container>
            <HowToPay />
          </Container>
        </Section>
      )}
    </>
  );
};

export default ThankYouPage;
