import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { InformationLayout } from "../../sections/information/InformationLayout.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = { title: "Payment", description: "Seven ways to pay." };

const MethodList = serverIsland("MethodList", () => import("./MethodList.island.tsx"));

/** The page of payment methods (INFO-12 to INFO-20). */
const PaymentMethodPage = (): ReactElement => (
  <InformationLayout title="Payment Method" text={intros.payment}>
    <MethodList />
  </InformationLayout>
);

export default PaymentMethodPage;
