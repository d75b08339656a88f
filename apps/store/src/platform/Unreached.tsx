import { Button, Container, ErrorState } from "@pallu/ui";
import { useEffect } from "react";
import type { ReactElement } from "react";

const reload = (): void => window.location.reload();

/** In place of a page whose code did not come, as without a network; it opens by itself when there is one again. */
export const Unreached = (): ReactElement => {
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <Container>
      <ErrorState
        level={1}
        title="This page could not be loaded"
        message="It opens as soon as there is a connection."
        action={<Button onClick={reload}>Retry</Button>}
      />
    </Container>
  );
};
