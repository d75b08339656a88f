import { ButtonLink } from "@pallu/ui";
import { NotFoundPanel } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { MoreToSee } from "../../sections/MoreToSee.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Page not found",
  description: "There is no page at this address.",
  status: 404,
};

/** The page of unknown paths. Sends no request (INFO-37 to INFO-39). */
const NotFoundPage = (): ReactElement => (
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

export default NotFoundPage;
