import { Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { Page } from "../../frame/Page.tsx";
import { useSession } from "../../platform/session.tsx";

/** The first page. */
export const StartPage = (): ReactElement => {
  const { staff } = useSession();
  return (
    <Page title="Today">
      <Text>{`Signed in as ${staff.name}.`}</Text>
    </Page>
  );
};
