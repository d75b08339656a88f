import { Button, ButtonLink, Container, ErrorState, Inline } from "@pallu/ui";
import { useEffect } from "react";
import type { ReactElement } from "react";

const reload = (): void => window.location.reload();

/** Loads the document again, which also reads everything again that the page shows. */
export const ReloadButton = (): ReactElement => <Button onClick={reload}>Retry</Button>;

interface FailureProps {
  title: string;
  message: string;
}

const Failure = ({ title, message }: FailureProps): ReactElement => {
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <Container>
      <ErrorState
        level={1}
        title={title}
        message={message}
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

/** Shown when a page's chunk cannot be loaded. */
export const ChunkLoadError = (): ReactElement => (
  <Failure
    title="This page could not be loaded"
    message="It opens as soon as there is a connection."
  />
);

/** Shown when a component of the page throws. */
export const PageFailure = (): ReactElement => (
  <Failure
    title="This page could not be shown"
    message="Something went wrong on our side. Please try again."
  />
);
