import { ButtonLink } from "@pallu/ui";
import { NotFoundPanel } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { PageSection } from "../platform/ui/PageSection.tsx";
import { MoreToSee } from "./MoreToSee.tsx";

/** What stands on a page that does not exist. Sends no request (INFO-37 to INFO-39). */
export const NotFound = (): ReactElement => (
  <>
    <NotFoundPanel
      title="Oops Sorry ! Page not found"
      text="The thread ends here: there is nothing at this address."
      actions={
        <ButtonLink href="/" size="large">
          Go Back To Home
        </ButtonLink>
      }
    />
    <PageSection size="small">
      <MoreToSee />
    </PageSection>
  </>
);
