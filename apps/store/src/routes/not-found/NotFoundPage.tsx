import { NotFound } from "@pallu/ui";
import type { ReactElement } from "react";

/** Every unknown path (GLB-12, INFO-37, INFO-38); the page makes no call of its own (INFO-39). */
const NotFoundPage = (): ReactElement => (
  <NotFound
    title="Oops Sorry ! Page not found"
    text="The address may be mistyped, or the page has moved on."
    action={{ label: "Go Back To Home", href: "/" }}
  />
);

export default NotFoundPage;
