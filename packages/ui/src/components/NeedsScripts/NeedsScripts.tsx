import type { ReactElement } from "react";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { Text } from "../Text/Text.tsx";

export const needsScriptsLabels: Messages["needsScripts"] = {
  text: "This needs JavaScript. Please switch it on in your browser.",
};

export interface NeedsScriptsProps extends RootProps<"noscript", "children"> {
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["needsScripts"]>;
}

/** Says that what follows needs JavaScript. Only browsers without it show the text, and only servers render it. */
export const NeedsScripts = ({ labels, ...rest }: NeedsScriptsProps): ReactElement => (
  <noscript {...rest}>
    <Text size="small">{useLabels("needsScripts", needsScriptsLabels, labels).text}</Text>
  </noscript>
);
