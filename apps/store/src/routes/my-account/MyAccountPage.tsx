import type { ReactElement } from "react";
import { AccountFrame } from "../../features/account/AccountFrame.tsx";
import { serverIsland } from "../../platform/serverIsland.tsx";

const DemoAccount = serverIsland("demoAccount", () => import("./DemoAccount.tsx"));

/** A sample account that saves nothing (PROF-08, PROF-17 to PROF-20). */
const MyAccountPage = (): ReactElement => (
  <AccountFrame title="My Account">
    <DemoAccount />
  </AccountFrame>
);

export default MyAccountPage;
