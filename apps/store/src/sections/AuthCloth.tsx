import type { ReactElement } from "react";
import { DemoAuthCloth } from "../demo/AuthCloth.tsx";
import { useOwn } from "../platform/shop/ownShop.ts";

/** A cloth beside the account forms of the demo. */
export const AuthCloth = (): ReactElement | null => (useOwn() ? null : <DemoAuthCloth />);
