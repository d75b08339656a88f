import type { ReactElement } from "react";
import type { PageMeta } from "../../platform/routing/route.ts";
import { NotFound } from "../../sections/NotFound.tsx";

export const meta: PageMeta = {
  title: "Page not found",
  description: "There is no page at this address.",
  status: 404,
};

/** The page of unknown paths. */
const NotFoundPage = (): ReactElement => <NotFound />;

export default NotFoundPage;
