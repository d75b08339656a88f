import { Link } from "@pallu/ui";
import type { ReactElement } from "react";

/** Reloads the page without JavaScript. Beside a loading text, because then nothing is loading: a read of the server failed. */
export const ReloadLink = (): ReactElement => (
  <noscript>
    <Link href="">Retry</Link>
  </noscript>
);
