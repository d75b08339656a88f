import { ButtonLink, NotFoundPanel } from "@pallu/ui";
import type { ReactElement } from "react";

/** The page of unknown paths. Sends no request (INFO-37 to INFO-39). */
const NotFoundPage = (): ReactElement => (
  <NotFoundPanel
    title="Oops Sorry ! Page not found"
    text="The thread ends here: there is nothing at this address."
    actions={
      <ButtonLink href="/" size="large">
        Go Back To Home
      </ButtonLink>
    }
  />
);

export default NotFoundPage;
