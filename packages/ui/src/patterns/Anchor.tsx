import type { ReactElement } from "react";
import { useLinkComponent } from "../provider/UiProvider.tsx";
import type { LinkComponentProps } from "../provider/UiProvider.tsx";

/** An unstyled link. */
export const Anchor = (props: LinkComponentProps): ReactElement => {
  const LinkComponent = useLinkComponent();
  return <LinkComponent {...props} />;
};
