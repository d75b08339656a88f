import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/serverIsland.tsx";
import { InformationFrame } from "../information/InformationFrame.tsx";

const MethodList = serverIsland("paymentMethods", () => import("./MethodList.tsx"));

/** The page of payment methods (INFO-12 to INFO-20). */
const PaymentMethodPage = (): ReactElement => (
  <InformationFrame title="Payment Method" text={intros.payment}>
    <MethodList />
  </InformationFrame>
);

export default PaymentMethodPage;
