import type { ReactElement } from "react";
import { useLinkComponent } from "../provider/UiProvider.tsx";
import type { LinkComponentProps } from "../provider/UiProvider.tsx";

/** A link without a look of its own, for cards, bars and banners that bring theirs. */
export function Anchor(props: LinkComponentProps): ReactElement {
  const LinkComponent = useLinkComponent();
  return <LinkComponent {...props} />;
}
