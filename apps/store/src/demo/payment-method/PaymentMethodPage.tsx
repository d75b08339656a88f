import type { ReactElement } from "react";
import { intros } from "@pallu/demo/content/intros.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = { title: "Payment", description: "Seven ways to pay." };

const MethodList = serverIsland("MethodList", () => import("./MethodList.island.tsx"));

const PaymentMethodPage = (): ReactElement => (
  <PageTop title="Payment Method" text={intros.payment}>
    <MethodList />
  </PageTop>
);

export default PaymentMethodPage;
