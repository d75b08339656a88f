import type { ReactElement } from "react";
import { AccountLayout } from "../../features/account/AccountLayout.tsx";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "My account",
  description: "What an account holds, with Asha's as the example.",
};

const DemoAccount = serverIsland("DemoAccount", () => import("./DemoAccount.island.tsx"));

/** A sample account that saves nothing (PROF-08, PROF-17 to PROF-20). */
const MyAccountPage = (): ReactElement => (
  <AccountLayout title="My Account">
    <DemoAccount />
  </AccountLayout>
);

export default MyAccountPage;
