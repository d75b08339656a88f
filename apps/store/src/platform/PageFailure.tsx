import { Button, ButtonLink, Container, ErrorState, Inline } from "@pallu/ui";
import { useEffect } from "react";
import type { ReactElement } from "react";

const reload = (): void => window.location.reload();

/** Loads the document again, which also reads everything again that the page shows. */
export const ReloadButton = (): ReactElement => <Button onClick={reload}>Retry</Button>;

/** Shown in place of a page whose chunk cannot be loaded, or one of whose components throws. */
export const PageFailure = (): ReactElement => {
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <Container>
      <ErrorState
        level={1}
        title="This page could not be loaded"
        message="Please try again. Without a connection, it opens as soon as there is one."
        action={
          <Inline>
            <ReloadButton />
            <ButtonLink href="/" variant="secondary">
              Back To Home
            </ButtonLink>
          </Inline>
        }
      />
    </Container>
  );
};
