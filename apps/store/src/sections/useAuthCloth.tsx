import type { ReactElement } from "react";
import { DemoAuthCloth } from "../demo/AuthCloth.tsx";
import { useOwn } from "../platform/shop/ownShop.ts";

/** Returns a cloth beside the account forms of the demo. A shop of one's own has none. */
export const useAuthCloth = (): ReactElement | undefined =>
  useOwn() ? undefined : <DemoAuthCloth />;
