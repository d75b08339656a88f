import { ButtonLink, Container, ErrorState, Inline } from "@pallu/ui";
import { useEffect } from "react";
import type { ReactElement } from "react";
import { RetryButton } from "./Retry.tsx";

/** Not while somebody types, which the search of the header allows. */
const reload = (): void => {
  if (!(document.activeElement instanceof HTMLInputElement)) window.location.reload();
};

/** Replaces a page whose chunk cannot be loaded or that throws. Reloads when the browser is online. */
export const PageFailure = (): ReactElement => {
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <Container>
      <ErrorState
        headingLevel={1}
        title="This page could not be loaded"
        message="Please try again. Without a connection, it opens as soon as there is one."
        action={
          <Inline>
            <RetryButton />
            <ButtonLink href="/" variant="secondary">
              Back To Home
            </ButtonLink>
          </Inline>
        }
      />
    </Container>
  );
};
